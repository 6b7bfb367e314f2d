import CFonts
package import SegueGeometry
import SegueStage

/// Glyphs as HarfBuzz chooses and places them.
package final class HarfBuzzGlyphs: GlyphSource {
  /// The fonts that glyphs refer to.
  let book: FontBook

  private let buffer: OpaquePointer

  /// What is set with one call: neighbors in one font and one direction.
  private struct Run {
    var units: Range<Int>
    var face: Int?
    var isRightToLeft: Bool
  }

  /// Opens the bundled fonts; takes some hundred microseconds.
  ///
  /// - Throws: `FontError` if HarfBuzz is missing or cannot read them.
  package init() throws(FontError) {
    book = try FontBook()
    guard let buffer = book.harfBuzz.pointee.hb_buffer_create() else { throw .noShaper }
    self.buffer = buffer
  }

  deinit { book.harfBuzz.pointee.hb_buffer_destroy(buffer) }

  package func paragraph(_ text: Substring, in cut: FontCut) -> ParagraphGlyphs {
    var result = ParagraphGlyphs(units: TextUnit.units(of: text))
    let faces = zip(result.units, text).map { unit, character in
      book.face(of: cut, for: unit.scalar, isEmoji: character.hasEmojiPresentation)
    }
    var text = text
    text.withUTF8 { bytes in
      for run in Self.runs(of: result.units, in: faces) {
        append(run, of: bytes, hasMonospacedDigits: cut.style.hasMonospacedDigits, to: &result)
      }
    }
    return result
  }

  package func outline(of glyph: UInt32, inFace face: Int) -> (path: Path, unitsPerEm: Double) {
    (book.faces[face].outline(of: glyph), book.faces[face].unitsPerEm)
  }

  package func picture(of glyph: UInt32, inFace face: Int) -> GlyphPicture? {
    book.faces[face].picture(of: glyph)
  }

  /// From left to right; `faces` are those of the units.
  private static func runs(of units: [TextUnit], in faces: [Int?]) -> [Run] {
    let directions = TextUnit.directions(of: units)
    var runs: [Run] = []
    for index in units.indices {
      let face = faces[index]
      if let last = runs.last, last.face == face, last.isRightToLeft == directions[index] {
        runs[runs.count - 1].units = last.units.lowerBound..<index + 1
      } else {
        runs.append(Run(units: index..<index + 1, face: face, isRightToLeft: directions[index]))
      }
    }
    return TextUnit.isRightToLeft(units) ? runs.reversed() : runs
  }

  private func append(
    _ run: Run,
    of text: UnsafeBufferPointer<UInt8>,
    hasMonospacedDigits: Bool,
    to result: inout ParagraphGlyphs
  ) {
    guard let face = run.face else {
      let units = run.isRightToLeft ? Array(run.units.reversed()) : Array(run.units)
      return result.glyphs += units.map { ParagraphGlyphs.Glyph.missing(unit: $0) }
    }
    let units = result.units
    let part =
      units[run.units.lowerBound].bytes.lowerBound..<units[run.units.upperBound - 1].bytes.upperBound
    let unitsPerEm = book.faces[face].unitsPerEm
    book.faces[face].shape(text, part: part, hasMonospacedDigits: hasMonospacedDigits, buffer: buffer) {
      (glyph, cluster, advance, offset) in
      result.glyphs.append(
        ParagraphGlyphs.Glyph(
          face: face,
          glyph: glyph,
          unit: unit(at: cluster, in: run.units, of: units),
          advance: advance,
          offset: offset,
          unitsPerEm: unitsPerEm
        )
      )
    }
  }

  /// The unit of a run that a byte of the text is in.
  private func unit(at byte: Int, in run: Range<Int>, of units: [TextUnit]) -> Int {
    var (low, high) = (run.lowerBound, run.upperBound - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if units[middle].bytes.lowerBound <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension Typesetter {
  /// Opens the bundled fonts; takes some hundred microseconds.
  ///
  /// - Throws: `FontError` if HarfBuzz is missing or cannot read them.
  public convenience init() throws(FontError) { self.init(glyphs: try HarfBuzzGlyphs()) }
}
