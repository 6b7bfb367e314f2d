public import SegueGeometry

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
  /// `eighths` with sextants where they show more.
  case smooth
  /// `eighths` with octants where they show more: the best picture, for terminals that draw octants themselves.
  case smoothOctants = "smooth-octants"

  /// How many pixels a cell is drawn from.
  public var pixelsPerCell: GridSize {
    switch self {
    case .half: GridSize(columns: 1, rows: 2)
    case .quadrant: GridSize(columns: 2, rows: 2)
    case .sextant: GridSize(columns: 2, rows: 3)
    case .octant, .braille, .ascii: GridSize(columns: 2, rows: 4)
    case .eighths, .smooth, .smoothOctants: GridSize(columns: 8, rows: 8)
    }
  }

  /// The set whose glyphs a smooth one has beside eighth blocks and quadrants.
  public var pieces: GlyphSet? {
    switch self {
    case .smooth: .sextant
    case .smoothOctants: .octant
    default: nil
    }
  }

  /// Whether the set is made of eighth blocks and quadrants, perhaps with more.
  public var hasEighths: Bool { self == .eighths || pieces != nil }
}
