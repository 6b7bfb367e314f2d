/// Which block glyphs pixels may become.
public enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  case ascii
  case half
  case quadrant
  case sextant
  case octant
  case braille
  /// Eighth blocks and quadrants: the finest edges with glyphs that every font has.
  case eighths
}
