package import SegueGeometry
package import SegueStage

/// Sets texts in boxes as `UILabel` does: by words, or by characters where a word is too long, with `…` where room ends.
///
/// A single line is centered between top and bottom, several begin at the top, unless the text says otherwise. Texts that were set recently are kept.
public final class Typesetter {
  private let glyphs: any GlyphSource
  private var known: [Key: TypesetText] = [:]

  /// What decides where glyphs stand; not the color.
  private struct Key: Hashable {
    var string: String
    var font: SystemFont
    var alignment: TextContents.Alignment
    var verticalAlignment: TextContents.VerticalAlignment
    var lineLimit: Int
    var size: Size
    var pixelsPerPoint: Double
  }

  /// Sizes that animate pass through many layouts; all are forgotten when there are this many.
  private static let mostTexts = 512

  /// A line that is wider than its box by less than this many points fits: half a point is what Inter's letters with San
  /// Francisco's tracking may differ from San Francisco's.
  static let tolerance = 0.5

  /// Sets texts with glyphs from a source.
  package init(glyphs: any GlyphSource) { self.glyphs = glyphs }

  /// The glyphs of a text in a box.
  ///
  /// - Parameters:
  ///   - text: What is set.
  ///   - size: The box in points; as many lines are set as it is high, at least one.
  ///   - pixelsPerPoint: Baselines lie on whole pixels of this scale.
  /// - Returns: The glyphs line by line, in points from the box's upper left corner.
  /// - Complexity: Grows with the text where it is new, constant where it was set recently.
  package func typeset(_ text: TextContents, in size: Size, pixelsPerPoint: Double) -> TypesetText {
    let font = SystemFont(size: text.fontSize, style: text.style)
    let key = Key(
      string: text.string,
      font: font,
      alignment: text.alignment,
      verticalAlignment: text.verticalAlignment,
      lineLimit: text.lineLimit,
      size: size,
      pixelsPerPoint: pixelsPerPoint
    )
    if let found = known[key] { return found }
    if known.count >= Self.mostTexts { known.removeAll(keepingCapacity: true) }
    let result = set(key)
    known[key] = result
    return result
  }

  private func set(_ key: Key) -> TypesetText {
    let (font, size) = (key.font, key.size)
    guard font.size > 0, size.width.isFinite, size.height.isFinite else {
      return TypesetText(fontSize: font.size)
    }
    let rows = max(Int(clamping: min(size.height / font.lineHeight, 1000).rounded()), 1)
    let room = key.lineLimit > 0 ? min(rows, key.lineLimit) : rows
    var composer = LineComposer(
      width: size.width + Self.tolerance,
      most: room,
      ellipsis: shaped("…", font)
    )
    for paragraph in key.string.split(separator: "\n", omittingEmptySubsequences: false) {
      guard composer.lines.count < room else {
        composer.truncate()
        break
      }
      composer.add(shaped(paragraph, font))
    }
    return place(composer.lines, key)
  }

  private func shaped(_ paragraph: Substring, _ font: SystemFont) -> ShapedParagraph {
    ShapedParagraph(glyphs.paragraph(paragraph, in: font.cut), font: font)
  }

  /// Puts composed lines into the box.
  private func place(_ lines: [LineComposer.Line], _ key: Key) -> TypesetText {
    let font = key.font
    let height = font.lineHeight * Double(lines.count)
    let centered = (key.size.height - height) / 2
    let top =
      switch key.verticalAlignment {
      case .automatic: lines.count == 1 ? centered : min(centered, 0)
      case .top: min(centered, 0)
      case .middle: centered
      }
    let scale = key.pixelsPerPoint
    var result = TypesetText(fontSize: font.size)
    for (index, line) in lines.enumerated() {
      let left =
        switch key.alignment {
        case .left: 0.0
        case .center: (key.size.width - line.width) / 2
        case .right: key.size.width - line.width
        }
      let exact = top + font.lineHeight * Double(index) + font.ascender
      let baseline = scale > 0 && scale.isFinite ? (exact * scale).rounded() / scale : exact
      let first = result.glyphs.count
      var x = left
      for glyph in line.glyphs {
        let origin = Point(x: x, y: baseline) + glyph.offset
        result.glyphs.append(TypesetText.Glyph(face: glyph.face, glyph: glyph.glyph, origin: origin))
        if let picture = picture(of: glyph.glyph, inFace: glyph.face) {
          let frame = picture.frame(fontSize: font.size, at: origin)
          result.pictures.append(TypesetText.Picture(image: picture.image, frame: frame))
        }
        x += glyph.advance
      }
      result.lines.append(
        TypesetText.Line(
          glyphs: first..<result.glyphs.count,
          origin: Point(x: left, y: baseline),
          width: line.width,
          isTruncated: line.isTruncated
        )
      )
    }
    return result
  }
}

extension Typesetter {
  /// The outline of a glyph, with y upwards, and how many of its units there are to the em.
  package func outline(of glyph: TypesetText.Glyph) -> (path: Path, unitsPerEm: Double) {
    outline(of: glyph.glyph, inFace: glyph.face)
  }

  /// The outline of a glyph of a face, by their numbers; without a face the box that stands for a missing one.
  package func outline(of glyph: UInt32, inFace number: Int?) -> (path: Path, unitsPerEm: Double) {
    number.map { glyphs.outline(of: glyph, inFace: $0) } ?? (TypesetText.missingOutline, 1)
  }

  /// The picture that a glyph of a face is, by their numbers; nil for one that is its outline.
  package func picture(of glyph: UInt32, inFace number: Int?) -> GlyphPicture? {
    number.flatMap { glyphs.picture(of: glyph, inFace: $0) }
  }
}
