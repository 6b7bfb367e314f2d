/// The lengths of a way of cubic pieces up to some of its points, close enough to each other that a quadrature between
/// two of them is exact but for rounding.
struct LengthTable: Hashable, Sendable {
  private struct Node: Hashable {
    var piece: Int
    var parameter: Double
    /// The length of the way up to here.
    var length: Double
  }

  private var nodes: [Node]

  /// The length of the whole way.
  var length: Double { nodes[nodes.count - 1].length }

  init(_ pieces: [CubicPiece]) {
    nodes = [Node(piece: 0, parameter: 0, length: 0)]
    let size = pieces.reduce(0) { $0 + $1.length(from: 0, to: 1) }
    for (index, piece) in pieces.enumerated() {
      if index > 0 { nodes.append(Node(piece: index, parameter: 0, length: length)) }
      measure(piece, index, from: 0, to: 1, guess: piece.length(from: 0, to: 1), Self.tolerance * size)
    }
  }

  /// Relative to the whole length.
  private static let tolerance = 1e-13
  /// How often a piece is halved at most, where it turns back on the spot.
  private static let depth = 30

  private mutating func measure(
    _ piece: CubicPiece,
    _ index: Int,
    from low: Double,
    to high: Double,
    guess: Double,
    _ tolerance: Double,
    depth: Int = 0
  ) {
    let middle = (low + high) / 2
    let (first, second) = (piece.length(from: low, to: middle), piece.length(from: middle, to: high))
    // Numbers that are too large to have a length must not be halved for ever either.
    guard depth < Self.depth, abs(first + second - guess) > tolerance else {
      nodes.append(Node(piece: index, parameter: middle, length: length + first))
      nodes.append(Node(piece: index, parameter: high, length: length + second))
      return
    }
    measure(piece, index, from: low, to: middle, guess: first, tolerance, depth: depth + 1)
    measure(piece, index, from: middle, to: high, guess: second, tolerance, depth: depth + 1)
  }

  /// The place at a fraction of the length.
  func place(at fraction: Double, on pieces: [CubicPiece]) -> MotionPath.Place {
    let whole = length
    guard whole > 0, whole.isFinite else {
      return MotionPath.Place(piece: pieces[0], index: 0, parameter: min(max(fraction, 0), 1), rate: 0)
    }
    let wanted = min(max(fraction, 0), 1) * whole
    let upper = max(index(at: wanted), 1)
    let (low, high) = (nodes[upper - 1], nodes[upper])
    let piece = pieces[high.piece]
    let start = low.piece == high.piece ? low.parameter : 0
    let t = Self.parameter(of: piece, from: start, to: high.parameter, length: wanted - low.length)
    let pace = piece.slope(at: t).norm
    return MotionPath.Place(
      piece: piece,
      index: high.piece,
      parameter: t,
      rate: pace > 0 ? whole / pace : 0,
      beyond: fraction - min(max(fraction, 0), 1)
    )
  }

  /// The first node that is not before a length.
  private func index(at wanted: Double) -> Int {
    var (low, high) = (0, nodes.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].length < wanted { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The parameter at a length after another one, by Newton's steps, or halving where those lead out of the interval.
  private static func parameter(
    of piece: CubicPiece,
    from start: Double,
    to end: Double,
    length wanted: Double
  ) -> Double {
    let whole = piece.length(from: start, to: end)
    guard whole > 0, wanted > 0 else { return start }
    guard wanted < whole else { return end }
    var (low, high) = (start, end)
    var t = start + (end - start) * wanted / whole
    for _ in 0..<steps {
      let error = piece.length(from: start, to: t) - wanted
      if error == 0 { return t }
      if error < 0 { low = t } else { high = t }
      let pace = piece.slope(at: t).norm
      let next = pace > 0 ? t - error / pace : low
      let step = next > low && next < high ? next : (low + high) / 2
      if abs(step - t) <= precision { return step }
      t = step
    }
    return t
  }

  private static let steps = 40
  private static let precision = 1e-15
}
