import ArgumentParser
import SegueCells

/// A set of glyphs, or none in particular.
enum GlyphChoice: ExpressibleByArgument, CaseIterable {
  case auto
  case named(GlyphSet)

  /// The set, or nil for the finest that will show.
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
