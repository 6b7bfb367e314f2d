import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

/// A place of a scene in which a name can stand, and how to read off what it came to there.
struct NameProbe: Sendable, CustomTestStringConvertible {
  let name: String
  /// The scene, with an expression written into the place.
  let text: @Sendable (String) -> String
  /// Plays the scene, and reads the number that the expression came to; `guess` is what it is thought to be, for places
  /// that only tell whether a condition holds.
  let measure: @Sendable (Scene, _ guess: Double) -> Double
  /// What each name means there; every other one is refused.
  let values: [Expression.Symbol: Double]
  /// Whether it is the number that stands in the place, or a condition about it.
  var form: @Sendable (String, Double) -> String = { name, _ in name }

  var testDescription: String { name }
}

/// What the names come to on the device of the probes, and under the hand that plays them.
enum NameValues {
  static let device: [Expression.Symbol: Double] = [
    .containerWidth: 400, .containerHeight: 800, .safeTop: 0, .safeLeft: 0, .safeBottom: 0, .safeRight: 0,
  ]

  static let cascade: [Expression.Symbol: Double] = [.index: 2, .count: 4]
  /// No two alike, so that none can stand in for another: the tenth piece of four by three.
  static let piece: [Expression.Symbol: Double] = [
    .index: 9, .count: 12, .column: 1, .row: 2, .columns: 4, .rows: 3,
  ]

  /// A finger that lands at (100, 200) and goes on at (300, −200) points per second, a sample each hundredth: 10 points
  /// of way are 2.77 hundredths, so that it is recognised at the third.
  static let velocity = (x: 300.0, y: -200.0)
  static let landing = (x: 100.0, y: 200.0)
  static let recognition = 0.03

  static func hand(after seconds: Double) -> [Expression.Symbol: Double] {
    // UIScrollView's deceleration of .998 a millisecond leads v / (1000 ln 0.998) further.
    let reach = -1 / (1000 * Numbers.logarithm(0.998))
    let x = landing.x + velocity.x * seconds
    let y = landing.y + velocity.y * seconds
    return [
      .locationX: x, .locationY: y,
      .startX: landing.x + velocity.x * recognition, .startY: landing.y + velocity.y * recognition,
      .translationX: velocity.x * seconds, .translationY: velocity.y * seconds,
      .velocityX: velocity.x, .velocityY: velocity.y,
      .projectedX: x + velocity.x * reach, .projectedY: y + velocity.y * reach,
    ]
  }

  /// Two fingers that land about the same place and go as it does, apart by 2 in a second: recognised at the first sample.
  static func pinch(after seconds: Double) -> [Expression.Symbol: Double] {
    let x = landing.x + velocity.x * seconds
    let y = landing.y + velocity.y * seconds
    return [
      .locationX: x, .locationY: y, .startX: landing.x + velocity.x / 100,
      .startY: landing.y + velocity.y / 100, .translationX: velocity.x * seconds,
      .translationY: velocity.y * seconds, .pinchScale: 1 + 2 * seconds, .startScale: 1.02,
      .velocityScale: 2,
    ]
  }
}

extension Session {
  /// The pinch of the probes, down for some seconds.
  mutating func pinch(seconds: Double = 0.2) {
    let start = Point(x: NameValues.landing.x, y: NameValues.landing.y)
    handle(.pinch(.began, scale: 1, at: start))
    for step in 1...Int((seconds * 100).rounded()) {
      let passed = Double(step) / 100
      advance(to: passed)
      handle(.pinch(.moved, scale: 1 + 2 * passed, at: pinchPlace))
    }
  }

  mutating func unpinch() { handle(.pinch(.ended, scale: 1 + 2 * time, at: pinchPlace)) }

  private var pinchPlace: Point {
    Point(
      x: NameValues.landing.x + NameValues.velocity.x * time,
      y: NameValues.landing.y + NameValues.velocity.y * time
    )
  }

  /// The hand of the probes, down for some seconds.
  mutating func probe(seconds: Double = 0.2) {
    let start = NameValues.landing
    pointer(.began, start.x, start.y, at: 0)
    for step in 1...Int((seconds * 100).rounded()) {
      let passed = Double(step) / 100
      pointer(
        .moved,
        start.x + NameValues.velocity.x * passed,
        start.y + NameValues.velocity.y * passed,
        at: passed
      )
    }
  }

  mutating func release() {
    let values = NameValues.hand(after: time)
    pointer(.ended, values[.locationX] ?? 0, values[.locationY] ?? 0, at: time)
  }

  func x(_ id: String) -> Double { layer(id)?.frame.minX ?? .nan }
}

extension [Expression.Symbol: Double] {
  static func + (one: Self, other: Self) -> Self { one.merging(other) { $1 } }
}
