import CGtk
import GalleryModel
import XCTest

@testable import LinuxGallery

/// A wheel in a window, with an owner that shows whatever was turned to.
@MainActor final class WheelStand {
  let view: WheelView
  /// What the owner was told, in order.
  var turns: [Int] = []
  /// What the owner makes of the row that was turned to.
  var answer: @MainActor (inout Wheel, Int) -> Void = { $0.selection = $1 }
  private(set) var wheel: Wheel
  private var look: WheelLook
  private let rowHeight: Double
  let root = Box(.vertical)
  private let appearance: SubtreeAppearance
  private let font: StyleSheet
  private let showcase: Showcase

  init(
    _ wheel: Wheel, look: WheelLook = WheelLook(),
    variant: SubtreeAppearance.Variant = .light, textScale: Double = 1, width: Int? = nil
  ) {
    GalleryStyle.load()
    self.wheel = wheel
    self.look = look
    rowHeight = WheelLook.rowHeight * textScale
    font = StyleSheet(
      ".wheel-stand { font-size: \(17 * textScale)px; }",
      priority: StyleSheet.applicationPriority - 1)
    let relay = Relay()
    view = WheelView { relay.stand?.turned($0) }
    view.show(wheel, look: look, rowHeight: rowHeight)
    root.addClass("device", "background", "wheel-stand")
    root.setSizeRequest(width: width ?? 200)
    root.append(view.widget)
    if width != nil { view.widget.horizontalAlignment = .fill }
    appearance = SubtreeAppearance(of: root)
    appearance.set(variant)
    root.align(.start, .start)
    showcase = Showcase(root, width: 300, height: 300)
    relay.stand = self
    _ = window.waitForFrame()
  }

  private func turned(_ row: Int) {
    turns.append(row)
    answer(&wheel, row)
    view.show(wheel, look: look, rowHeight: rowHeight)
  }

  var window: Window { showcase.window.widget }

  func show(_ edit: (inout Wheel, inout WheelLook) throws -> Void) rethrows {
    try edit(&wheel, &look)
    view.show(wheel, look: look, rowHeight: rowHeight)
    appearance.apply()
    _ = window.waitForFrame()
  }

  func takeTurns() -> [Int] {
    defer { turns = [] }
    return turns
  }

  /// The parts as drawn now, with colours.
  func rendering() throws -> Rendering {
    root.layOutNow()
    let picture = try Picture(of: root)
    let parts = view.parts(0, on: Surface(root: AnyWidget(root), picture: picture))
    return Rendering(room: Rect(x: 0, y: 0, width: 0, height: 0), parts: parts)
  }

  func part(_ name: String) throws -> Rendering.Part {
    try XCTUnwrap(try rendering().part(PartID("\(name).0")), "There is no part \(name).")
  }

  /// The positions of the wheel in all frames until it rests, with the times of the frames.
  func positionsUntilRest() -> [(time: Double, position: Double)] {
    var frames: [(time: Double, position: Double)] = []
    guard let clock = window.frameClock else { return [] }
    let handler = clock.afterLayout { [view] in
      frames.append((clock.frameTime, view.rows.position))
    }
    defer { handler.disconnect() }
    XCTAssertTrue(MainLoop.run(atMost: 10) { !view.isMoving }, "The wheel does not come to rest.")
    return frames
  }

  /// A controller that the wheel listens with; throws if it does not.
  func controller(_ type: String) throws -> AnyController {
    let found = view.widget.controllers.last { $0.phase != .none && $0.typeName == type }
    guard let found else { throw DeafWheel(to: type) }
    return found
  }

  struct DeafWheel: Error {
    let to: String
  }

  /// Presses keys, as their signal says it.
  func press(_ keys: String...) throws {
    let keyboard = try controller("GtkEventControllerKey")
    for key in keys {
      keyboard.emit("key-pressed", .int(Int(gdk_keyval_from_name(key))), .int(0), .int(0))
    }
  }

  /// Scrolls, as its signal says it; returns whether the wheel took it.
  func scroll(_ distance: Double) throws -> Bool {
    try controller("GtkEventControllerScroll").emit("scroll", .double(0), .double(distance))
  }

  /// Drags and rests before letting go, as the signals say it.
  func drag(_ distance: Double) throws {
    let gesture = try controller("GtkGestureDrag")
    gesture.emit("drag-begin", .double(0), .double(0))
    gesture.emit("drag-update", .double(0), .double(distance))
    gesture.emit("drag-end", .double(0), .double(distance))
  }

  @MainActor private final class Relay {
    weak var stand: WheelStand?
  }
}

extension Wheel {
  /// Hours from 0 to 23, with leading zeros.
  static func hours(_ selection: Int? = 9) -> Wheel {
    let digits: @Sendable (Int) -> String = { $0 < 10 ? "0\($0)" : "\($0)" }
    var wheel = Wheel("Hour", count: 24, selection: selection, widest: ["00"], text: digits)
    wheel.numbers = (0, 1)
    return wheel
  }

  static func words(_ words: [String], selection: Int? = 0) -> Wheel {
    Wheel("City", count: words.count, selection: selection, widest: words) { words[$0] }
  }
}
