import SegueGeometry
public import SegueCells

/// Writes a grid as a scalable picture: rectangles for blocks, text in the reader's own monospaced font.
public struct SVGWriter: Sendable {
  private static let cellWidth = 8.0
  private static let cellHeight = 16.0

  private let colors: CellPicture
  private var text = ""

  /// Returns the SVG document of a grid; `picture` gives the terminal's default colours.
  public static func text(of grid: CellGrid, picture: CellPicture = CellPicture()) -> String {
    var writer = SVGWriter(colors: picture)
    writer.append(grid)
    return writer.text
  }

  private init(colors: CellPicture) { self.colors = colors }

  private mutating func append(_ grid: CellGrid) {
    let width = Double(grid.size.columns) * Self.cellWidth
    let height = Double(grid.size.rows) * Self.cellHeight
    text += "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Self.number(width)) "
    text +=
      "\(Self.number(height))\" shape-rendering=\"crispEdges\" font-family=\"monospace\" font-size=\"13\">\n"
    rectangle(0, 0, width, height, color: colors.background)
    for row in 0..<grid.size.rows { append(row: row, of: grid) }
    text += "</svg>\n"
  }

  private mutating func append(row: Int, of grid: CellGrid) {
    let y = Double(row) * Self.cellHeight
    var column = 0
    while column < grid.size.columns {
      let (_, ground) = colors.colors(of: grid[column: column, row: row])
      var end = column + 1
      while end < grid.size.columns, colors.colors(of: grid[column: end, row: row]).ground == ground {
        end += 1
      }
      if ground != colors.background {
        let x = Double(column) * Self.cellWidth
        rectangle(x, y, Double(end - column) * Self.cellWidth, Self.cellHeight, color: ground)
      }
      column = end
    }
    for column in 0..<grid.size.columns { append(grid[column: column, row: row], column, y, of: grid) }
  }

  private mutating func append(_ cell: Cell, _ column: Int, _ y: Double, of grid: CellGrid) {
    guard cell.width > 0, cell.glyph != 0x20 else { return }
    let x = Double(column) * Self.cellWidth
    let ink = colors.colors(of: cell).ink
    if let shape = BlockShape.of(cell.glyph) { return append(shape, x, y, color: ink) }
    let bold = cell.attributes.contains(.bold) ? " font-weight=\"bold\"" : ""
    text += "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y + 12))\" fill=\"\(GridJSON.hex(ink))\"\(bold)"
    text += " textLength=\"\(Self.number(Double(cell.width) * Self.cellWidth))\">"
    text += Self.escaped(grid.text(of: cell)) + "</text>\n"
  }

  private mutating func append(_ shape: BlockShape, _ x: Double, _ y: Double, color: UInt32) {
    let width = Self.cellWidth / Double(shape.parts.columns)
    let height = Self.cellHeight / Double(shape.parts.rows)
    let inset = shape.isDotted ? 0.2 : 0
    for row in 0..<shape.parts.rows {
      var column = 0
      while column < shape.parts.columns {
        var end = column
        while end < shape.parts.columns, shape.isInked(end, row), !shape.isDotted || end == column {
          end += 1
        }
        if end > column {
          let left = x + (Double(column) + inset) * width
          let top = y + (Double(row) + inset) * height
          let across = (Double(end - column) - 2 * inset) * width
          rectangle(left, top, across, (1 - 2 * inset) * height, color: color)
        }
        column = max(end, column + 1)
      }
    }
  }

  private mutating func rectangle(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    color: UInt32
  ) {
    text += "<rect x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" width=\"\(Self.number(width))\" "
    text += "height=\"\(Self.number(height))\" fill=\"\(GridJSON.hex(color))\"/>\n"
  }

  /// A number with at most three decimals.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(clamping: rounded))" : "\(rounded)"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      default: result.append(character)
      }
    }
  }
}
