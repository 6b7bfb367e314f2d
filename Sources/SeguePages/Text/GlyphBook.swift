package import SegueGeometry
import SegueStage
package import SegueText

/// The glyphs of the texts of a scene and their outlines, found once so that no fonts are needed to show it.
public struct GlyphBook: Sendable {
  /// A text without line feeds, in letters of a kind.
  struct Line: Hashable {
    var text: String
    var cut: FontCut
  }

  /// A glyph of a face, by their numbers.
  struct Glyph: Hashable {
    var face: Int
    var glyph: UInt32
  }

  /// How a glyph looks, with y upwards.
  struct Outline {
    var path: Path
    var unitsPerEm: Double
  }

  var lines: [Line: ParagraphGlyphs] = [:]
  var outlines: [Glyph: Outline] = [:]
  /// Of the glyphs that are pictures.
  var pictures: [Glyph: GlyphPicture] = [:]

  /// Creates a book without glyphs.
  public init() {}

  /// Adds the glyphs of texts in each of their styles, and those of the ellipsis.
  package mutating func add(_ texts: SceneTexts, from source: any GlyphSource) {
    var lines: Set<String> = ["…"]
    for text in texts.strings {
      lines.formUnion(text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) })
    }
    let cuts = [false, true].flatMap { isDisplay in
      texts.styles.map { FontCut(style: $0, isDisplay: isDisplay) }
    }
    for text in lines.sorted() {
      for cut in cuts.sorted(by: { $0.number < $1.number }) {
        add(Line(text: text, cut: cut), from: source)
      }
    }
  }

  private mutating func add(_ line: Line, from source: any GlyphSource) {
    let glyphs = source.paragraph(line.text[...], in: line.cut)
    lines[line] = glyphs
    for glyph in glyphs.glyphs {
      guard let face = glyph.face else { continue }
      let key = Glyph(face: face, glyph: glyph.glyph)
      if outlines[key] != nil { continue }
      let (path, unitsPerEm) = source.outline(of: glyph.glyph, inFace: face)
      outlines[key] = Outline(path: path, unitsPerEm: unitsPerEm)
      pictures[key] = source.picture(of: glyph.glyph, inFace: face)
    }
  }
}

/// Sets texts with a book's glyphs; what the book lacks is a box.
package final class BookGlyphs: GlyphSource {
  private let book: GlyphBook

  /// Creates a source of a book's glyphs.
  package init(_ book: GlyphBook) { self.book = book }

  package func paragraph(_ text: Substring, in cut: FontCut) -> ParagraphGlyphs {
    if let known = book.lines[GlyphBook.Line(text: String(text), cut: cut)] { return known }
    let units = TextUnit.units(of: text)
    return ParagraphGlyphs(
      units: units,
      glyphs: units.indices.map { ParagraphGlyphs.Glyph.missing(unit: $0) }
    )
  }

  package func outline(of glyph: UInt32, inFace face: Int) -> (path: Path, unitsPerEm: Double) {
    let outline = book.outlines[GlyphBook.Glyph(face: face, glyph: glyph)]
    return (outline?.path ?? Path(), outline?.unitsPerEm ?? 1)
  }

  package func picture(of glyph: UInt32, inFace face: Int) -> GlyphPicture? {
    book.pictures[GlyphBook.Glyph(face: face, glyph: glyph)]
  }
}
