import SegueGeometry
import SegueStage
import SegueText
public import SegueWire

/// Lines, outlines and pictures are in an order of their own, so that the same book has the same bytes.
extension GlyphBook: WireValue {
  /// The most pixels of all pictures that are read: 240 emoji of 136 × 128.
  private static let mostPixels = 1 << 22

  /// Writes all lines, outlines and pictures.
  public func write(to writer: inout WireWriter) {
    let lines = lines.sorted {
      ($0.key.text, $0.key.cut.number) < ($1.key.text, $1.key.cut.number)
    }
    writer.write(raw: UInt32(truncatingIfNeeded: lines.count))
    for (line, glyphs) in lines {
      writer.write(line.text)
      writer.write(line.cut.style)
      writer.write(line.cut.isDisplay)
      writer.write(glyphs.glyphs)
    }
    let outlines = outlines.sorted { ($0.key.face, $0.key.glyph) < ($1.key.face, $1.key.glyph) }
    writer.write(raw: UInt32(truncatingIfNeeded: outlines.count))
    for (glyph, outline) in outlines {
      writer.write(glyph.face)
      writer.write(glyph.glyph)
      writer.write(outline.unitsPerEm)
      writer.write(outline.path)
    }
    let pictures = pictures.sorted { ($0.key.face, $0.key.glyph) < ($1.key.face, $1.key.glyph) }
    writer.write(raw: UInt32(truncatingIfNeeded: pictures.count))
    for (glyph, picture) in pictures {
      writer.write(glyph.face)
      writer.write(glyph.glyph)
      writer.write(picture.frame.origin)
      writer.write(Point(x: picture.frame.size.width, y: picture.frame.size.height))
      picture.image.writeRows(to: &writer)
    }
  }

  /// Reads all lines, outlines and pictures.
  ///
  /// A glyph has to belong to a character of its line, and needs an outline.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init()
    for _ in 0..<(try reader.count(ofSize: 9)) {
      let text: String = try reader.read()
      let cut = FontCut(style: try reader.read(), isDisplay: try reader.read())
      let units = TextUnit.units(of: text[...])
      let glyphs: [ParagraphGlyphs.Glyph] = try reader.read()
      guard glyphs.allSatisfy({ units.indices.contains($0.unit) && $0.unitsPerEm > 0 }) else {
        throw .unknown("glyph")
      }
      lines[Line(text: text, cut: cut)] = ParagraphGlyphs(units: units, glyphs: glyphs)
    }
    for _ in 0..<(try reader.count(ofSize: 20)) {
      let glyph = Glyph(face: try reader.read(), glyph: try reader.read())
      let unitsPerEm: Double = try reader.read()
      guard unitsPerEm > 0 else { throw .unknown("outline") }
      outlines[glyph] = Outline(path: try reader.read(), unitsPerEm: unitsPerEm)
    }
    var budget = Self.mostPixels
    for _ in 0..<(try reader.count(ofSize: 52)) {
      let glyph = Glyph(face: try reader.read(), glyph: try reader.read())
      let (origin, size): (Point, Point) = (try reader.read(), try reader.read())
      let frame = Rect(origin: origin, size: Size(width: size.x, height: size.y))
      pictures[glyph] = GlyphPicture(image: try .readRows(from: &reader, budget: &budget), frame: frame)
    }
  }
}

extension FontCut {
  /// What cuts are in order of.
  var number: Int {
    let design = FontStyle.Design.allCases.firstIndex(of: style.design) ?? 0
    let flags = [isDisplay, style.isItalic, style.hasMonospacedDigits]
    return flags.reduce(design * 1000 + style.weight.number) { $0 * 2 + ($1 ? 1 : 0) }
  }
}

extension ParagraphGlyphs.Glyph: WireValue {
  /// Writes the glyph and its place.
  package func write(to writer: inout WireWriter) {
    writer.write(face)
    writer.write(glyph)
    writer.write(unit)
    writer.write(advance)
    writer.write(offset)
    writer.write(unitsPerEm)
  }

  /// Reads a glyph and its place.
  package init(from reader: inout WireReader) throws(WireError) {
    self.init(
      face: try reader.read(),
      glyph: try reader.read(),
      unit: try reader.read(),
      advance: try reader.read(),
      offset: try reader.read(),
      unitsPerEm: try reader.read()
    )
  }
}
