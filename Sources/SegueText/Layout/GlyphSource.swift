package import SegueGeometry

/// Where glyphs and their outlines come from.
package protocol GlyphSource: AnyObject {
  /// The glyphs of a paragraph, which has no line feeds.
  func paragraph(_ text: Substring, in cut: FontCut) -> ParagraphGlyphs

  /// The outline of a glyph of a face, by their numbers, with y upwards, and how many of its units there are to the em.
  func outline(of glyph: UInt32, inFace face: Int) -> (path: Path, unitsPerEm: Double)

  /// The picture that a glyph of a face is, by their numbers; nil for one that is its outline.
  func picture(of glyph: UInt32, inFace face: Int) -> GlyphPicture?
}

/// A paragraph's characters and glyphs at no particular size.
package struct ParagraphGlyphs: Hashable, Sendable {
  /// A glyph and the character it belongs to.
  package struct Glyph: Hashable, Sendable {
    /// The number of its face; nil for a box in place of a character that no font has.
    package var face: Int?
    /// The glyph's number in that face.
    package var glyph: UInt32
    /// Which of the paragraph's units it is part of.
    package var unit: Int
    /// How far the next glyph is, in units of the face.
    package var advance: Double
    /// Where it is drawn, relative to its place, with y downwards, in units of the face.
    package var offset: Point
    /// The face's units to the em.
    package var unitsPerEm: Double

    /// Creates a glyph.
    package init(
      face: Int?,
      glyph: UInt32,
      unit: Int,
      advance: Double,
      offset: Point,
      unitsPerEm: Double
    ) {
      self.face = face
      self.glyph = glyph
      self.unit = unit
      self.advance = advance
      self.offset = offset
      self.unitsPerEm = unitsPerEm
    }

    /// The box that stands for a character that no font has.
    package static func missing(unit: Int) -> Glyph {
      let advance = TypesetText.missingWidth + 0.1
      return Glyph(face: nil, glyph: 0, unit: unit, advance: advance, offset: .zero, unitsPerEm: 1)
    }
  }

  /// The characters, in the order written.
  package var units: [TextUnit]
  /// From left to right.
  package var glyphs: [Glyph] = []

  /// Creates a paragraph.
  package init(units: [TextUnit], glyphs: [Glyph] = []) {
    self.units = units
    self.glyphs = glyphs
  }
}
