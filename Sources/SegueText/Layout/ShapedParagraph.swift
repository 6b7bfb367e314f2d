import SegueGeometry

/// A paragraph's glyphs at a size, before it is broken into lines.
struct ShapedParagraph {
  /// A glyph and the character it belongs to, in points.
  struct Glyph {
    var face: Int?
    var glyph: UInt32
    /// Which of the paragraph's units it is part of.
    var unit: Int
    var advance: Double
    var offset: Point
  }

  let units: [TextUnit]
  /// From left to right.
  private(set) var glyphs: [Glyph] = []
  /// Points that each unit takes, with its tracking.
  private(set) var advances: [Double]
  /// Where each unit's glyphs are among all; empty for a unit that has none.
  private var places: [Range<Int>]

  /// Sets a paragraph in a font.
  init(_ paragraph: ParagraphGlyphs, font: SystemFont) {
    units = paragraph.units
    advances = Array(repeating: 0, count: units.count)
    places = Array(repeating: 0..<0, count: units.count)
    let tracking = font.tracking
    for (index, glyph) in paragraph.glyphs.enumerated() {
      let points = font.size / glyph.unitsPerEm
      let offset = Point(x: glyph.offset.x * points, y: glyph.offset.y * points)
      var advance = glyph.advance * points
      // The tracking comes after the last glyph of each unit.
      if index + 1 == paragraph.glyphs.count || paragraph.glyphs[index + 1].unit != glyph.unit {
        advance += tracking
      }
      let unit = glyph.unit
      glyphs.append(
        Glyph(face: glyph.face, glyph: glyph.glyph, unit: unit, advance: advance, offset: offset)
      )
      advances[unit] += advance
      places[unit] = (places[unit].isEmpty ? index : places[unit].lowerBound)..<index + 1
    }
  }

  /// The glyphs of neighboring units, from left to right.
  ///
  /// - Complexity: Grows with the part of the line between the outermost of them.
  func glyphs(of part: Range<Int>) -> [Glyph] {
    let places = places[part].filter { !$0.isEmpty }
    guard let first = places.map({ $0.lowerBound }).min(), let end = places.map({ $0.upperBound }).max()
    else {
      return []
    }
    return glyphs[first..<end].filter { part ~= $0.unit }
  }
}
