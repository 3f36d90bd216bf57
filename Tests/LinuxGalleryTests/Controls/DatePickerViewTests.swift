import GalleryModel
import XCTest

@testable import LinuxGallery

/// What is particular about wheels of dates and times.
final class DatePickerViewTests: GtkTestCase {
  func testEachModeHasItsWheelsInTheOrderOfTheRegion() throws {
    try MainActor.assumeIsolated {
      let regions = [
        "en_US", "en_GB", "de_DE", "ja_JP", "ko_KR", "zh_Hans_CN", "ar_EG", "fa_IR", "th_TH",
      ]
      for mode in DateWheels.Mode.allCases {
        for region in regions {
          for direction in ReadingDirection.allCases {
            let played = Played(DatePicker.self) { scene in
              _ = scene.subject.receive(.setMode(mode), in: scene.setting)
              _ = scene.subject.receive(.setLocale(region), in: scene.setting)
              scene.setting.direction = direction
            }
            try proveWheels(of: played, "\(mode) in \(region), \(direction)")
          }
        }
      }
    }
  }

  func testHourAndDayPeriodAreOneClock() throws {
    try MainActor.assumeIsolated {
      let played = Played(DatePicker.self) { scene in
        _ = scene.subject.receive(.set(Moment(day: 20_524, minute: 11 * 60)), in: scene.setting)
      }
      let parts = played.scene.subject.dates.parts
      let hour = try XCTUnwrap(parts.firstIndex(of: .hour))
      let period = try XCTUnwrap(parts.firstIndex(of: .dayPeriod))
      XCTAssertEqual(try played.part(WheelPanel.selectedPart(hour)).text, "11")
      XCTAssertEqual(try played.part(WheelPanel.selectedPart(period)).text, "AM")
      played.perform(.roll(wheel: hour, by: 1))
      XCTAssertEqual(try played.part(WheelPanel.selectedPart(hour)).text, "12")
      XCTAssertEqual(try played.part(WheelPanel.selectedPart(period)).text, "PM")
      played.perform(.roll(wheel: hour, by: -1))
      XCTAssertEqual(try played.part(WheelPanel.selectedPart(period)).text, "AM")
    }
  }

  func testAShortMonthShowsNoDayThatItDoesNotHave() throws {
    try MainActor.assumeIsolated {
      let played = try Played(DatePicker.self) { scene in
        _ = scene.subject.receive(.setMode(.date), in: scene.setting)
        _ = scene.subject.receive(
          .set(try Moment("2026-01-31 09:40")), in: scene.setting)
      }
      let parts = played.scene.subject.dates.parts
      let month = try XCTUnwrap(parts.firstIndex(of: .month))
      let day = try XCTUnwrap(parts.firstIndex(of: .dayOfMonth))
      played.perform(.roll(wheel: month, by: 1))
      XCTAssertEqual(try played.part(WheelPanel.selectedPart(day)).text, "28")
      XCTAssertEqual(try played.part(WheelPanel.belowPart(day)).text, "1")
      played.perform(.roll(wheel: month, by: 1))
      XCTAssertEqual(try played.part(WheelPanel.selectedPart(day)).text, "28")
    }
  }

  func testAnUnevenMinuteStepIsShownAsItLooks() throws {
    try MainActor.assumeIsolated {
      let played = try Played(DatePicker.self) { scene in
        DatePicker.violation(of: "date-picker.minute-step-divides-60")?(&scene)
        _ = scene.subject.receive(.set(try Moment("2026-03-12 09:59")), in: scene.setting)
      }
      let minute = try XCTUnwrap(played.scene.subject.dates.parts.firstIndex(of: .minute))
      XCTAssertEqual(try played.part(WheelPanel.selectedPart(minute)).text, "56")
      XCTAssertEqual(try played.part(WheelPanel.abovePart(minute)).text, "49")
      XCTAssertEqual(try played.part(WheelPanel.belowPart(minute)).text, "00")
    }
  }

  func testWhatCannotBeChosenIsRolledBackTo() throws {
    try MainActor.assumeIsolated {
      let played = try Played(DatePicker.self) { scene in
        let property = try XCTUnwrap(
          Scene<DatePicker>.properties.first { $0.id == "maximum" })
        try property.write(&scene, .text("2026-03-12 18:00"))
      }
      played.perform(.roll(wheel: 0, by: 3))
      XCTAssertEqual(played.scene.subject.dates.moment.day, 20_524)
      XCTAssertEqual(try played.part(WheelPanel.selectedPart(0)).text, "Thu, Mar 12")
    }
  }

  func testEveryTurnLeadsWhereTheModelGoes() throws {
    MainActor.assumeIsolated {
      for mode in DateWheels.Mode.allCases {
        for wheel in 0..<4 {
          for steps in [1, -1, 3] {
            let played = Played(DatePicker.self) { scene in
              _ = scene.subject.receive(.setMode(mode), in: scene.setting)
            }
            var model = played.scene
            _ = model.subject.receive(.roll(wheel: wheel, by: steps), in: model.setting)
            played.perform(.roll(wheel: wheel, by: steps))
            XCTAssertEqual(played.scene, model, "\(mode): wheel \(wheel) by \(steps)")
          }
        }
      }
    }
  }
}

/// The wheels show the value that the model has, one beside the other as they are read, and whole.
@MainActor private func proveWheels(of played: Played<DatePicker>, _ what: String) throws {
  let rendering = try played.rendering()
  let wheels = played.scene.subject.wheels(in: played.scene.setting)
  let shown = rendering.parts(named: "wheel")
  XCTAssertEqual(shown.count, wheels.count, what)
  XCTAssertEqual(
    shown.map(\.text), wheels.map { wheel in wheel.selection.map(wheel.text) }, what)
  let places = shown.map(\.frame.midX)
  let isMirrored = played.scene.setting.direction == .rightToLeft
  XCTAssertEqual(places, places.sorted { isMirrored ? $0 > $1 : $0 < $1 }, what)
  for index in shown.indices {
    let selected = try XCTUnwrap(rendering.part(WheelPanel.selectedPart(index)), what)
    XCTAssertFalse(selected.isEllipsized, "\(what): \(selected.text ?? "")")
  }
  XCTAssertEqual(
    rendering.part(WheelPanel.valuePart)?.text,
    played.scene.subject.fieldText(in: played.scene.setting), what)
}
