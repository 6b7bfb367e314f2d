/// How the layers of one track begin one after another.
///
/// A layer's distance from the origin, in places, decides when it begins. Layers at equal distances begin together, the
/// nearest at once.
public struct Stagger: Hashable, Sendable {
  /// The time between layers.
  public enum Pace: Hashable, Sendable {
    /// Seconds from one place to the next.
    case each(Expression)
    /// Seconds from the nearest to the farthest, however many lie between.
    case total(Expression)

    /// The seconds that are written.
    public var seconds: Expression {
      switch self {
      case .each(let seconds), .total(let seconds): seconds
      }
    }
  }

  /// Where the layers that begin at once are.
  public enum Origin: Hashable, Sendable {
    /// A place by its name.
    case named(Place)
    /// The layer of an index, from 0.
    case index(Expression)
  }

  /// The origins that have names.
  public enum Place: String, Hashable, Sendable, CaseIterable {
    /// The first or the last layer, the middle one, or both ends.
    case first, last, center, edges
    /// An order by the transition's seed.
    case random
    /// The layer whose middle is nearest to where the transition was tapped for.
    case touch
  }

  /// The time between layers.
  public var pace: Pace
  /// Where it begins.
  public var origin: Origin
  /// How the times are spread from the nearest to the farthest; nil for evenly.
  public var ease: Ease?

  /// Creates a stagger that spreads its times evenly from the first layer on.
  public init(pace: Pace, origin: Origin = .named(.first), ease: Ease? = nil) {
    self.pace = pace
    self.origin = origin
    self.ease = ease
  }

  /// The numbers that it is written with, but for those of its curve.
  public var expressions: [Expression] {
    if case .index(let index) = origin { return [pace.seconds, index] }
    return [pace.seconds]
  }
}

extension Stagger {
  /// The distance of each of a number of layers from the origin, in places, the nearest at 0.
  ///
  /// Only of origins that an index decides; nil for `random` and `touch`.
  public static func distances(from origin: Origin, count: Int, index: Double) -> [Double]? {
    let last = Double(count - 1)
    let places = (0..<max(count, 0)).map(Double.init)
    let distances: [Double]
    switch origin {
    case .named(.first): distances = places
    case .named(.last): distances = places.map { last - $0 }
    case .named(.center): distances = places.map { abs($0 - last / 2) }
    case .named(.edges): distances = places.map { min($0, last - $0) }
    case .index: distances = places.map { abs($0 - min(max(index, 0), last)) }
    case .named(.random), .named(.touch): return nil
    }
    let nearest = distances.min() ?? 0
    return distances.map { $0 - nearest }
  }
}
