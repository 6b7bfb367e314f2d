import SegueCells
import SegueGeometry
import SegueStage

/// Which piece of an exploded frame is the outermost one in each row of cells, at the left and at the right.
struct PlaneContour {
  enum Side: Int, CaseIterable {
    case left, right
  }

  /// Where the pieces end in a row, in fractional columns, and which of them does.
  struct End: Hashable {
    var column: Double
    var piece: Int
  }

  /// Ends that lie closer together, in columns, are those of the piece in front.
  private static let closest = 0.25

  /// By row: the two ends; nil where there is no piece.
  private var ends: [[End?]] = [[], []]
  /// The rows that have pieces.
  private(set) var rows: Range<Int> = 0..<0
  /// Four for each piece, in fractional cells.
  private var corners: [Point] = []

  /// Traces the pieces of a frame where a geometry has them.
  mutating func trace(_ exploded: ExplodedFrame, on geometry: StageGeometry) {
    rows = geometry.device.rowRange
    corners.removeAll(keepingCapacity: true)
    for side in Side.allCases {
      ends[side.rawValue].removeAll(keepingCapacity: true)
      ends[side.rawValue].append(contentsOf: repeatElement(nil, count: rows.count))
    }
    for (index, piece) in exploded.pieces.enumerated() {
      append(exploded.toView[piece.plane].corners(of: piece.seen), on: geometry)
      for row in rows {
        guard let span = span(of: index, inRow: row) else { continue }
        let place: Int = row - rows.lowerBound
        if span.lowerBound < (ends[0][place]?.column ?? .infinity) + Self.closest {
          ends[0][place] = End(column: span.lowerBound, piece: index)
        }
        if span.upperBound > (ends[1][place]?.column ?? -.infinity) - Self.closest {
          ends[1][place] = End(column: span.upperBound, piece: index)
        }
      }
    }
  }

  private mutating func append(_ quad: (Point, Point, Point, Point)?, on geometry: StageGeometry) {
    let nowhere = Point(x: .nan, y: .nan)
    let (a, b, c, d) = quad ?? (nowhere, nowhere, nowhere, nowhere)
    corners.append(geometry.cellPlace(of: a))
    corners.append(geometry.cellPlace(of: b))
    corners.append(geometry.cellPlace(of: c))
    corners.append(geometry.cellPlace(of: d))
  }

  /// The outermost piece in a row.
  func end(_ side: Side, inRow row: Int) -> End? {
    rows.contains(row) ? ends[side.rawValue][row - rows.lowerBound] : nil
  }

  /// The columns that a piece takes in a row; nil if it takes none.
  func span(of piece: Int, inRow row: Int) -> ClosedRange<Double>? {
    let (top, bottom) = (Double(row), Double(row + 1))
    var (low, high) = (Double.infinity, -Double.infinity)
    for index in 0..<4 {
      let (from, to) = (corners[4 * piece + index], corners[4 * piece + (index + 1) % 4])
      guard min(from.y, to.y) < bottom, max(from.y, to.y) > top else { continue }
      for index in 0..<2 {
        let end: Point = index == 0 ? from : to
        let part: Double = from.y == to.y ? 0 : (min(max(end.y, top), bottom) - from.y) / (to.y - from.y)
        let column: Double = from.y == to.y ? end.x : from.x + (to.x - from.x) * part
        low = min(low, column)
        high = max(high, column)
      }
    }
    return low <= high ? low...high : nil
  }
}
