extension Scene {
  /// How many props there can be near a control.
  public static var propLimit: Int { 50 }

  /// All of a scene that can be edited: the control, its company and its setting.
  public static var properties: [Property<Scene>] {
    Subject.properties.map { $0.lifted(along: \.subject) }
      + [
        .list(
          "beside", Message("Beside the control"), of: Prop.properties,
          blank: .label(LabelProp()), limit: propLimit,
          read: { $0.beside }, write: { $0.beside = $1 }),
        .list(
          "instead", Message("In its stead"), of: Prop.properties,
          blank: .button(ButtonProp()), limit: 1,
          read: { $0.instead.map { [$0] } ?? [] }, write: { $0.instead = $1.first }),
      ]
      + Setting.properties.map { $0.lifted(along: \.setting) }
  }
}
