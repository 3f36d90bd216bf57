import Foundation

exit(
  Program.run(
    CommandLine.arguments,
    on: Display(observe: RenderedStage.observe, show: GalleryApp.show)))
