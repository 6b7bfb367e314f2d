import SegueGeometry

/// The formats of movies.
public enum MovieFormat: String, Hashable, Sendable, CaseIterable {
  /// 255 colors for the whole movie, seen everywhere.
  case gif
  /// Every color exact, seen in browsers.
  case apng
  /// Every color exact unless asked otherwise, the smallest of the exact ones, seen in browsers.
  case webp
  /// A video, made by ffmpeg.
  case mp4, webm

  /// Creates the format for a file's extension; nil if there is none for it.
  public init?(fileName: String) {
    switch ExportFormat.ending(of: fileName) {
    case "gif": self = .gif
    case "png", "apng": self = .apng
    case "webp": self = .webp
    case "mp4": self = .mp4
    case "webm": self = .webm
    default: return nil
    }
  }

  /// The rate unless another is asked for.
  public var defaultRate: MovieRate { exactRates?[0] ?? MovieRate(framesPerSecond: 60) }

  /// The only rates that it can say without rounding; nil where it can say any.
  private var exactRates: [MovieRate]? {
    switch self {
    case .gif: MovieRate.gif
    case .webp: MovieRate.webp
    case .apng, .mp4, .webm: nil
    }
  }

  /// Its usual rates, the fastest first.
  var ladder: [MovieRate] { exactRates ?? [60, 30, 20, 15, 10].map(MovieRate.init(framesPerSecond:)) }

  /// The rate that is nearest to what is asked for and exact in this format; nil if it is too far off.
  public func rate(_ framesPerSecond: Double) -> MovieRate? {
    if let exactRates { return exactRates.first { abs(1 / $0.frameDuration - framesPerSecond) < 0.5 } }
    return framesPerSecond.rounded() == framesPerSecond && (1...240).contains(framesPerSecond)
      ? MovieRate(framesPerSecond: Int(clamping: framesPerSecond)) : nil
  }

  /// The rates that it has, in words.
  public var rates: String {
    exactRates.map { $0.map(\.description).joined(separator: ", ") } ?? "whole numbers from 1 to 240"
  }
}
