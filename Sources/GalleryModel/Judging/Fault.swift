/// A wrong version of a control, which the check of a behavior or an appearance has to catch.
public enum Fault<Subject: Control>: Sendable {
  /// Wrong values, which a person can set with a switch like a guideline's.
  case edit(
    violate: SceneEdit<Subject>, repair: SceneEdit<Subject>,
    mayAlsoBreak: @Sendable () -> [Statement] = { [] })
  /// A control that does the wrong thing on an event.
  case reducer(
    @Sendable (inout Subject, Subject.Event, Setting) -> [Subject.Report])
  /// Widgets that are drawn wrong.
  case drawing(@Sendable (inout [Rendering]) -> Void)
}
