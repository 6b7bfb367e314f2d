public import ArgumentParser
public import SegueCells

/// How pixels become cells.
struct LookOptions: ParsableArguments {
  @Option(name: .customLong("glyphs"), help: "Glyphs that pixels become (auto: the finest that will show).")
  var glyphChoice = GlyphChoice.auto

  @Option(help: "Colours (default: as many as there are).")
  var colors: ColorDepth?

  @Option(parsing: .unconditional, help: "A cell's height divided by its width, 0.5 to 4.")
  var cellAspect: Double?

  /// The glyphs asked for; nil means the finest that look right.
  var glyphs: GlyphSet? { glyphChoice.glyphs }

  /// Whether none of them was given.
  var isDefault: Bool { glyphs == nil && colors == nil && cellAspect == nil }

  func validate() throws {
    if let cellAspect, !(cellAspect >= 0.5 && cellAspect <= 4) {
      throw ValidationError("--cell-aspect must be from 0.5 to 4.")
    }
  }
}

extension ColorDepth: ExpressibleByArgument {}

/// A glyph set, or a choice left to detection.
enum GlyphChoice: ExpressibleByArgument, CaseIterable {
  case auto
  case named(GlyphSet)

  /// The glyph set; nil means the finest that look right.
  var glyphs: GlyphSet? {
    switch self {
    case .auto: nil
    case .named(let set): set
    }
  }

  static let allCases: [GlyphChoice] = [.auto] + GlyphSet.allCases.map(GlyphChoice.named)

  init?(argument: String) {
    guard let choice = Self.allCases.first(where: { $0.defaultValueDescription == argument }) else {
      return nil
    }
    self = choice
  }

  var defaultValueDescription: String { glyphs?.rawValue ?? "auto" }

  static var allValueStrings: [String] { allCases.map(\.defaultValueDescription) }
}
