import CGtk
import XCTest

@testable import LinuxGallery

final class EnvironmentTests: GtkTestCase {
  private static let parser: @MainActor () -> OptionParser = {
    OptionParser(
      options: [
        CommandLineOption(name: "violate", summary: "Break one", placeholder: "ID"),
        CommandLineOption(name: "repair", summary: "Mend one", placeholder: "ID"),
        CommandLineOption(name: "plain", summary: "No marks", placeholder: nil),
      ], parameters: "[ADDRESS]", summary: "Shows controls.")
  }

  func testOptionsKeepTheirOrder() throws {
    try MainActor.assumeIsolated {
      let parsed = try Self.parser().parse([
        "program", "--violate=a", "--repair", "b", "address", "--plain", "--violate", "ü", "--",
        "--x",
      ])
      XCTAssertEqual(
        parsed.options.map { "\($0.name)=\($0.value ?? "")" },
        ["violate=a", "repair=b", "plain=", "violate=ü"])
      XCTAssertEqual(parsed.rest, ["address", "--x"])
    }
  }

  func testWrongOptionsAreNamed() throws {
    try MainActor.assumeIsolated {
      for wrong in [["--nonsense"], ["--violate"], ["--plain=yes"]] {
        XCTAssertThrowsError(try Self.parser().parse(["program"] + wrong)) { error in
          let message = (error as? OptionParser.Failure)?.message ?? ""
          XCTAssertTrue(
            message.contains(wrong[0].prefix { $0 != "=" }), "says only: \(message)")
        }
      }
      XCTAssertTrue(Self.parser().help.contains("--violate=ID"))
    }
  }

  func testAnApplicationRunsAndEnds() {
    MainActor.assumeIsolated {
      let application = Reference(
        adopting: Application(identifier: "org.example.GalleryTest", flags: [.nonUnique]))
      var events: [String] = []
      application.wrapper.onHandleLocalOptions {
        events.append("options")
        return nil
      }
      application.wrapper.onActivate { events.append("activate") }
      XCTAssertEqual(application.wrapper.run(["program"]), 0)
      XCTAssertEqual(events, ["options", "activate"])
    }
  }

  func testLocalOptionsCanEndAnApplicationWithAStatus() {
    MainActor.assumeIsolated {
      let application = Reference(
        adopting: Application(identifier: "org.example.GalleryTest", flags: [.nonUnique]))
      application.wrapper.onHandleLocalOptions { 2 }
      application.wrapper.onActivate { XCTFail("It must end before it is activated.") }
      XCTAssertEqual(application.wrapper.run(["program"]), 2)
    }
  }

  func testAnApplicationOpensAddressesAsGiven() {
    MainActor.assumeIsolated {
      let application = Reference(
        adopting: Application(
          identifier: "org.example.GalleryTest", flags: [.nonUnique, .handlesOpen]))
      var opened: [String] = []
      application.wrapper.onOpen { opened += $0 }
      let address = "linux-gallery:///slider?text=%E5%9C%B0%20%25"
      XCTAssertEqual(application.wrapper.run(["program", address]), 0)
      XCTAssertEqual(opened, [address])
    }
  }

  func testAnApplicationHandlesItsCommandLine() {
    MainActor.assumeIsolated {
      let application = Reference(
        adopting: Application(
          identifier: "org.example.GalleryTest", flags: [.nonUnique, .handlesCommandLine]))
      var arguments: [String] = []
      application.wrapper.onCommandLine {
        arguments = $0
        return 3
      }
      XCTAssertEqual(application.wrapper.run(["program", "one", "二"]), 3)
      XCTAssertEqual(arguments, ["program", "one", "二"])
    }
  }

  func testTheLogRecordsWarningsAndKeepsThemOffTheTerminal() {
    MainActor.assumeIsolated {
      let messages = LogWatch.messages {
        let stack = Owned(Stack())
        stack.widget.visibleName = "absent"
      }
      XCTAssertEqual(messages.count, 1)
      XCTAssertEqual(messages.first?.domain, "Gtk")
      XCTAssertEqual(messages.first?.isCritical, false)
      XCTAssertEqual(messages.first?.text.contains("absent"), true)
      XCTAssertEqual(LogWatch.messages, [])
    }
  }

  func testStyleSheetsHoldWhileTheyAreKept() {
    MainActor.assumeIsolated {
      let label = Label("text")
      label.name = "styled"
      let showcase = Showcase(label)
      let before = label.foreground
      var sheet: StyleSheet? = StyleSheet("#styled { color: rgb(255,0,0); }")
      XCTAssertEqual(label.foreground, RGBA(red: 1, green: 0, blue: 0))
      sheet?.replace(with: "#styled { color: rgb(0,0,255); }")
      XCTAssertEqual(label.foreground, RGBA(css: "blue"))
      sheet = nil
      XCTAssertEqual(label.foreground, before)
      withExtendedLifetime(showcase) {}
    }
  }

  func testAnimationsCanBeSwitchedOff() {
    MainActor.assumeIsolated {
      let before = DesktopSettings.areAnimationsEnabled
      DesktopSettings.areAnimationsEnabled = !before
      XCTAssertEqual(DesktopSettings.areAnimationsEnabled, !before)
      DesktopSettings.areAnimationsEnabled = before
    }
  }

  func testTextsWithoutTranslationStayAsTheyAre() {
    XCTAssertEqual(Translation.text("Mend All"), "Mend All")
    XCTAssertEqual(Translation.text("one part", plural: "many parts", count: 1), "one part")
    XCTAssertEqual(Translation.text("one part", plural: "many parts", count: 0), "many parts")
    XCTAssertEqual(Translation.text("Play", context: "button"), "Play")
  }

  func testPathsAndAddresses() {
    MainActor.assumeIsolated {
      XCTAssertEqual(File.path(ofURI: "file:///a%20b"), "/a b")
      XCTAssertNil(File.path(ofURI: "linux-gallery:///slider"))
      XCTAssertEqual(File.uri(fromArgument: "/a b"), "file:///a%20b")
    }
  }
}
