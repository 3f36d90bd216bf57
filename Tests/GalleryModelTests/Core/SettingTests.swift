import GalleryModel
import Testing

/// A setting guards its numbers.
@Suite struct SettingTests {
  static let wrongWidths: [Double] = [239.9, 1400.1, 0, -320, .nan, .infinity]

  @Test("a width that is out of bounds is refused and changes nothing", arguments: wrongWidths)
  func whatIsOutOfBoundsIsRefused(width: Double) throws {
    var setting = Setting()
    #expect(throws: PropertyError.self) { try setting.setWidth(width) }
    #expect(throws: PropertyError.self) { try setting.setTextScale(width) }
    #expect(setting == Setting())
  }

  @Test("the bounds themselves are allowed")
  func bounds() throws {
    var setting = Setting()
    for width in [Setting.widths.lowerBound, Setting.widths.upperBound] {
      try setting.setWidth(width)
      #expect(setting.width == width)
    }
    for scale in [Setting.textScales.lowerBound, Setting.textScales.upperBound] {
      try setting.setTextScale(scale)
      #expect(setting.textScale == scale)
    }
  }

  @Test("another device comes with its own width, the same one leaves it alone")
  func device() throws {
    var setting = Setting()
    try setting.setWidth(400)
    setting.setIdiom(.phone)
    #expect(setting.width == 400)
    setting.setIdiom(.pad)
    #expect(setting.width == Idiom.pad.defaultWidth)
  }
}
