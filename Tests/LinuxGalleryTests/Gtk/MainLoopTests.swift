import XCTest

@testable import LinuxGallery

final class MainLoopTests: GtkTestCase {
  func testATimerFiresOnceAndEnds() {
    MainActor.assumeIsolated {
      var count = 0
      let timer = MainLoop.after(0.001) { count += 1 }
      XCTAssertEqual(MainLoop.liveSources, 1)
      XCTAssertTrue(MainLoop.run(atMost: 5) { count == 1 })
      XCTAssertEqual(MainLoop.liveSources, 0)
      XCTAssertFalse(timer.isLive)
      timer.cancel()
    }
  }

  func testARepeatingTimerEndsWhenItSaysSo() {
    MainActor.assumeIsolated {
      var count = 0
      let timer = MainLoop.every(0.001) {
        count += 1
        return count < 3
      }
      XCTAssertTrue(MainLoop.run(atMost: 5) { !timer.isLive })
      XCTAssertEqual(count, 3)
      XCTAssertEqual(MainLoop.liveSources, 0)
    }
  }

  func testCancellingAndLettingGoEndATimer() {
    MainActor.assumeIsolated {
      var count = 0
      let cancelled = MainLoop.after(0) { count += 1 }
      var dropped: LoopSource? = MainLoop.idle { count += 1 }
      XCTAssertEqual(MainLoop.liveSources, 2)
      cancelled.cancel()
      XCTAssertEqual(MainLoop.liveSources, 1)
      XCTAssertEqual(dropped?.isLive, true)
      dropped = nil
      XCTAssertEqual(MainLoop.liveSources, 0)
      MainLoop.drain()
      XCTAssertEqual(count, 0)
    }
  }

  func testASourceThatEndedKeepsNothingAlive() {
    MainActor.assumeIsolated {
      let (fired, firedCapture) = makeTimer()
      let (cancelled, cancelledCapture) = makeTimer()
      cancelled.cancel()
      XCTAssertNil(cancelledCapture.value)
      XCTAssertTrue(MainLoop.run(atMost: 5) { !fired.isLive })
      XCTAssertNil(firedCapture.value)
    }
  }

  func testATimerMayCancelItselfWhileItIsCalled() {
    MainActor.assumeIsolated {
      var timer: LoopSource?
      var count = 0
      timer = MainLoop.every(0.001) {
        count += 1
        timer?.cancel()
        return true
      }
      XCTAssertTrue(MainLoop.run(atMost: 5) { MainLoop.liveSources == 0 })
      XCTAssertEqual(count, 1)
    }
  }

  func testATickFollowsFramesAndEndsWithItsWidget() {
    MainActor.assumeIsolated {
      var showcase: Showcase? = Showcase(Label("text"))
      var times: [Double] = []
      let tick = showcase?.window.widget.onTick {
        times.append($0)
        return true
      }
      XCTAssertTrue(MainLoop.run(atMost: 5) { times.count >= 3 })
      XCTAssertEqual(times, times.sorted())
      XCTAssertEqual(MainLoop.liveSources, 1)
      showcase = nil
      XCTAssertTrue(
        MainLoop.run(atMost: 5) { MainLoop.liveSources == 0 }, "The tick outlived its widget.")
      XCTAssertEqual(tick?.isLive, false)
      tick?.cancel()
    }
  }

  func testATickThatIsLetGoOfEnds() {
    MainActor.assumeIsolated {
      let showcase = Showcase(Label("text"))
      var tick: LoopSource? = showcase.window.widget.onTick { _ in true }
      XCTAssertEqual(tick?.isLive, true)
      tick = nil
      XCTAssertEqual(MainLoop.liveSources, 0)
    }
  }

  func testWaitingIsBounded() {
    MainActor.assumeIsolated {
      XCTAssertFalse(MainLoop.run(atMost: 0.01) { false })
      var isIdleCalled = false
      let idle = MainLoop.idle { isIdleCalled = true }
      XCTAssertTrue(MainLoop.run(atMost: 5) { true })
      XCTAssertFalse(isIdleCalled, "What holds already must not run the loop.")
      idle.cancel()
    }
  }

  func testLayoutIsSettledWhenItsHookIsCalled() {
    MainActor.assumeIsolated {
      let label = Label("short")
      label.align(.start, .start)
      let showcase = Showcase(label)
      let before = label.size.width
      var widths: [Double] = []
      let hook = showcase.window.widget.frameClock?.afterLayout { widths.append(label.size.width) }
      label.text = "a text that is much longer"
      XCTAssertTrue(showcase.window.widget.waitForFrame())
      hook?.disconnect()
      XCTAssertGreaterThan(widths.last ?? 0, before)
    }
  }
}

@MainActor private func makeTimer() -> (LoopSource, WeakValue) {
  let captured = Captured()
  return (MainLoop.after(0.001) { captured.count += 1 }, WeakValue(captured))
}
