/// One cell of a terminal: a glyph with its two colours.
public struct Cell: Hashable, Sendable {
  /// Renditions of the glyph, as SGR names them.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    /// Creates a set from its bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let italic = Attributes(rawValue: 4)
    public static let underline = Attributes(rawValue: 8)
    public static let reverse = Attributes(rawValue: 16)
  }

  /// A Unicode scalar value, or `Cell.clusterBit | index` into the grid's clusters for a longer grapheme.
  public var glyph: UInt32
  public var foreground: CellColor
  public var background: CellColor
  public var attributes: Attributes
  /// Cells the glyph covers: 1, 2, or 0 for the right half of a wide glyph.
  public var width: UInt8

  public static let clusterBit: UInt32 = 1 << 31
  public static let blank = Cell(glyph: 0x20)

  /// Creates a cell.
  @inlinable
  public init(
    glyph: UInt32,
    foreground: CellColor = .terminalDefault,
    background: CellColor = .terminalDefault,
    attributes: Attributes = [],
    width: UInt8 = 1
  ) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.width = width
  }
}
