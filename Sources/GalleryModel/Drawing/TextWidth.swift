/// Estimates how wide texts are drawn; what depends on it closely is for the widget to decide.
public enum TextWidth {
  /// The stage's usual text size in points.
  public static let size = 14.0

  /// The estimated width in points of a text in one line at a text scale.
  ///
  /// O(length).
  public static func estimate(_ text: String, scale: Double) -> Double {
    var ems = 0.0
    for scalar in text.unicodeScalars { ems += width(of: scalar) }
    return ems * size * scale
  }

  /// By how much an estimate may be wrong, as a share.
  public static let uncertainty = 0.35

  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0..<0x20, 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x20, 0x21, 0x27, 0x2C, 0x2E, 0x3A, 0x49, 0x66, 0x69, 0x6A, 0x6C, 0x72, 0x74: 0.32
    case 0x4D, 0x57, 0x6D, 0x77: 0.88
    case 0x41...0x5A: 0.66
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60: 1
    case 0x1F000...0x1FAFF: 1.3
    default: 0.56
    }
  }
}
