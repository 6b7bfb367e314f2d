public import ArgumentParser
import SegueExport
public import SegueMovies

/// What an export writes.
enum ExportKind: Hashable {
  case movie(MovieFormat)
  case cast
  /// A picture a frame.
  case pictures(PictureNames)
  case table(TableFormat)
  /// An animated SVG.
  case svg
  /// A Lottie animation.
  case lottie
  /// A page that plays the scene.
  case page

  /// Creates the kind for a path as the user gave it; nil if its ending is none that is known.
  init?(output: String) {
    if let names = PictureNames(output) {
      self = .pictures(names)
    } else if let format = TableFormat(fileName: output) {
      self = .table(format)
    } else if output.lowercased().hasSuffix(".cast") {
      self = .cast
    } else if output.lowercased().hasSuffix(".svg") {
      self = .svg
    } else if output.lowercased().hasSuffix(".json") {
      self = .lottie
    } else if output.lowercased().hasSuffix(".html") {
      self = .page
    } else if let format = MovieFormat(fileName: output) {
      self = .movie(format)
    } else {
      return nil
    }
  }

  /// Whether all of it is one file.
  var isOneFile: Bool {
    if case .pictures = self { false } else { true }
  }

  /// Whether parts of it, one after another, are the whole.
  var comesInParts: Bool {
    switch self {
    case .pictures, .table: true
    case .movie, .cast, .svg, .lottie, .page: false
    }
  }

  /// The endings, in words.
  static let endings =
    ".gif, .png, .apng, .webp, .mp4, .webm, .svg, .json, .html, .cast, .csv or .jsonl, or a / for a folder"

  /// The format whose rates it has.
  private var format: MovieFormat {
    if case .movie(let format) = self { format } else { .apng }
  }

  var defaultRate: MovieRate { format.defaultRate }
  var rates: String { format.rates }

  func rate(_ framesPerSecond: Double) -> MovieRate? { format.rate(framesPerSecond) }
}

extension ExportKind: ExpressibleByArgument {
  /// Parses a format's name, as `--format` takes it.
  init?(argument: String) {
    if argument == "cast" {
      self = .cast
    } else if argument == "svg" {
      self = .svg
    } else if argument == "lottie" {
      self = .lottie
    } else if argument == "html" {
      self = .page
    } else if let format = TableFormat(rawValue: argument) {
      self = .table(format)
    } else if let format = MovieFormat(rawValue: argument) {
      self = .movie(format)
    } else {
      return nil
    }
  }

  /// What completion offers and messages list.
  static var allValueStrings: [String] {
    MovieFormat.allCases.map(\.rawValue) + ["svg", "lottie", "html", "cast"]
      + TableFormat.allCases.map(\.rawValue)
  }
}

extension WebPQuality: ExpressibleByArgument {
  /// Parses `exact`, `near`, or a number from 0 to 100.
  public init?(argument: String) {
    switch argument {
    case "exact": self = .exact
    case "near": self = .near(60)
    default:
      guard let level = Int(argument), (0...100).contains(level) else { return nil }
      self = .lossy(level)
    }
  }

  /// What completion offers.
  public static var allValueStrings: [String] { ["exact", "near", "90"] }
}

/// Frames from one number to another, both included: `10..20`.
struct FrameRange: ExpressibleByArgument {
  var range: ClosedRange<Int>

  init?(argument: String) {
    let ends = argument.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard ends.count == 2, ends[0] >= 0, ends[1] >= ends[0] else { return nil }
    range = ends[0]...ends[1]
  }
}
