import SegueCode
import SegueExport

/// A form in which a run, or the transition that makes it, leaves the previewer as a file.
enum Takeaway: Hashable, Sendable {
  case movie(MovieFormat)
  /// A drawing that moves.
  case svg
  /// An animation for apps.
  case lottie
  /// A recording of a terminal, for asciinema.
  case cast
  /// The device at the play head.
  case picture
  /// Frames of the run side by side.
  case sheet
  case table(TableFormat)
  case code(CodeTarget)

  /// All of them, those first that are asked for most.
  static let all: [Takeaway] =
    [
      .movie(.gif), .movie(.mp4), .movie(.webp), .movie(.apng), .movie(.webm), .svg, .lottie, .cast, .picture,
      .sheet,
    ]
    + CodeTarget.allCases.map(Takeaway.code) + TableFormat.allCases.map(Takeaway.table)

  /// Those that a program's run has: its own file is the code.
  static let ofPrograms: [Takeaway] = all.filter { if case .code = $0 { false } else { true } }

  /// Its name, in the list and in messages.
  var title: String {
    switch self {
    case .movie(.gif): "GIF"
    case .movie(.apng): "animated PNG"
    case .movie(.webp): "WebP"
    case .movie(.mp4): "MP4"
    case .movie(.webm): "WebM"
    case .svg: "SVG"
    case .lottie: "Lottie"
    case .cast: "asciinema"
    case .picture: "PNG of now"
    case .sheet: "PNG of \(Self.sheetFrames) frames"
    case .table(.csv): "CSV"
    case .table(.jsonl): "JSON lines"
    case .code(.uikit): "UIKit"
    case .code(.swiftui): "SwiftUI"
    case .code(.css): "CSS"
    case .code(.compose): "Compose"
    }
  }

  /// What it is good for.
  var purpose: String {
    switch self {
    case .movie(.gif): "moves everywhere: pull requests, chats"
    case .movie(.apng): "moves in browsers, every colour exact"
    case .movie(.webp): "moves in browsers, exact and small"
    case .movie(.mp4), .movie(.webm): "a video, by ffmpeg"
    case .svg: "moves in a README, sharp at any size"
    case .lottie: "moves in apps, by Lottie's players"
    case .cast: "this terminal's cells, played by asciinema"
    case .picture: "the device at the play head"
    case .sheet: "the run at one glance"
    case .table(.csv): "what changes, a line a frame"
    case .table(.jsonl): "all layers, a line a frame"
    case .code(.uikit): "the whole transition in Swift"
    case .code(.swiftui): "the transition in Swift"
    case .code(.css): "a page with the transition"
    case .code(.compose): "the transition in Kotlin"
    }
  }

  /// The ending of its files.
  var fileExtension: String {
    switch self {
    case .movie(.apng), .picture, .sheet: "png"
    case .movie(let format): format.rawValue
    case .svg: "svg"
    case .lottie: "json"
    case .cast: "cast"
    case .table(let format): format.rawValue
    case .code(.uikit), .code(.swiftui): "swift"
    case .code(.css): "html"
    case .code(.compose): "kt"
    }
  }

  /// The frames of a sheet.
  static let sheetFrames = 12
}
