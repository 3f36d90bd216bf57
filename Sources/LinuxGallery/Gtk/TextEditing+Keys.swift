import CGtk

extension WidgetWrapper {
  /// What sees keys here, its class's own included.
  var keyControllers: [KeyController] {
    controllers.filter { $0.isA(gtk_event_controller_key_get_type()) }
      .map { KeyController(adopting: $0) }
  }
}

extension KeyController {
  fileprivate init(adopting controller: AnyController) { object = controller.object }

  /// Presses the key that types a character, as the signal would say it; whether it was dealt with.
  func press(_ character: Character) -> Bool {
    let scalar = character.unicodeScalars.first?.value ?? 0
    return emit("key-pressed", .int(Int(gdk_unicode_to_keyval(scalar))), .int(0), .int(0))
  }
}
