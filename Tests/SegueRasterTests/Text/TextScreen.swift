import SegueGeometry
import SegueStage

import SegueCells
@testable import SegueRaster

/// A drawing on a canvas whose cells are 10 × 20 points, as cells.
struct TextScreen {
  var drawing: Drawing
  var depth = ColorDepth.truecolor

  init(columns: Int, rows: Int) { drawing = Drawing(10 * columns, 20 * rows) }

  func grid() -> CellGrid {
    let size = GridSize(columns: drawing.width / 10, rows: drawing.height / 20)
    let canvas = Rect(x: 0, y: 0, width: Double(drawing.width), height: Double(drawing.height))
    var grid = CellGrid(size: size)
    var rasterizer = Rasterizer()
    rasterizer.render(
      drawing.frame,
      viewport: Viewport(size: size, canvas: canvas),
      options: RasterOptions(glyphs: .eighths, depth: depth),
      into: &grid
    )
    return grid
  }

  /// The rows' letters and strokes, without the blanks around them.
  func trimmedLines() -> [String] {
    lines(grid()).map { line in
      let start = line.firstIndex { $0 != " " } ?? line.endIndex
      let end = line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? start
      return String(line[start..<end])
    }
  }

  /// The lines that are not empty.
  func texts() -> [String] { trimmedLines().filter { !$0.isEmpty } }
}

extension Drawing {
  /// Appends a layer with a text.
  mutating func addText(
    _ string: String,
    _ frame: Rect,
    _ alignment: TextContents.Alignment = .left,
    fontSize: Double = 16,
    color: Color = .black,
    vertical: TextContents.VerticalAlignment = .automatic,
    lineLimit: Int = 0,
    projection: Projection = .identity
  ) {
    add(frame, projection) {
      var text = TextContents(string: string, fontSize: fontSize, color: color, alignment: alignment)
      (text.verticalAlignment, text.lineLimit) = (vertical, lineLimit)
      $0.contents.text = text
    }
  }
}
