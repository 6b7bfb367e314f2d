import SegueCells
import SegueGeometry

/// A rectangle of whole pixels in a picture, from its top left corner.
public struct PixelRect: Hashable, Sendable {
  /// The leftmost pixel.
  public var x: Int
  /// The topmost pixel.
  public var y: Int
  /// The number of pixels from left to right; the rectangle is empty if it is 0 or negative.
  public var width: Int
  /// The number of pixels from top to bottom; the rectangle is empty if it is 0 or negative.
  public var height: Int

  /// Creates a rectangle from its first pixel and its extent.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether it has no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The number of pixels.
  public var count: Int { GridSize(columns: width, rows: height).count }
  var endX: Int { x + width }
  var endY: Int { y + height }
}

extension PixelRect {
  /// Creates the pixels of some cells of a picture, whose cells have `cell` pixels each.
  init(_ cells: CellRect, cell: GridSize) {
    self.init(
      x: cells.column * cell.columns,
      y: cells.row * cell.rows,
      width: cells.columns * cell.columns,
      height: cells.rows * cell.rows
    )
  }

  /// Returns the part in a picture of a size, empty if there is none; the numbers may be any.
  func clipped(to size: GridSize) -> PixelRect {
    let left = min(max(x, 0), size.columns)
    let top = min(max(y, 0), size.rows)
    let right = min(max(Self.end(x, width), left), size.columns)
    let bottom = min(max(Self.end(y, height), top), size.rows)
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func end(_ start: Int, _ length: Int) -> Int {
    let (sum, isTooLarge) = start.addingReportingOverflow(max(length, 0))
    return isTooLarge ? Int.max : sum
  }

  /// Returns the smallest rectangle that holds both; neither may be empty.
  func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left,
      y: top,
      width: max(endX, other.endX) - left,
      height: max(endY, other.endY) - top
    )
  }

  /// Returns the cells of `cell` pixels that it touches.
  func cells(_ cell: GridSize) -> CellRect {
    CellRect(
      column: x / cell.columns,
      row: y / cell.rows,
      endColumn: (endX + cell.columns - 1) / cell.columns,
      endRow: (endY + cell.rows - 1) / cell.rows
    )
  }
}

extension PixelRect {
  /// Returns it cut into so many strips from top to bottom, of heights that differ by at most 1.
  func strips(_ count: Int) -> [PixelRect] {
    (0..<count).map { index in
      let top = height * index / count
      return PixelRect(x: x, y: y + top, width: width, height: height * (index + 1) / count - top)
    }
  }
}
