public import SegueMovies

/// What decides how many bytes a movie takes.
public struct MovieSettings: Hashable, Sendable {
  /// Frames a second.
  public var rate: MovieRate
  /// Pixels per point.
  public var scale: Double
  /// The most colors of a GIF beside the transparent one.
  public var colors = ColorPalette.mostColors
  /// How much of its pictures a WebP keeps.
  public var quality = WebPQuality.exact

  /// Creates settings that leave nothing out.
  public init(rate: MovieRate, scale: Double) {
    self.rate = rate
    self.scale = scale
  }

  /// What has to stay as it is asked for.
  public struct Fixed: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The frames a second.
    public static let rate = Fixed(rawValue: 1)
    /// The pixels per point.
    public static let scale = Fixed(rawValue: 2)
    /// The quality of a WebP.
    public static let quality = Fixed(rawValue: 4)
  }

  /// Settings that take ever fewer bytes, beginning with these; a smaller size comes after coarser time and colors.
  func smaller(for format: MovieFormat, keeping fixed: Fixed) -> [MovieSettings] {
    let scales = fixed.contains(.scale) ? [1] : Self.scales
    var result: [MovieSettings] = []
    for (number, factor) in scales.enumerated() where number == 0 || scale * factor >= Self.leastScale {
      for step in Self.steps(format, isFirst: number == 0) {
        var settings = self
        settings.scale = scale * factor
        if !fixed.contains(.rate) { settings.rate = rate.slowed(by: step.slowness, for: format) }
        if !fixed.contains(.quality) { settings.quality = step.quality }
        settings.colors = step.colors
        if !result.contains(settings) { result.append(settings) }
      }
    }
    return result
  }

  /// How a movie of one size loses something.
  private struct Step {
    /// The place among the format's rates, from the fastest.
    var slowness = 0
    var colors = ColorPalette.mostColors
    var quality = WebPQuality.exact
  }

  private static func steps(_ format: MovieFormat, isFirst: Bool) -> [Step] {
    switch format {
    case .gif:
      [
        Step(), Step(slowness: 1), Step(slowness: 2), Step(slowness: 2, colors: 127),
        Step(slowness: 3, colors: 63),
      ]
    case .webp:
      (isFirst ? [Step(), Step(quality: .near(60)), Step(quality: .lossy(90))] : [])
        + [
          Step(quality: .lossy(75)), Step(slowness: 2, quality: .lossy(75)),
          Step(slowness: 3, quality: .lossy(50)),
        ]
    case .apng, .mp4, .webm: [Step(), Step(slowness: 1), Step(slowness: 2), Step(slowness: 3)]
    }
  }

  private static let scales = [1, 0.85, 0.7, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1]
  /// Pixels per point below which nothing can be made out.
  private static let leastScale = 0.1

  /// About how many bytes these take for each byte of others; only to leave out what is sure not to fit.
  func bytes(foreachOf other: MovieSettings) -> Double {
    let area = scale * scale / (other.scale * other.scale)
    return area * other.rate.frameDuration / rate.frameDuration * weight / other.weight
  }

  private var weight: Double {
    let kept: Double =
      switch quality {
      case .exact: 1
      case .near: 0.7
      case .lossy(let level): 0.1 + 0.002 * Double(level)
      }
    return kept * (colors > 127 ? 1 : colors > 63 ? 0.8 : 0.65)
  }
}

extension MovieRate {
  /// A rate of a format that is so many places slower than this one; the slowest where there are not so many.
  func slowed(by places: Int, for format: MovieFormat) -> MovieRate {
    let rates = format.ladder.filter { $0.frameDuration > frameDuration + 1e-9 }
    return places == 0 || rates.isEmpty ? self : rates[min(places, rates.count) - 1]
  }
}
