public import SegueCells
public import SegueGeometry

/// How frames become cells.
public struct RasterOptions: Hashable, Sendable {
  public var glyphs: GlyphSet
  public var depth: ColorDepth
  /// What shows where no layer draws: black, as a device's screen; nil for the terminal's own background.
  public var backdrop: Color? = .black
  /// Whether gradients and pictures are dithered where colours are few.
  public var dithers = true

  /// Creates options; without a glyph set, eighth blocks, or characters where there are no colours.
  public init(glyphs: GlyphSet? = nil, depth: ColorDepth = .truecolor) {
    self.glyphs = glyphs ?? (depth == .none ? .ascii : .eighths)
    self.depth = depth
  }
}
