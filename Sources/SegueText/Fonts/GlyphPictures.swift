import CFonts
import SegueGeometry
import SegueImages
import SegueStage

/// The pictures of a font's glyphs: PNG files in its tables, of several sizes or of one.
///
/// https://learn.microsoft.com/typography/opentype/spec/cbdt and `sbix` beside it; HarfBuzz gives the largest.
struct GlyphPictures {
  private let harfBuzz: UnsafePointer<cfonts_harfbuzz>
  private let font: OpaquePointer
  private let unitsPerEm: Double
  private var known: [UInt32: GlyphPicture?] = [:]
  private var bytes = 0

  /// All are forgotten when they take more bytes than this.
  private static let mostBytes = 16 << 20

  /// The pictures of a font, which must outlive them; nil if it has none.
  init?(of font: OpaquePointer, unitsPerEm: Double, harfBuzz: UnsafePointer<cfonts_harfbuzz>) {
    let face = harfBuzz.pointee.hb_font_get_face(font)
    guard harfBuzz.pointee.hb_ot_color_has_png(face) != 0 else { return nil }
    (self.font, self.unitsPerEm, self.harfBuzz) = (font, unitsPerEm, harfBuzz)
  }

  /// The picture of a glyph; nil if it has none, or none that can be read.
  mutating func picture(of glyph: UInt32) -> GlyphPicture? {
    if let found = known[glyph] { return found }
    let made = read(glyph)
    let size = made.map { $0.image.pixels.pixels.count * 4 } ?? 0
    if bytes + size > Self.mostBytes { (known, bytes) = ([:], 0) }
    known[glyph] = .some(made)
    bytes += size
    return made
  }

  private func read(_ glyph: UInt32) -> GlyphPicture? {
    let functions = harfBuzz.pointee
    let blob = functions.hb_ot_color_glyph_reference_png(font, glyph)
    defer { functions.hb_blob_destroy(blob) }
    var (count, extents) = (UInt32(0), hb_glyph_extents_t())
    guard let data = functions.hb_blob_get_data(blob, &count), count > 0,
      functions.hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    let file = UnsafeRawBufferPointer(start: data, count: Int(count))
    guard let pixels = try? PixelBuffer(png: [UInt8](file)), pixels.width > 0, pixels.height > 0 else {
      return nil
    }
    // The height is that from the upper edge downwards, and so negative.
    let frame = Rect(
      x: Double(extents.x_bearing) / unitsPerEm,
      y: -Double(extents.y_bearing) / unitsPerEm,
      width: Double(extents.width) / unitsPerEm,
      height: -Double(extents.height) / unitsPerEm
    )
    return GlyphPicture(image: StageImage(name: "glyph \(glyph)", pixels: pixels), frame: frame)
  }
}
