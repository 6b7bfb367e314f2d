import SegueGeometry

/// The formats of movies.
public enum MovieFormat: String, Hashable, Sendable, CaseIterable {
  /// 255 colors for the whole movie, seen everywhere.
  case gif
  /// Every color exact, seen in browsers.
  case apng

  /// Creates the format for a file's extension; nil if there is none for it.
  public init?(fileName: String) {
    switch ExportFormat.ending(of: fileName) {
    case "gif": self = .gif
    case "png", "apng": self = .apng
    default: return nil
    }
  }

  /// The rate unless another is asked for.
  public var defaultRate: MovieRate { self == .gif ? MovieRate.gif[0] : MovieRate(framesPerSecond: 60) }

  /// The rate that is nearest to what is asked for and exact in this format; nil if it is too far off.
  public func rate(_ framesPerSecond: Double) -> MovieRate? {
    switch self {
    case .gif: MovieRate.gif.first { abs(1 / $0.frameDuration - framesPerSecond) < 0.5 }
    case .apng:
      framesPerSecond.rounded() == framesPerSecond && (1...240).contains(framesPerSecond)
        ? MovieRate(framesPerSecond: Int(clamping: framesPerSecond)) : nil
    }
  }

  /// The rates that it has, in words.
  public var rates: String {
    switch self {
    case .gif: MovieRate.gif.map(\.description).joined(separator: ", ")
    case .apng: "whole numbers from 1 to 240"
    }
  }
}
