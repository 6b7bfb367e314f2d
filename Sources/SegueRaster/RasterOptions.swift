public import SegueCells
public import SegueGeometry

/// How frames become cells.
public struct RasterOptions: Hashable, Sendable {
  /// The glyphs that pixels are fitted to.
  public var glyphs: GlyphSet
  /// The number of colours that cells may use.
  public var depth: ColorDepth
  /// The colour where no layer draws: black, as on a device's screen; nil for the terminal's default background.
  public var backdrop: Color? = .black
  /// Whether gradients and pictures are dithered if the depth has few colours.
  public var dithers = true

  /// Creates options; without a glyph set, eighth blocks are used, or ASCII characters if there are no colours.
  public init(glyphs: GlyphSet? = nil, depth: ColorDepth = .truecolor) {
    self.glyphs = glyphs ?? (depth == .none ? .ascii : .eighths)
    self.depth = depth
  }
}
