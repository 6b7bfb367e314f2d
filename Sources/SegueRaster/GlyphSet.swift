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

  /// How many pixels a cell is drawn from.
  public var pixelsPerCell: GridSize {
    switch self {
    case .half: GridSize(columns: 1, rows: 2)
    case .quadrant: GridSize(columns: 2, rows: 2)
    case .sextant: GridSize(columns: 2, rows: 3)
    case .octant, .braille, .ascii: GridSize(columns: 2, rows: 4)
    case .eighths: GridSize(columns: 8, rows: 8)
    }
  }
}
