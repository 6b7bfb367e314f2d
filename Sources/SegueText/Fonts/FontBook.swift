import CFonts
import SegueStage

/// The fonts in use: the bundled ones, and the system's for characters that those lack.
///
/// Faces are numbered in the order in which they are first needed, and stay.
final class FontBook {
  /// The fonts opened so far.
  private(set) var faces: [FontFace] = []

  let harfBuzz: UnsafePointer<cfonts_harfbuzz>
  private let pen: GlyphPen
  private var bundled: [Bundled: Int] = [:]
  private lazy var fallbackFonts = FallbackFonts()
  private var fallbacks: [Fallback: Int?] = [:]
  private var files: [File: Int?] = [:]

  /// A font of the program in a weight.
  private struct Bundled: Hashable {
    var font: BundledFont
    var weight: FontStyle.Weight
  }

  /// A font of the system in a weight, where it has several.
  private struct File: Hashable {
    var reference: FallbackFonts.Reference
    var weight: FontStyle.Weight
  }

  /// A question takes fontconfig some tenths of a millisecond; a text of more characters than this has boxes for the rest.
  static let mostFallbacks = 4096

  /// A character that no bundled font has.
  private struct Fallback: Hashable {
    var scalar: Unicode.Scalar
    var weight: FontStyle.Weight
    var isItalic: Bool
    /// Whether a font with pictures is looked for.
    var isEmoji = false
  }

  /// Opens the font of running text, and with it the library.
  ///
  /// - Throws: `FontError` if HarfBuzz is missing or cannot read the font.
  init() throws(FontError) {
    guard let harfBuzz = cfonts_harfbuzz(), let pen = GlyphPen(harfBuzz: harfBuzz) else {
      throw .noShaper
    }
    self.harfBuzz = harfBuzz
    self.pen = pen
    guard face(of: Bundled(font: .inter, weight: .regular)) != nil else {
      throw .unreadableFont(BundledFont.inter.rawValue)
    }
  }

  /// The number of the face to set a scalar in; nil if neither the bundled fonts nor the system's have it.
  ///
  /// What a rounded or a monospaced font lacks is looked for in the standard one first; an emoji in a font with pictures.
  func face(of cut: FontCut, for scalar: Unicode.Scalar, isEmoji: Bool = false) -> Int? {
    let (style, weight) = (cut.style, cut.style.weight)
    if isEmoji,
      let face = fallback(Fallback(scalar: scalar, weight: .regular, isItalic: false, isEmoji: true))
    {
      return face
    }
    let own = face(of: Bundled(font: BundledFont(cut), weight: weight))
    if let own, faces[own].covers(scalar) { return own }
    if style.design != .standard {
      var standard = cut
      standard.style.design = .standard
      return face(of: standard, for: scalar)
    }
    return fallback(Fallback(scalar: scalar, weight: weight, isItalic: style.isItalic))
  }

  private func fallback(_ key: Fallback) -> Int? {
    if let known = fallbacks[key] { return known }
    if fallbacks.count >= Self.mostFallbacks { return nil }
    let found =
      key.isEmoji
      ? fallbackFonts?.colorFont(covering: key.scalar)
      : fallbackFonts?.font(covering: key.scalar, weight: key.weight, isItalic: key.isItalic)
    let face = found.flatMap { self.face(in: File(reference: $0, weight: key.weight)) }
    fallbacks[key] = .some(face)
    return face
  }

  /// The number of the face of a font of the program; nil if the installed HarfBuzz cannot read it.
  private func face(of bundled: Bundled) -> Int? {
    if let known = self.bundled[bundled] { return known }
    let file = bundled.font.file
    let count = UInt32(clamping: file.count)
    let blob = harfBuzz.pointee.hb_blob_create(file.bytes, count, HB_MEMORY_MODE_READONLY, nil, nil)
    let number = add(blob, index: 0, weight: bundled.weight)
    self.bundled[bundled] = number
    return number
  }

  private func add(_ blob: OpaquePointer?, index: Int, weight: FontStyle.Weight) -> Int? {
    let face = FontFace(blob: blob, index: index, weight: weight.number, pen: pen, harfBuzz: harfBuzz)
    guard let face else { return nil }
    faces.append(face)
    return faces.count - 1
  }

  private func face(in file: File) -> Int? {
    if let known = files[file] { return known }
    let blob = file.reference.path.withCString { harfBuzz.pointee.hb_blob_create_from_file($0) }
    let number = add(blob, index: file.reference.index, weight: file.weight)
    files[file] = .some(number)
    return number
  }
}
