import SegueGeometry

/// A smooth way of up to four numbers at once, such as a point's, and where on it each fraction of the time lies.
///
/// It is what a `CAKeyframeAnimation` follows that has a `path` or a cubic calculation mode. Before its first time and
/// after its last the way goes straight on, so that a spring can run past its ends.
public struct MotionPath: Hashable, Sendable {
  /// How the way's parts share the time.
  public enum Pace: Hashable, Sendable {
    /// Each piece lies between two times, in fractions of the duration, and has a curve of its own, or an even pace of
    /// its parameter where there is none.
    ///
    /// There is one time more than pieces, and they ascend.
    case timed(keyTimes: [Double], curves: [TimingCurve])
    /// The same length in the same time, all along the way.
    case even
  }

  /// The pieces, each of which begins where the one before ends.
  public let pieces: [CubicPiece]
  /// How they share the time.
  public let pace: Pace
  /// The lengths of the way up to some of its points, if its pace is even.
  let table: LengthTable?
  /// Where the first two numbers go along the way.
  private let directions: DirectionTable

  /// Creates a way; nil if it has no piece, or a time too few.
  public init?(pieces: [CubicPiece], pace: Pace) {
    if case .timed(let times, _) = pace, times.count != pieces.count + 1 { return nil }
    guard !pieces.isEmpty else { return nil }
    self.pieces = pieces
    self.pace = pace
    directions = DirectionTable(pieces)
    table = pace == .even ? LengthTable(pieces) : nil
  }

  /// The times of its pieces' ends, unless its pace is even.
  public var keyTimes: [Double] {
    if case .timed(let keyTimes, _) = pace { keyTimes } else { [] }
  }

  /// The curves of its pieces; none for an even pace.
  public var curves: [TimingCurve] {
    if case .timed(_, let curves) = pace { curves } else { [] }
  }

  /// The length of the way, if its pace is even.
  public var length: Double? { table?.length }

  /// A place on the way, and how fast its parameter changes there.
  struct Place {
    var piece: CubicPiece
    var index: Int
    /// 0…1 within the piece.
    var parameter: Double
    /// The parameter's change by the fraction of time.
    var rate: Double
    /// How far the fraction lies before the way or behind it: 0 on the way.
    var beyond = 0.0
  }

  func place(at fraction: Double) -> Place {
    if let table { return table.place(at: fraction, on: pieces) }
    guard case .timed(let times, let curves) = pace else {
      return Place(piece: pieces[0], index: 0, parameter: 0, rate: 0)
    }
    var index = 0
    while index < pieces.count - 1, times[index + 1] <= fraction { index += 1 }
    let (start, end) = (times[index], times[index + 1])
    let span = end - start
    guard span > 0 else {
      return Place(piece: pieces[index], index: index, parameter: fraction < end ? 0 : 1, rate: 0)
    }
    let curve = curves.indices.contains(index) ? curves[index] : .linear
    let local = min(max((fraction - start) / span, 0), 1)
    return Place(
      piece: pieces[index],
      index: index,
      parameter: curve.value(at: local),
      rate: curve.velocity(at: local) / span,
      beyond: fraction - min(max(fraction, times[0]), times[times.count - 1])
    )
  }
}

extension MotionPath {
  /// What an animation takes from the way.
  public enum Part: Hashable, Sendable {
    /// One of the numbers, by its index from 0 to 3.
    case number(Int)
    /// The direction in which the first two numbers go, in radians clockwise from the first's axis, or the opposite one.
    case direction(isReversed: Bool)
  }

  /// A number and its slope, which is its change by the fraction of the time.
  public func state(of part: Part, at fraction: Double) -> (value: Double, slope: Double) {
    let place = place(at: fraction)
    let (piece, t) = (place.piece, place.parameter)
    switch part {
    case .number(let index):
      let lane = index & 3
      let slope = piece.slope(at: t)[lane] * place.rate
      return (piece.value(at: t)[lane] + slope * place.beyond, slope)
    case .direction(let isReversed):
      let way = piece.direction(at: t)
      // The angle of a direction is one of many: the one that goes on from where the way began.
      let near = directions.angle(in: place.index, at: t)
      let angle = way.angle + 2 * .pi * ((near - way.angle) / (2 * .pi)).rounded()
      return (isReversed ? angle + .pi : angle, place.beyond == 0 ? way.bend * place.rate : 0)
    }
  }
}
