import CFonts
import SegueStage

/// The system's fonts, for characters that the bundled ones lack; none where fontconfig is not installed.
struct FallbackFonts {
  /// A font file, and which of its fonts.
  struct Reference: Hashable {
    var path: String
    var index: Int
  }

  private let fontconfig: UnsafePointer<cfonts_fontconfig>

  init?() {
    guard let fontconfig = cfonts_fontconfig() else { return nil }
    self.fontconfig = fontconfig
  }

  /// The font that fontconfig prefers for a weight and a slope among those that have a scalar; nil if none has.
  func font(covering scalar: Unicode.Scalar, weight: FontStyle.Weight, isItalic: Bool) -> Reference? {
    match(covering: scalar) { functions, pattern in
      _ = functions.FcPatternAddBool(pattern, FC_OUTLINE, 1)
      _ = functions.FcPatternAddInteger(pattern, FC_WEIGHT, weight.fontconfig)
      _ = functions.FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    }
  }

  /// The font that fontconfig prefers for emoji, if it has a scalar in colours; nil otherwise.
  func colorFont(covering scalar: Unicode.Scalar) -> Reference? {
    match(covering: scalar, inColor: true) { functions, pattern in
      _ = "emoji".withCString { name in
        name.withMemoryRebound(to: FcChar8.self, capacity: 6) {
          functions.FcPatternAddString(pattern, FC_FAMILY, $0)
        }
      }
      _ = functions.FcPatternAddBool(pattern, FC_COLOR, 1)
    }
  }

  private func match(
    covering scalar: Unicode.Scalar,
    inColor: Bool = false,
    _ describe: (cfonts_fontconfig, OpaquePointer) -> Void
  ) -> Reference? {
    let functions = fontconfig.pointee
    guard let pattern = functions.FcPatternCreate() else { return nil }
    defer { functions.FcPatternDestroy(pattern) }
    guard let wanted = functions.FcCharSetCreate() else { return nil }
    defer { functions.FcCharSetDestroy(wanted) }
    _ = functions.FcCharSetAddChar(wanted, scalar.value)
    _ = functions.FcPatternAddCharSet(pattern, FC_CHARSET, wanted)
    describe(functions, pattern)
    _ = functions.FcConfigSubstitute(nil, pattern, FcMatchPattern)
    functions.FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = functions.FcFontMatch(nil, pattern, &result) else { return nil }
    defer { functions.FcPatternDestroy(match) }
    var hasColor: FcBool = 0
    _ = functions.FcPatternGetBool(match, FC_COLOR, 0, &hasColor)
    if inColor, hasColor == 0 { return nil }
    return reference(match, covering: scalar)
  }

  /// The best match need not have the scalar.
  private func reference(_ match: OpaquePointer, covering scalar: Unicode.Scalar) -> Reference? {
    let functions = fontconfig.pointee
    var covered: OpaquePointer?
    guard functions.FcPatternGetCharSet(match, FC_CHARSET, 0, &covered) == FcResultMatch,
      functions.FcCharSetHasChar(covered, scalar.value) != 0
    else { return nil }
    var path: UnsafeMutablePointer<FcChar8>?
    guard functions.FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch, let path else {
      return nil
    }
    var index: Int32 = 0
    _ = functions.FcPatternGetInteger(match, FC_INDEX, 0, &index)
    return Reference(path: String(cString: path), index: Int(index))
  }
}

extension FontStyle.Weight {
  /// The number that fontconfig has for the weight.
  fileprivate var fontconfig: Int32 {
    switch self {
    case .ultralight: FC_WEIGHT_THIN
    case .thin: FC_WEIGHT_EXTRALIGHT
    case .light: FC_WEIGHT_LIGHT
    case .regular: FC_WEIGHT_REGULAR
    case .medium: FC_WEIGHT_MEDIUM
    case .semibold: FC_WEIGHT_DEMIBOLD
    case .bold: FC_WEIGHT_BOLD
    case .heavy: FC_WEIGHT_EXTRABOLD
    case .black: FC_WEIGHT_BLACK
    }
  }
}
