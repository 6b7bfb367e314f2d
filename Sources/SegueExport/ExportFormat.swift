public import SegueImages
public import SegueCells

/// What `segue render` can write.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  case ansi, text, png, json
  /// Characters and colours in lines, to be compared with: `GoldenFrame`.
  case golden

  /// The format that a file's ending asks for, or nil.
  public init?(fileName: String) {
    switch Self.ending(of: fileName) {
    case "ans", "ansi": self = .ansi
    case "txt", "text": self = .text
    case "png": self = .png
    case "json": self = .json
    case "golden": self = .golden
    default: return nil
    }
  }

  /// Whether a file's name ends in a dot and letters, known or not; `/dev/stdout` and `frame` do not.
  public static func hasEnding(_ fileName: String) -> Bool { ending(of: fileName) != nil }

  private static func ending(of fileName: String) -> String? {
    let name = fileName.split(separator: "/").last ?? ""
    return name.split(separator: ".").dropFirst().last?.lowercased()
  }

  /// The finest glyphs that its readers are sure to have; a picture draws its own.
  public var defaultGlyphs: GlyphSet { self == .png ? .smoothOctants : .eighths }

  /// Plain text has no colours, so that glyphs alone must tell light from dark.
  public var defaultColors: ColorDepth { self == .text ? .none : .truecolor }

  /// A grid in this format; text ends with a line feed.
  public func bytes(of grid: CellGrid) throws(ImageError) -> [UInt8] {
    switch self {
    case .ansi: Array(ANSIWriter.text(of: grid).utf8)
    case .text: Array(TextWriter.text(of: grid).utf8)
    case .png: try CellPicture().picture(of: grid).pngData()
    case .golden: Array(GoldenFrame(grid).text.utf8)
    case .json: Array((GridJSON.value(of: grid).line + "\n").utf8)
    }
  }
}
