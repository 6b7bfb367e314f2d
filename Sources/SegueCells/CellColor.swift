/// The foreground or background colour of a cell: the terminal's default, a palette entry, or 24-bit sRGB.
///
/// Packed as `kind << 24 | payload`: kind 0 is the default, 1 the palette (0…255), 2 RGB (`0xRRGGBB`).
public struct CellColor: Hashable, Sendable {
  /// The packed form: the kind in the high byte, the payload in the others.
  public let packed: UInt32

  /// The terminal's own foreground or background, SGR 39 or 49.
  public static let terminalDefault = CellColor(packed: 0)

  /// Creates a colour from its packed form.
  @inlinable
  public init(packed: UInt32) { self.packed = packed }

  /// Returns an entry of the terminal's palette, 0…255.
  @inlinable
  public static func palette(_ index: UInt8) -> CellColor { CellColor(packed: 1 << 24 | UInt32(index)) }

  /// Returns a 24-bit colour, `0xRRGGBB`; the high byte is ignored.
  @inlinable
  public static func rgb(_ value: UInt32) -> CellColor { CellColor(packed: 2 << 24 | value & 0xffffff) }

  /// Whether it is the terminal's own foreground or background.
  @inlinable public var isDefault: Bool { packed >> 24 == 0 }
  /// The palette index; nil for the other kinds.
  @inlinable public var paletteIndex: UInt8? { packed >> 24 == 1 ? UInt8(truncatingIfNeeded: packed) : nil }
  /// `0xRRGGBB`; nil for the other kinds.
  @inlinable public var rgbValue: UInt32? { packed >> 24 == 2 ? packed & 0xffffff : nil }
}

extension CellColor {
  /// Returns the colour as `0xRRGGBB`, with xterm's palette, and `fallback` for the terminal's default.
  public func rgb(fallback: UInt32) -> UInt32 {
    if let rgbValue { return rgbValue }
    return paletteIndex.map(Palette.rgb) ?? fallback
  }

  /// The luma of an RGB colour by the weights of ITU-R BT.601, 0…255; meaningless for the other kinds.
  @inlinable
  public var luma: UInt32 {
    ((packed >> 16 & 0xff) * 77 + (packed >> 8 & 0xff) * 150 + (packed & 0xff) * 29 + 128) >> 8
  }
}
