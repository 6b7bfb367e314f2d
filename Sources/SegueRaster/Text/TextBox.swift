import SegueGeometry
import SegueStage

/// The place of a text layer in the viewport, in fractional cells.
///
/// How much fits into it follows from its size alone: a text wraps the same wherever it falls between the cells.
struct TextBox {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  /// Rows from one line to the next on the device: 1.2 times the font's size, as UIKit's are within a few percent.
  let lineHeight: Double
  /// Columns of an average letter on the device: half the font's size.
  let advance: Double
  /// How many such lines, and such letters of a line, the layer has room for on the device.
  let deviceLines: Int
  let deviceLetters: Int
  /// The scale that the layer is seen at, of its two axes the smaller.
  let scale: Double
  /// The whole columns and rows of the layer itself, without its scale: its lines are wrapped to these.
  let columns: Int
  let rows: Int
  /// The whole columns and rows that the layer is seen in.
  let shownColumns: Int
  let shownRows: Int
  /// Whether it has room for a single line, on the device or in cells.
  let isLabel: Bool
  private let alignment: TextContents.VerticalAlignment

  /// The box of an axis-aligned layer, or nil if it has no extent.
  init?(_ text: TextContents, bounds: Rect, projection: Projection, viewport: Viewport) {
    guard let box = projection.boundingBox(of: bounds), !box.isEmpty, !viewport.canvas.isEmpty else {
      return nil
    }
    let cellWidth = viewport.canvas.size.width / Double(viewport.size.columns)
    let cellHeight = viewport.canvas.size.height / Double(viewport.size.rows)
    left = (box.minX - viewport.canvas.minX) / cellWidth
    right = (box.maxX - viewport.canvas.minX) / cellWidth
    top = (box.minY - viewport.canvas.minY) / cellHeight
    bottom = (box.maxY - viewport.canvas.minY) / cellHeight
    let (width, height) = (bounds.size.width / cellWidth, bounds.size.height / cellHeight)
    let (across, down) = (abs(projection.xx), abs(projection.yy))
    guard abs(left) < 1e6, abs(right) < 1e6, abs(top) < 1e6, abs(bottom) < 1e6, width < 1e6, height < 1e6
    else { return nil }
    alignment = text.verticalAlignment
    let most = text.lineLimit > 0 ? text.lineLimit : Int.max
    columns = Self.whole(width)
    rows = min(Self.whole(height), most)
    shownColumns = Self.whole(width * across)
    shownRows = Self.whole(height * down)
    scale = min(across, down)
    let fontSize = text.fontSize > 0 ? min(text.fontSize, 1e6) : 0
    lineHeight = 1.2 * fontSize * down / cellHeight
    advance = 0.5 * fontSize * across / cellWidth
    let isSized = fontSize > 1e-3
    deviceLines = isSized ? min(Self.whole(min(bounds.size.height / (1.2 * fontSize), 1000)), most) : 1
    deviceLetters = isSized ? Self.whole(min(bounds.size.width / (0.5 * fontSize), 1000)) : 1
    isLabel = bounds.size.height < 1.9 * 1.2 * fontSize || shownRows == 1
  }

  /// At least one.
  private static func whole(_ cells: Double) -> Int { max(1, Int(clamping: cells.rounded())) }

  /// The columns that lines are kept within.
  var room: Range<Int> { Int(clamping: left.rounded())..<(Int(clamping: left.rounded()) + shownColumns) }

  /// The row, with its fraction, of its middle.
  var middle: Double { (top + bottom) / 2 }

  /// The row of the first of `lines` lines that follow row by row.
  ///
  /// Lines in the middle are centred. Of those that begin at the top the first is where the device has it, so that they
  /// do not reach beyond the box.
  func firstRow(lines: Int) -> Int {
    let centered = (bottom - top - Double(lines - 1)) / 2
    let place = isCentered(lines: lines) ? centered : min(centered, max(lineHeight / 2, 0.5))
    return Int(clamping: (top + place).rounded(.down))
  }

  /// The row, with its fraction, of the middle of the first of so many lines that follow after as many rows each.
  func firstMiddle(lines: Int, every height: Double) -> Double {
    isCentered(lines: lines) ? middle - Double(lines - 1) / 2 * height : top + height / 2
  }

  /// Whether so many lines lie in the middle of the box.
  private func isCentered(lines: Int) -> Bool {
    switch alignment {
    case .automatic: lines == 1
    case .top: false
    case .middle: true
    }
  }

  /// The first column of a line of `width` cells.
  func firstColumn(width: Int, alignment: TextContents.Alignment) -> Int {
    switch alignment {
    case .left: Int(clamping: left.rounded())
    case .center: Int(clamping: ((left + right - Double(width)) / 2).rounded())
    case .right: Int(clamping: right.rounded()) - width
    }
  }

  /// The columns of a stroke that replaces a line of letters; nil if it would be hardly visible.
  func strokeColumns(letters: Int, alignment: TextContents.Alignment) -> Range<Int>? {
    let length = Double(letters) * advance
    guard length >= 0.3 else { return nil }
    let start =
      switch alignment {
      case .left: left
      case .center: (left + right - length) / 2
      case .right: right - length
      }
    let column = Int(clamping: start.rounded())
    return column..<max(Int(clamping: (start + length).rounded()), column + 1)
  }
}
