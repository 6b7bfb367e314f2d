/// The colour of a glyph or its ground in a cell: the terminal's own default, a palette entry, or 24-bit sRGB.
///
/// Packed as `kind << 24 | payload`, kind 0 default, 1 palette (payload 0…255), 2 RGB (`0xRRGGBB`).
public struct CellColor: Hashable, Sendable {
  public let packed: UInt32

  /// The terminal's own foreground or background.
  public static let terminalDefault = CellColor(packed: 0)

  /// Creates a colour from its packed form.
  @inlinable
  public init(packed: UInt32) { self.packed = packed }

  /// A colour of the terminal's palette, 0…255.
  @inlinable
  public static func palette(_ index: UInt8) -> CellColor { CellColor(packed: 1 << 24 | UInt32(index)) }

  /// A 24-bit colour, `0xRRGGBB`.
  @inlinable
  public static func rgb(_ value: UInt32) -> CellColor { CellColor(packed: 2 << 24 | value & 0xffffff) }

  @inlinable public var isDefault: Bool { packed >> 24 == 0 }
  /// The palette index, or nil for another kind.
  @inlinable public var paletteIndex: UInt8? { packed >> 24 == 1 ? UInt8(truncatingIfNeeded: packed) : nil }
  /// `0xRRGGBB`, or nil for another kind.
  @inlinable public var rgbValue: UInt32? { packed >> 24 == 2 ? packed & 0xffffff : nil }
}
