import Foundation

if let rows = WheelMeasurement.rows { exit(WheelMeasurement.run(rows: rows)) }

exit(
  Program.run(
    CommandLine.arguments,
    on: Display(observe: RenderedStage.observe, show: GalleryApp.show)))
