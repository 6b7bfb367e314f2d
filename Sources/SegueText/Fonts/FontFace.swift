import CFonts
import SegueGeometry

/// A font file at no particular size: its glyphs, and their outlines in units of its em.
final class FontFace {
  /// Units to the em, at least 1.
  let unitsPerEm: Double

  private let harfBuzz: UnsafePointer<cfonts_harfbuzz>
  private let font: OpaquePointer
  private let pen: GlyphPen
  private var outlines: [UInt32: Path] = [:]
  private var pictures: GlyphPictures?

  /// Reads a font, whose bytes are borrowed by the blob; nil if it has no glyphs.
  ///
  /// Takes over the caller's reference to the blob.
  ///
  /// - Parameters:
  ///   - blob: The bytes of the file.
  ///   - index: Which of the file's fonts it is.
  ///   - weight: The weight of a font that has all of them, 100…900; others have their own.
  ///   - pen: What outlines are drawn with.
  ///   - harfBuzz: The library.
  init?(
    blob: OpaquePointer?,
    index: Int,
    weight: Int,
    pen: GlyphPen,
    harfBuzz: UnsafePointer<cfonts_harfbuzz>
  ) {
    let functions = harfBuzz.pointee
    let face = functions.hb_face_create(blob, UInt32(clamping: index))
    defer {
      functions.hb_face_destroy(face)
      functions.hb_blob_destroy(blob)
    }
    guard functions.hb_face_get_glyph_count(face) > 0, let font = functions.hb_font_create(face) else {
      return nil
    }
    var variation = hb_variation_t(tag: Self.tag("wght"), value: Float(weight))
    functions.hb_font_set_variations(font, &variation, 1)
    self.font = font
    self.pen = pen
    self.harfBuzz = harfBuzz
    unitsPerEm = max(Double(functions.hb_face_get_upem(face)), 1)
    pictures = GlyphPictures(of: font, unitsPerEm: unitsPerEm, harfBuzz: harfBuzz)
  }

  deinit { harfBuzz.pointee.hb_font_destroy(font) }

  /// Whether the font has a glyph for a scalar.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return harfBuzz.pointee.hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  /// The outline of a glyph, in units of the em, with y upwards; empty if it has none.
  func outline(of glyph: UInt32) -> Path {
    if let known = outlines[glyph] { return known }
    let path = pen.outline(of: glyph, in: font)
    outlines[glyph] = path
    return path
  }

  /// The picture that a glyph is; nil for one that is its outline.
  func picture(of glyph: UInt32) -> GlyphPicture? { pictures?.picture(of: glyph) }

  /// Visits the glyphs of a part of a text, from left to right, with advances in units of the em and y downwards.
  ///
  /// The bytes of UTF-8 around the part are context; the buffer is the shaper's memory, empty before and after.
  func shape(
    _ text: UnsafeBufferPointer<UInt8>,
    part: Range<Int>,
    hasMonospacedDigits: Bool,
    buffer: OpaquePointer,
    visit: (_ glyph: UInt32, _ cluster: Int, _ advance: Double, _ offset: Point) -> Void
  ) {
    let functions = harfBuzz.pointee
    text.withMemoryRebound(to: CChar.self) { characters in
      functions.hb_buffer_add_utf8(
        buffer,
        characters.baseAddress,
        Int32(clamping: characters.count),
        UInt32(clamping: part.lowerBound),
        Int32(clamping: part.count)
      )
    }
    functions.hb_buffer_guess_segment_properties(buffer)
    var feature = hb_feature_t(tag: Self.tag("tnum"), value: 1, start: 0, end: UInt32.max)
    functions.hb_shape(font, buffer, &feature, hasMonospacedDigits ? 1 : 0)
    var count: UInt32 = 0
    if let infos = functions.hb_buffer_get_glyph_infos(buffer, &count),
      let places = functions.hb_buffer_get_glyph_positions(buffer, &count)
    {
      for index in 0..<Int(count) {
        let place = places[index]
        let offset = Point(x: Double(place.x_offset), y: -Double(place.y_offset))
        visit(infos[index].codepoint, Int(infos[index].cluster), Double(place.x_advance), offset)
      }
    }
    functions.hb_buffer_reset(buffer)
  }

  /// The number of a name of four letters.
  private static func tag(_ name: StaticString) -> hb_tag_t {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | hb_tag_t($1) } }
  }
}
