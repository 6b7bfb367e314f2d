import SegueGeometry
public import SegueCells
public import SegueDocuments

/// Writes a grid as JSON: its size, and its rows of `[glyph, foreground, background, attributes]`.
///
/// A colour is `null` for the terminal's default, a number for a palette entry, or `"#rrggbb"`; attributes are names
/// separated by spaces. The right half of a wide glyph has the glyph `""`.
public enum GridJSON {
  /// Returns the JSON value of a grid.
  public static func value(of grid: CellGrid) -> JSONValue {
    let rows = (0..<grid.size.rows).map { row in
      JSONValue.array(
        (0..<grid.size.columns).map { column in
          let cell = grid[column: column, row: row]
          return .array([
            .text(cell.width == 0 ? "" : grid.text(of: cell)),
            color(cell.foreground),
            color(cell.background),
            .text(names(cell.attributes)),
          ])
        }
      )
    }
    return .object([
      .init("columns", .number(Double(grid.size.columns))),
      .init("rows", .number(Double(grid.size.rows))),
      .init("cells", .array(rows)),
    ])
  }

  private static func color(_ color: CellColor) -> JSONValue {
    if let rgb = color.rgbValue { return .text(hex(rgb)) }
    return color.paletteIndex.map { .number(Double($0)) } ?? .null
  }

  private static func names(_ attributes: Cell.Attributes) -> String {
    let all: [(Cell.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
    ]
    return all.filter { attributes.contains($0.0) }.map(\.1).joined(separator: " ")
  }

  /// `#rrggbb`.
  static func hex(_ rgb: UInt32) -> String {
    let digits = String(rgb & 0xffffff, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
