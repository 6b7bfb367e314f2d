public import SegueGeometry

/// The glyphs that pixels are fitted with.
public enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  /// ASCII characters, chosen by how their ink is distributed over 2 × 4 parts of the cell.
  case ascii
  /// Half blocks, 1 × 2 pixels a cell.
  case half
  /// Quadrants, 2 × 2 pixels a cell.
  case quadrant
  /// Sextants of Unicode 13, 2 × 3 pixels a cell.
  case sextant
  /// Octants of Unicode 16, 2 × 4 pixels a cell.
  case octant
  /// Braille patterns, 2 × 4 dots a cell.
  case braille
  /// Eighth blocks and quadrants: the finest edges that are possible with glyphs of every font.
  case eighths
  /// `eighths`, and sextants where they fit better.
  case smooth
  /// `eighths`, and octants where they fit better.
  ///
  /// It gives the best picture, on terminals that draw octants themselves instead of taking them from a font.
  case smoothOctants = "smooth-octants"

  /// The number of pixels that a cell is fitted to, across and down.
  public var pixelsPerCell: GridSize {
    switch self {
    case .half: GridSize(columns: 1, rows: 2)
    case .quadrant: GridSize(columns: 2, rows: 2)
    case .sextant: GridSize(columns: 2, rows: 3)
    case .octant, .braille, .ascii: GridSize(columns: 2, rows: 4)
    case .eighths, .smooth, .smoothOctants: GridSize(columns: 8, rows: 8)
    }
  }

  /// The set whose glyphs a smooth set has besides eighth blocks and quadrants; nil for the other sets.
  public var pieces: GlyphSet? {
    switch self {
    case .smooth: .sextant
    case .smoothOctants: .octant
    default: nil
    }
  }

  /// Whether the set has eighth blocks and quadrants: `eighths` and the smooth sets.
  public var hasEighths: Bool { self == .eighths || pieces != nil }
}
