import XCTest

@testable import LinuxGallery

final class OwnershipTests: GtkTestCase {
  func testAnOwnedWidgetIsFreedWithItsHandlersAndWhatTheyCaptured() {
    MainActor.assumeIsolated {
      let (witness, captured) = makeAndDrop()
      XCTAssertTrue(witness.isFinalized, "The widget is still alive after its owner.")
      XCTAssertNil(captured.value, "The handler's closure is still alive after its widget.")
    }
  }

  func testAnOwnedWidgetLeavesEveryKindOfContainer() {
    MainActor.assumeIsolated {
      let places: [(String, (AnyWidget) -> AnyWidget)] = [
        ("box", { child in filled(Box(.vertical)) { $0.append(child) } }),
        ("grid", { child in filled(Grid()) { $0.attach(child, column: 0, row: 0) } }),
        ("fixed", { child in filled(Fixed()) { $0.put(child, x: 1, y: 2) } }),
        ("list", { child in filled(ListBox()) { $0.append(child) } }),
        ("stack", { child in filled(Stack()) { $0.add(child, name: "page") } }),
        ("overlay", { child in AnyWidget(Overlay(child: child)) }),
        ("overlaid", { child in filled(Overlay()) { $0.add(child) } }),
        ("paned", { AnyWidget(Paned(.horizontal, start: $0, end: Label("end"))) }),
        ("scrolled", { AnyWidget(ScrolledWindow(child: $0)) }),
        ("button", { AnyWidget(Button(child: $0)) }),
        ("revealer", { AnyWidget(Revealer($0)) }),
        ("popover", { AnyWidget(Popover(child: $0)) }),
        ("window", { child in filled(Window()) { $0.child = child } }),
        ("row", { AnyWidget(ListBoxRow(child: $0)) }),
        ("titlebar", { child in filled(Window()) { $0.setTitlebar(child) } }),
        ("end of paned", { AnyWidget(Paned(.vertical, start: Label("start"), end: $0)) }),
        ("header", { child in filled(HeaderBar()) { $0.packEnd(child) } }),
      ]
      for (name, place) in places {
        let (container, witness) = put(in: place)
        XCTAssertTrue(witness.isFinalized, "The \(name) still holds the widget.")
        withExtendedLifetime(container) {}
      }
    }
  }

  func testAPopoverForgetsAChildThatIsGone() {
    MainActor.assumeIsolated {
      let popover = Owned(Popover())
      var child: Owned<Label>? = Owned(Label("child"))
      popover.widget.child = child.map { AnyWidget($0.widget) }
      XCTAssertNotNil(popover.widget.child)
      child = nil
      XCTAssertNil(popover.widget.child)
    }
  }

  func testAnOwnedWindowIsDestroyedThoughGTKHoldsIt() {
    MainActor.assumeIsolated {
      var showcase: Showcase? = Showcase(Label("text"))
      let witness = (showcase?.window.widget).map { FinalizationWitness($0) }
      XCTAssertEqual(witness?.isFinalized, false)
      showcase = nil
      MainLoop.run(atMost: 5) { witness?.isFinalized == true }
      XCTAssertEqual(witness?.isFinalized, true)
    }
  }

  func testAWeakWidgetEndsWithTheWidget() {
    MainActor.assumeIsolated {
      var label: Owned<Label>? = Owned(Label("text"))
      let weak = label.map { WeakWidget($0.widget) }
      XCTAssertEqual(weak?.widget?.text, "text")
      label = nil
      XCTAssertNil(weak?.widget)
    }
  }

  func testAWitnessMayGoBeforeItsObject() {
    MainActor.assumeIsolated {
      let label = Owned(Label("text"))
      for _ in 0..<100 { XCTAssertFalse(FinalizationWitness(label.widget).isFinalized) }
    }
  }

  func testADrawingClosureIsFreedWithItsArea() {
    MainActor.assumeIsolated {
      @MainActor func make() -> WeakValue {
        let captured = Captured()
        let area = Owned(DrawingArea { _ in captured.count += 1 })
        return withExtendedLifetime(area) { WeakValue(captured) }
      }
      XCTAssertNil(make().value)
    }
  }

  func testMenusAndActionsAreFreed() {
    MainActor.assumeIsolated {
      @MainActor func make() -> (WeakValue, FinalizationWitness) {
        let captured = Captured()
        let window = Owned(Box(.vertical))
        let group = ActionGroup(on: window.widget, prefix: "stage")
        let action = group.addAction("count") { captured.count += 1 }
        XCTAssertTrue(window.widget.activateAction("stage.count"))
        XCTAssertEqual(captured.count, 1)
        return (WeakValue(captured), FinalizationWitness(action))
      }
      let (captured, witness) = make()
      XCTAssertTrue(witness.isFinalized)
      XCTAssertNil(captured.value)
    }
  }
}

@MainActor private func filled<Widget: WidgetWrapper>(
  _ container: Widget, _ fill: (Widget) -> Void
) -> AnyWidget {
  fill(container)
  return AnyWidget(container)
}

@MainActor private func makeAndDrop() -> (FinalizationWitness, WeakValue) {
  let captured = Captured()
  let button = Owned(Button(label: "Go"))
  button.widget.onClicked { captured.count += 1 }
  button.widget.click()
  XCTAssertEqual(captured.count, 1)
  return (FinalizationWitness(button.widget), WeakValue(captured))
}

/// Makes a container with an owned child, lets the child's owner go and keeps the container.
@MainActor private func put(
  in place: (AnyWidget) -> AnyWidget
) -> (Owned<AnyWidget>, FinalizationWitness) {
  let child = Owned(Label("child"))
  let container = Owned(place(AnyWidget(child.widget)))
  return (container, FinalizationWitness(child.widget))
}
