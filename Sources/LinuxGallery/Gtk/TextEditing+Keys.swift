import CGtk

extension KeyController {
  /// Presses the key that types a character, as the signal would say it; whether it was dealt with.
  func press(_ character: Character) -> Bool {
    let scalar = character.unicodeScalars.first?.value ?? 0
    return emit("key-pressed", .int(Int(gdk_unicode_to_keyval(scalar))), .int(0), .int(0))
  }
}
