import SegueGeometry
import SegueStage
import SegueText

/// A glyph as it is drawn once.
struct GlyphKey: Hashable {
  var face: Int?
  var glyph: UInt32
  var size: Double
}

/// A line of a text: its glyphs with their places from its beginning, whatever that is.
struct TextLine: Hashable {
  struct Glyph: Hashable {
    var key: GlyphKey
    var x: Double
    var y: Double
  }

  /// A line, and where it begins, in the layer's points.
  struct Placed: Hashable {
    var line: TextLine
    var origin: Point
  }

  var glyphs: [Glyph]

  /// By the line's number: which glyphs it has, and where it begins, at each time.
  static func courses(of states: [LayerState], _ typesetter: Typesetter) -> [[Placed?]] {
    var lines: [[Placed?]] = []
    for (time, state) in states.enumerated() {
      for (number, line) in set(state, typesetter).enumerated() {
        if number == lines.count { lines.append(Array(repeating: nil, count: states.count)) }
        lines[number][time] = line
      }
    }
    return lines
  }

  /// The different lines of a course, in the order in which they come.
  static func variants(of course: [Placed?]) -> [TextLine] {
    var variants: [TextLine] = []
    for case let found? in course where !variants.contains(found.line) { variants.append(found.line) }
    return variants
  }

  private static func set(_ state: LayerState, _ typesetter: Typesetter) -> [Placed] {
    guard let text = state.contents.text else { return [] }
    let bounds = RoundedBounds(state).rect
    let set = typesetter.typeset(text, in: bounds.size, pixelsPerPoint: 0)
    return set.lines.compactMap { line in
      guard let first = set.glyphs[line.glyphs].first else { return nil }
      let glyphs = set.glyphs[line.glyphs].map { glyph in
        Glyph(
          key: GlyphKey(face: glyph.face, glyph: glyph.glyph, size: set.fontSize),
          x: ((glyph.origin.x - first.origin.x) * 100).rounded() / 100,
          y: ((glyph.origin.y - first.origin.y) * 100).rounded() / 100
        )
      }
      return Placed(line: TextLine(glyphs: glyphs), origin: first.origin + bounds.origin)
    }
  }
}
