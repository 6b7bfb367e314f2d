import SegueImages
public import SegueCells
import SegueDocuments

/// The formats that `segue render` can write.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  /// Characters with ANSI colours, plain characters, a PNG picture, or JSON with every cell.
  case ansi, text, png, json
  /// Characters and colours in lines, to compare later frames with; see `GoldenFrame`.
  case golden

  /// Creates the format for a file's extension; nil if there is none for it.
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

  /// Whether a file's name has an extension, known or not; `/dev/stdout` and `frame` have none.
  public static func hasEnding(_ fileName: String) -> Bool { ending(of: fileName) != nil }

  static func ending(of fileName: String) -> String? {
    let name = fileName.split(separator: "/").last ?? ""
    return name.split(separator: ".").dropFirst().last?.lowercased()
  }

  /// The finest glyphs that viewers of the format are sure to have; a picture draws its own.
  public var defaultGlyphs: GlyphSet { self == .png ? .smoothOctants : .eighths }

  /// The colours used by default; plain text has none, so its glyphs alone tell light from dark.
  public var defaultColors: ColorDepth { self == .text ? .none : .truecolor }

  /// Returns a grid in this format; text ends with a line feed.
  ///
  /// - Throws: `ImageError` if the PNG cannot be made, `FontError` if its letters cannot be set.
  public func bytes(of grid: CellGrid) throws -> [UInt8] {
    switch self {
    case .ansi: Array(ANSIWriter.text(of: grid).utf8)
    case .text: Array(TextWriter.text(of: grid).utf8)
    case .png: try CellPicture().picture(of: grid).pngData()
    case .golden: Array(GoldenFrame(grid).text.utf8)
    case .json: Array((GridJSON.value(of: grid).line + "\n").utf8)
    }
  }
}
