/// One cell of a terminal: a glyph with its two colours and attributes.
public struct Cell: Hashable, Sendable {
  /// The renditions of a glyph that SGR (ECMA-48) switches on and off.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// SGR 1, increased intensity.
    public static let bold = Attributes(rawValue: 1)
    /// SGR 2, faint.
    public static let dim = Attributes(rawValue: 2)
    /// SGR 3, which not every terminal shows.
    public static let italic = Attributes(rawValue: 4)
    /// SGR 4, a single underline.
    public static let underline = Attributes(rawValue: 8)
    /// SGR 7: foreground and background are swapped.
    public static let reverse = Attributes(rawValue: 16)
  }

  /// A Unicode scalar value, or `Cell.clusterBit | index` into the grid's clusters for a longer grapheme.
  public var glyph: UInt32
  /// The colour of the glyph.
  public var foreground: CellColor
  /// The colour behind the glyph.
  public var background: CellColor
  /// The renditions that are switched on.
  public var attributes: Attributes
  /// The number of cells that the glyph covers: 1, 2, or 0 for the right half of a wide glyph.
  public var width: UInt8

  /// The bit of `glyph` that marks an index into `CellGrid.clusters`; no Unicode scalar has it.
  public static let clusterBit: UInt32 = 1 << 31
  /// A space in the terminal's default colours.
  public static let blank = Cell(glyph: 0x20)

  /// Creates a cell, by default of width 1 in the terminal's default colours.
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
