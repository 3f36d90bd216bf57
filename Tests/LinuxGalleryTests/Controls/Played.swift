import Foundation
import GalleryModel
import XCTest

@testable import LinuxGallery

/// A stage in a window that shows a scene, follows what happens on it, and keeps count of that.
@MainActor final class Played<Subject: ViewableControl> {
  private(set) var scene: Scene<Subject>
  private(set) var happenings: [Happening] = []
  /// What a person changed near the control.
  private(set) var propChanges: [AnyScene] = []
  let stage: Stage
  private let showcase: Showcase

  /// Shows the specimen, edited, in a setting in which nothing moves.
  init(
    _ type: Subject.Type = Subject.self, in setting: Setting = Setting(),
    edit: (inout Scene<Subject>) throws -> Void
  ) rethrows {
    GalleryStyle.load()
    var scene = Subject.specimen(in: setting)
    scene.setting.isAnimated = false
    try edit(&scene)
    self.scene = scene
    let relay = Relay<Subject>()
    stage = Stage(
      fits: false, happened: { relay.played?.happened($0) },
      propChanged: { relay.played?.propChanges.append($0) })
    stage.show(AnyScene(scene))
    showcase = Showcase(
      stage.widget, width: Int(scene.setting.width), height: Int(scene.setting.height))
    relay.played = self
  }

  /// Shows the specimen as it is.
  convenience init(_ type: Subject.Type = Subject.self, in setting: Setting = Setting()) {
    self.init(type, in: setting) { _ in }
  }

  private func happened(_ happening: Happening) {
    happenings.append(happening)
    guard let next = happening.scene.scene(of: Subject.self) else { return }
    scene = next
    stage.show(happening.scene)
  }

  var window: Window { showcase.window.widget }
  var device: Box { stage.device.widget }

  /// The events since last asked, in words.
  func takeEvents() -> [String] {
    defer { happenings = [] }
    return happenings.map(\.event)
  }

  /// Edits the scene and shows it.
  func edit(_ change: (inout Scene<Subject>) throws -> Void) rethrows {
    try change(&scene)
    stage.show(AnyScene(scene))
  }

  /// Does an event by the widgets.
  func perform(_ event: Subject.Event) {
    (stage.typedView as? Subject.View)?.perform(event)
  }

  /// What is drawn, in the room that there is now.
  func rendering() throws -> Rendering {
    stage.widget.layOutNow()
    return try XCTUnwrap(stage.measure(withPixels: true))
  }

  func part(_ id: PartID) throws -> Rendering.Part {
    try XCTUnwrap(try rendering().part(id), "There is no part \(id).")
  }
}

/// Lets a stage tell what happens to those who made it.
@MainActor private final class Relay<Subject: ViewableControl> {
  weak var played: Played<Subject>?
}

/// Real input, by way of the display.
@MainActor enum Hands {
  /// Presses and lets go at a place of a window that stands in the screen's corner.
  static func click(_ x: Double, _ y: Double) throws {
    try run("mousemove", text(x), text(y), "click", "1")
  }

  /// Presses, moves sideways by this distance in small steps, and lets go.
  static func drag(from x: Double, _ y: Double, by distance: Double) throws {
    var arguments = ["mousemove", text(x), text(y), "mousedown", "1"]
    for step in 1...6 {
      arguments += ["mousemove", text(x + distance * Double(step) / 6), text(y), "sleep", "0.01"]
    }
    try run(arguments + ["mouseup", "1"])
  }

  /// Presses at a place and does not let go.
  static func hold(_ x: Double, _ y: Double) throws {
    try run("mousemove", text(x), text(y), "mousedown", "1")
  }

  /// Lets go of what was held.
  static func release() throws { try run("mouseup", "1") }

  /// Gives the keyboard to the only window, which is not done by anybody on a bare display.
  static func takeKeyboard(to window: Window) throws {
    try run(
      "search", "--sync", "--onlyvisible", "--pid",
      "\(ProcessInfo.processInfo.processIdentifier)", "windowfocus")
    XCTAssertTrue(wait { window.isActive }, "The window did not get the keyboard.")
  }

  /// Presses keys one after another, such as "ctrl+z".
  static func press(_ keys: String...) throws {
    try run(["key", "--clearmodifiers", "--delay", "5"] + keys)
  }

  /// Types a text.
  static func type(_ text: String) throws { try run("type", "--delay", "5", text) }

  static func text(_ number: Double) -> String { "\(Int(number.rounded()))" }

  /// Lets the window hear what was done until a condition holds.
  static func wait(until condition: () -> Bool) -> Bool {
    MainLoop.run(atMost: 5, until: condition)
  }

  static func run(_ arguments: String...) throws { try run(arguments) }

  static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdotool"] + arguments
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, "Is xdotool installed?")
  }
}
