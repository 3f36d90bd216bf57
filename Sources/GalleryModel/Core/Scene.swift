/// A control where a person meets it: the control, its surroundings and its company.
public struct Scene<Subject: Control>: Hashable, Codable, Sendable {
  /// The control, with what it governs.
  public var subject: Subject
  /// Rules, device, place and look.
  public var setting: Setting
  /// Simple things near the control.
  public var beside: [Prop]
  /// A simple thing in the control's stead; while there is one, the control itself is not shown and
  /// only statements about the choice of control apply.
  public var instead: Prop?

  /// Puts a control into its surroundings.
  public init(_ subject: Subject, in setting: Setting, beside: [Prop] = [], instead: Prop? = nil) {
    self.subject = subject
    self.setting = setting
    self.beside = beside
    self.instead = instead
  }

  /// Takes over a setting but for the place, which belongs to the scene.
  public mutating func move(to setting: Setting) {
    let placement = self.setting.placement
    self.setting = setting
    self.setting.placement = placement
  }
}
