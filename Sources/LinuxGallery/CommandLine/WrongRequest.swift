import GalleryModel

/// Why a command line or an address cannot be followed.
enum WrongRequest: Error, Hashable, Sendable {
  /// The arguments break rules of GLib's, which says so in these words.
  case syntax(String)
  /// There is no such option, as written with its dashes.
  case unknownOption(String)
  /// An option that has a value was given none.
  case valueWanted(Option)
  /// An option that has no value was given one.
  case valueNotWanted(Option)
  /// An option that can be given once was given again.
  case twice(Option)
  /// Two options that each say what to do.
  case contrary(Option, Option)
  /// An option without one of those that it goes with.
  case lacksCompanion(Option)
  /// An argument that nothing takes.
  case stray(String)
  /// There is no such control.
  case unknownControl(String)
  /// The option has no such choice.
  case unknownChoice(Option, String, among: [String])
  /// Not a number, or not a finite one.
  case notANumber(Option, String)
  /// A number out of bounds.
  case outOfBounds(Option, String, ClosedRange<Double>)
  /// There is no such statement; the ids are those of the controls that are asked for.
  case unknownStatement(String, among: [Statement.ID])
  /// A statement about another control than the one asked for.
  case ofOtherControl(Statement.ID, control: String, among: [Statement.ID])
  /// A statement that no edit of a scene can break; the ids are those that one can.
  case brokenByNoEdit(Statement.ID, among: [Statement.ID])
  /// A statement that does not apply where it was asked for, and where it does.
  case doesNotApply(Statement.ID, asked: Scope, instead: Scope)
  /// Statements that do not all apply under any one edition and on any one device.
  case neverTogether([Statement.ID])
  /// Not an address of this program.
  case notAnAddress(String)
  /// An address says something that there is not, or that is for the command line alone.
  case unknownInAddress(String)
  /// The file cannot be written.
  case unwritable(String)
  /// There is no display, and one is needed.
  case noDisplay
  /// Something went wrong on the way, such as measuring the widgets, for the reason given.
  case failed(String)
}

extension WrongRequest {
  /// What was wrong, and the nearest that would have been right.
  var message: Message {
    switch self {
    case .syntax(let words): Message("The arguments are wrong: {0}", words)
    case .unknownOption(let text):
      suggesting(
        Message("There is no option “{0}”", text), text, among: Option.allCases.map(\.dashed))
    case .valueWanted(let option): Message("“{0}” needs a value.", option.dashed)
    case .valueNotWanted(let option): Message("“{0}” has no value.", option.dashed)
    case .twice(let option): Message("“{0}” can be given only once.", option.dashed)
    case .contrary(let one, let other):
      Message("“{0}” and “{1}” do not go together.", one.dashed, other.dashed)
    case .lacksCompanion(let option):
      lacking(option.companions.map(\.dashed), beside: option.dashed)
    case .stray(let text): Message("There is one argument too many: “{0}”.", text)
    case .unknownControl(let name):
      suggesting(
        Message("There is no control “{0}”", name), name, among: Catalog.controls.map(\.id))
    case .unknownChoice(let option, let name, let names):
      suggesting(Message("There is no “{0}={1}”", option.dashed, name), name, among: names)
    case .notANumber(let option, let text):
      Message("“{0}” needs a number, and “{1}” is none.", option.dashed, text)
    case .outOfBounds(let option, let text, let bounds):
      Message(
        "“{0}={1}” is not between {2} and {3}.", option.dashed, text, bounds.lowerBound,
        bounds.upperBound)
    case .unknownStatement(let id, let ids):
      suggesting(Message("There is no statement “{0}”", id), id, among: ids)
    case .ofOtherControl(let id, let control, let ids):
      suggesting(Message("“{0}” is no statement about “{1}”", id, control), id, among: ids)
    case .brokenByNoEdit(let id, let ids):
      suggesting(Message("No edit of a scene can break “{0}”", id), id, among: ids)
    case .doesNotApply(let id, let asked, let instead):
      Message(
        "“{0}” does not apply with {1}, but does with {2}.", id, asked.options, instead.options)
    case .neverTogether(let ids):
      Message(
        "In no edition and on no device do all of these apply: {0}", ids.joined(separator: " "))
    case .notAnAddress(let text):
      Message(
        "“{0}” is no address; one is “{1}”.", text, Address.text(of: Self.control(meant: text)))
    case .unknownInAddress(let name):
      suggesting(
        Message("An address cannot say “{0}”", name), name,
        among: Option.allCases.filter(\.isPartOfAddress).map(\.rawValue))
    case .unwritable(let path): Message("“{0}” cannot be written.", path)
    case .noDisplay: Message("There is no display to open a window on.")
    case .failed(let reason): Message("This could not be done: {0}", reason)
    }
  }

  /// Adds the nearest of the right names, if there are any.
  private func suggesting(_ message: Message, _ wrong: String, among names: [String]) -> Message {
    guard let name = Catalog.nearest(to: wrong, among: names) else {
      return Message("{0}.", message)
    }
    return Message("{0}; the nearest is “{1}”.", message, name)
  }

  private func lacking(_ companions: [String], beside option: String) -> Message {
    guard let first = companions.first, let last = companions.last, first != last else {
      return Message("“{0}” goes only with “{1}”.", option, companions.joined())
    }
    return Message("“{0}” goes only with “{1}” or “{2}”.", option, first, last)
  }

  /// The slug of the control that a wrong address may have meant.
  private static func control(meant text: String) -> String {
    let name = text.split(separator: "/").last.map(String.init) ?? text
    return Catalog.nearest(to: name, among: Catalog.controls.map(\.id)) ?? ""
  }
}
