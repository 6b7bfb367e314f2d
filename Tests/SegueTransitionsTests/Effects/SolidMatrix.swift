import Foundation
import SegueGeometry

/// A 4 × 4 matrix for row vectors, as `CATransform3D` has it, apart from the engine's own.
struct SolidMatrix {
  var rows: [[Double]]

  static let identity = SolidMatrix(
    rows: (0..<4).map { row in (0..<4).map { $0 == row ? 1 : 0 } }
  )

  static func translate(_ x: Double, _ y: Double, _ z: Double = 0) -> SolidMatrix {
    var result = identity
    result.rows[3] = [x, y, z, 1]
    return result
  }

  /// `CATransform3DMakeRotation` about an axis of length 1, in degrees: Rodrigues' formula, transposed for rows.
  static func rotate(_ degrees: Double, _ x: Double, _ y: Double, _ z: Double) -> SolidMatrix {
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let d = 1 - c
    return SolidMatrix(rows: [
      [x * x * d + c, x * y * d + z * s, x * z * d - y * s, 0],
      [x * y * d - z * s, y * y * d + c, y * z * d + x * s, 0],
      [x * z * d + y * s, y * z * d - x * s, z * z * d + c, 0],
      [0, 0, 0, 1],
    ])
  }

  static func rotateX(_ degrees: Double) -> SolidMatrix { rotate(degrees, 1, 0, 0) }
  static func rotateY(_ degrees: Double) -> SolidMatrix { rotate(degrees, 0, 1, 0) }
  static func rotateZ(_ degrees: Double) -> SolidMatrix { rotate(degrees, 0, 0, 1) }

  static func perspective(_ m34: Double) -> SolidMatrix {
    var result = identity
    result.rows[2][3] = m34
    return result
  }

  /// First `left`, then `right`.
  static func * (left: SolidMatrix, right: SolidMatrix) -> SolidMatrix {
    SolidMatrix(
      rows: left.rows.map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * right.rows[$1][column] } }
      }
    )
  }

  /// Where a point of the plane z = 0 is seen.
  func seen(_ x: Double, _ y: Double) -> Point {
    let v = (0..<4).map { x * rows[0][$0] + y * rows[1][$0] + rows[3][$0] }
    return Point(x: v[0] / v[3], y: v[1] / v[3])
  }

  /// The part of the way that Core Animation has gone between two transforms without scale and perspective: the
  /// translation as numbers, the rotation about one axis.
  static func between(_ start: SolidMatrix, _ end: SolidMatrix, _ part: Double) -> SolidMatrix {
    let turn = start.turn.transposed * end.turn
    let cosine = (turn.rows[0][0] + turn.rows[1][1] + turn.rows[2][2] - 1) / 2
    let angle = acos(min(max(cosine, -1), 1))
    let axis = [
      turn.rows[1][2] - turn.rows[2][1], turn.rows[2][0] - turn.rows[0][2], turn.rows[0][1] - turn.rows[1][0],
    ]
    let length = sqrt(axis.reduce(0) { $0 + $1 * $1 })
    let step =
      length < 1e-12
      ? identity
      : rotate(angle * part * 180 / .pi, axis[0] / length, axis[1] / length, axis[2] / length)
    var result = start.turn * step
    for column in 0..<3 {
      result.rows[3][column] = start.rows[3][column] + (end.rows[3][column] - start.rows[3][column]) * part
    }
    return result
  }

  private var turn: SolidMatrix {
    var result = self
    result.rows[3] = [0, 0, 0, 1]
    return result
  }

  private var transposed: SolidMatrix {
    SolidMatrix(rows: (0..<4).map { row in (0..<4).map { rows[$0][row] } })
  }
}
