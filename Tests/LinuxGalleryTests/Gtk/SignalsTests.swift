import XCTest

@testable import LinuxGallery

final class SignalsTests: GtkTestCase {
  func testDeliversArgumentsAndAnswers() {
    MainActor.assumeIsolated {
      let toggle = Owned(SwitchWidget())
      var asked: [Bool] = []
      toggle.widget.onStateSet {
        asked.append($0)
        return true
      }
      toggle.widget.isActive = true
      XCTAssertEqual(asked, [true])
      XCTAssertFalse(toggle.widget.state, "The handler said that it sets the state itself.")
      toggle.widget.state = true
      XCTAssertTrue(toggle.widget.state)
    }
  }

  func testBlockedHandlersDoNotEcho() {
    MainActor.assumeIsolated {
      let button = Owned(ToggleButton(label: "Bold"))
      var heard: [Bool] = []
      let handler = button.widget.onToggled { heard.append($0) }
      handler.withBlocked { button.widget.isActive = true }
      XCTAssertEqual(heard, [])
      button.widget.isActive = false
      XCTAssertEqual(heard, [false])
    }
  }

  func testSeveralHandlersCanBeBlockedTogether() {
    MainActor.assumeIsolated {
      let entry = Owned(Entry())
      var count = 0
      let handlers = [
        entry.widget.onChanged { _ in count += 1 }, entry.widget.onNotify("text") { count += 1 },
      ]
      withBlocked(handlers) { entry.widget.text = "quiet" }
      XCTAssertEqual(count, 0)
      entry.widget.text = ""
      XCTAssertGreaterThanOrEqual(count, 2)
    }
  }

  func testDisconnectingEndsTheHandlerAndFreesItsClosure() {
    MainActor.assumeIsolated {
      let button = Owned(Button(label: "Go"))
      let (handler, captured) = connectCapturing(button.widget)
      XCTAssertNotNil(captured.value)
      handler.disconnect()
      XCTAssertFalse(handler.isConnected)
      button.widget.click()
      XCTAssertNil(captured.value, "The closure of an ended connection must be let go of.")
      handler.disconnect()
    }
  }

  func testAHandlerMayEndItselfWhileItIsCalled() {
    MainActor.assumeIsolated {
      let button = Owned(Button(label: "Once"))
      var handler: SignalHandler?
      var count = 0
      handler = button.widget.onClicked {
        count += 1
        handler?.disconnect()
      }
      button.widget.click()
      button.widget.click()
      XCTAssertEqual(count, 1)
    }
  }

  func testTheHandlerOutlivesItsObjectHarmlessly() {
    MainActor.assumeIsolated {
      var button: Owned<Button>? = Owned(Button(label: "Gone"))
      let handler = button?.widget.onClicked {}
      button = nil
      XCTAssertEqual(handler?.isConnected, false)
      handler?.disconnect()
      XCTAssertEqual(handler?.withBlocked { 7 }, 7)
    }
  }

  func testEmissionTakesTheSamePathAsAGesture() {
    MainActor.assumeIsolated {
      let area = Owned(Box(.vertical))
      let click = ClickGesture(on: area.widget)
      var pressed: [Double] = []
      click.onPressed { count, x, y in pressed += [Double(count), x, y] }
      click.emit("pressed", .int(2), .double(3.5), .double(-4))
      XCTAssertEqual(pressed, [2, 3.5, -4])

      let keys = KeyController(on: area.widget)
      var names: [String] = []
      keys.onPressed { name, modifiers in
        names.append(name)
        return modifiers.contains(.controlMask)
      }
      XCTAssertFalse(keys.press("Left"))
      XCTAssertTrue(keys.press("z", .controlMask))
      XCTAssertEqual(names, ["Left", "z"])
    }
  }

  func testWrongRequestsAreReportedAndDoNothing() {
    MainActor.assumeIsolated {
      let button = Owned(Button(label: "Go"))
      let messages = LogWatch.messages {
        button.widget.emit("no-such-signal")
        button.widget.emit("clicked", .int(1))
        button.widget.setProperty("no-such-property", to: .bool(true))
      }
      XCTAssertEqual(messages.count, 3)
      XCTAssertTrue(messages.allSatisfy(\.isCritical))
    }
  }
}

/// Something that a closure can capture.
final class Captured {
  var count = 0
}

/// Looks at something without keeping it.
final class WeakValue {
  weak var value: AnyObject?

  init(_ value: AnyObject) { self.value = value }
}

@MainActor private func connectCapturing(
  _ button: Button
) -> (SignalHandler, WeakValue) {
  let witness = Captured()
  return (button.onClicked { witness.count += 1 }, WeakValue(witness))
}
