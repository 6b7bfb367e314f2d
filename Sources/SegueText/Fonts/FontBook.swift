import CFonts

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
  private var files: [FallbackFonts.Reference: Int?] = [:]

  /// A font that is part of the program.
  private enum Bundled: String, CaseIterable {
    case regular = "Inter-Regular"
    case semibold = "Inter-SemiBold"
    case displayRegular = "InterDisplay-Regular"
    case displaySemibold = "InterDisplay-SemiBold"

    init(_ style: FontStyle) {
      self =
        style.isDisplay
        ? (style.isBold ? .displaySemibold : .displayRegular) : (style.isBold ? .semibold : .regular)
    }

    var file: cfonts_file {
      switch self {
      case .regular: cfonts_inter_regular()
      case .semibold: cfonts_inter_semibold()
      case .displayRegular: cfonts_inter_display_regular()
      case .displaySemibold: cfonts_inter_display_semibold()
      }
    }
  }

  /// A question takes fontconfig some tenths of a millisecond; a text of more characters than this has boxes for the rest.
  static let mostFallbacks = 4096

  /// A character that no bundled font has.
  private struct Fallback: Hashable {
    var scalar: Unicode.Scalar
    var isBold: Bool
  }

  /// Opens the bundled fonts.
  ///
  /// - Throws: `FontError` if HarfBuzz is missing or cannot read them.
  init() throws(FontError) {
    guard let harfBuzz = cfonts_harfbuzz(), let pen = GlyphPen(harfBuzz: harfBuzz) else {
      throw .noShaper
    }
    self.harfBuzz = harfBuzz
    self.pen = pen
    for font in Bundled.allCases {
      let file = font.file
      let blob = harfBuzz.pointee.hb_blob_create(
        file.bytes,
        UInt32(clamping: file.count),
        HB_MEMORY_MODE_READONLY,
        nil,
        nil
      )
      guard let face = FontFace(blob: blob, index: 0, pen: pen, harfBuzz: harfBuzz) else {
        throw .unreadableFont(font.rawValue)
      }
      bundled[font] = faces.count
      faces.append(face)
    }
  }

  /// The number of the bundled face that stands for a system font.
  func face(of style: FontStyle) -> Int { bundled[Bundled(style)] ?? 0 }

  /// The number of the face to set a scalar in; nil if neither the bundled fonts nor the system's have it.
  func face(of style: FontStyle, for scalar: Unicode.Scalar) -> Int? {
    let own = face(of: style)
    if faces[own].covers(scalar) { return own }
    let key = Fallback(scalar: scalar, isBold: style.isBold)
    if let known = fallbacks[key] { return known }
    if fallbacks.count >= Self.mostFallbacks { return nil }
    let found = fallbackFonts?.font(covering: scalar, isBold: style.isBold).flatMap(face(in:))
    fallbacks[key] = .some(found)
    return found
  }

  private func face(in reference: FallbackFonts.Reference) -> Int? {
    if let known = files[reference] { return known }
    let blob = reference.path.withCString { harfBuzz.pointee.hb_blob_create_from_file($0) }
    let face = FontFace(blob: blob, index: reference.index, pen: pen, harfBuzz: harfBuzz)
    files[reference] = .some(face.map { _ in faces.count })
    if let face { faces.append(face) }
    return files[reference] ?? nil
  }
}
