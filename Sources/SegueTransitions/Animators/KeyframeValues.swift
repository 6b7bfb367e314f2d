import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// The values that a property goes through, and how it goes from one to the next.
struct KeyframeValues {
  let channels: [LayerProperty]
  /// For each value those of all channels.
  let values: [[LayerValue]]
  /// Where values lie in the track's time, as far as the scene says.
  let offsets: [Double?]
  let mode: KeyframeInterpolation.Mode
  /// The curves between two values each; none for an even pace.
  let curves: [TimingCurve]
  let shape: MotionPath.Shape
  /// The way of a place, if it is not straight.
  let way: Way?
  let turn: TrackWay.Turn?

  /// A way with its number.
  enum Way {
    case path(Path)
    case arc(bulge: Double)

    init(_ way: TrackWay, in environment: LayerEnvironment) {
      switch way {
      case .path(let path): self = .path(path)
      case .arc(let bulge): self = .arc(bulge: bulge.number(in: environment))
      }
    }
  }

  init(
    channels: [LayerProperty],
    values: [[LayerValue]],
    offsets: [Double?],
    _ track: TrackDefinition,
    in environment: LayerEnvironment
  ) {
    let interpolation = track.interpolation
    (self.channels, self.values, self.offsets) = (channels, values, offsets)
    mode = interpolation.mode
    curves = interpolation.eases.map { AnimationTiming($0, duration: 1, in: environment).curve }
    let numbers = [interpolation.tension, interpolation.continuity, interpolation.bias].map { number in
      min(max(number?.number(in: environment) ?? 0, -1), 1)
    }
    (way, turn) = (track.way.map { Way($0, in: environment) }, track.turn)
    shape = MotionPath.Shape(tension: numbers[0], continuity: numbers[1], bias: numbers[2])
  }

  /// The course of each number.
  var courses: [Channel] {
    if let path = bowed { return following(path) }
    return switch mode {
    case .linear: straight(at: KeyframeOffsets.spread(offsets), curves)
    case .discrete: straight(at: KeyframeOffsets.holding(offsets), offsets.map { _ in Self.hold })
    case .paced: straight(at: pacedOffsets, [])
    case .cubic, .cubicPaced: curved
    }
  }

  /// A value stays until the next one's time.
  private static let hold = TimingCurve.steps(StepTiming(count: 1, position: .end))

  private func straight(at places: [Double], _ curves: [TimingCurve]) -> [Channel] {
    channels.indices.map { index in
      var channel = Channel(channels[index], values: values.map { $0[index] }, offsets: places)
      channel.curves = curves
      return channel
    }
  }

  private var curved: [Channel] {
    let places = KeyframeOffsets.spread(offsets)
    let points = values.map { value in SIMD4(value.compactMap { $0.number }) }
    guard
      let path = MotionPath(
        through: points,
        keyTimes: places,
        curves: curves,
        shapes: points.map { _ in shape },
        isPaced: mode == .cubicPaced
      )
    else { return straight(at: places, curves) }
    return parts(of: path, at: places)
  }

  func parts(of path: MotionPath, at places: [Double]) -> [Channel] {
    channels.indices.map { index in
      var channel = Channel(channels[index], values: values.map { $0[index] }, offsets: places)
      channel.way = Channel.Way(path: path, part: .number(index))
      return channel
    }
  }

  /// Each value's time by the distance up to it; evenly where nothing moves.
  private var pacedOffsets: [Double] {
    let points = values.map { value in value.flatMap { $0.components } }
    let distances = zip(points, points.dropFirst()).map { one, next in
      zip(one, next).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }
    let whole = distances.reduce(0, +)
    guard whole > 0, whole.isFinite else { return KeyframeOffsets.spread(values.map { _ in nil }) }
    var places = [0.0]
    var passed = 0.0
    for distance in distances.dropLast() {
      passed += distance
      places.append(passed / whole)
    }
    return places + [1]
  }
}

extension LayerValue {
  /// What a distance between two values is measured by.
  fileprivate var components: [Double] {
    switch self {
    case .number(let number): [number]
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    case .path, .colors, .numbers, .picture: []
    case .transform: []
    }
  }
}

extension SIMD4<Double> {
  /// Creates a vector of up to four numbers; those that are missing are 0.
  fileprivate init(_ numbers: [Double]) {
    self.init()
    for (lane, number) in numbers.prefix(4).enumerated() { self[lane] = number }
  }
}
