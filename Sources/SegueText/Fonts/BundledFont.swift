import CFonts
import SegueStage

/// A font file that is part of the program.
enum BundledFont: String, CaseIterable {
  case inter = "Inter"
  case interItalic = "Inter Italic"
  case interDisplay = "Inter Display"
  case interDisplayItalic = "Inter Display Italic"
  case jetBrainsMono = "JetBrains Mono"
  case jetBrainsMonoItalic = "JetBrains Mono Italic"
  case nunito = "Nunito"

  /// The file that has the letters of a cut; San Francisco Rounded, as Nunito here, does not slope.
  init(_ cut: FontCut) {
    self =
      switch (cut.style.design, cut.style.isItalic) {
      case (.standard, false): cut.isDisplay ? .interDisplay : .inter
      case (.standard, true): cut.isDisplay ? .interDisplayItalic : .interItalic
      case (.monospaced, false): .jetBrainsMono
      case (.monospaced, true): .jetBrainsMonoItalic
      case (.rounded, _): .nunito
      }
  }

  /// The bytes of the file.
  var file: cfonts_file {
    switch self {
    case .inter: cfonts_inter()
    case .interItalic: cfonts_inter_italic()
    case .interDisplay: cfonts_inter_display()
    case .interDisplayItalic: cfonts_inter_display_italic()
    case .jetBrainsMono: cfonts_jetbrains_mono()
    case .jetBrainsMonoItalic: cfonts_jetbrains_mono_italic()
    case .nunito: cfonts_nunito()
    }
  }
}
