import SegueExport
import SegueCells
import SegueTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The glyphs and colours of a frame to be written: those asked for, or else what its reader can show.
struct FrameLook {
  let glyphs: GlyphSet
  let colors: ColorDepth

  /// A file or a pipe gets the format's best; a terminal gets what it can show, by the previewer's rules.
  init(_ asked: LookOptions, format: ExportFormat, isForTerminal: Bool) {
    guard isForTerminal, format == .ansi || format == .text else {
      // A picture draws octants itself.
      let wish: GlyphSet? = asked.glyphs == .smooth && format == .png ? .smoothOctants : asked.glyphs
      glyphs = wish ?? format.defaultGlyphs
      colors = asked.colors ?? (format == .ansi && Self.refusesColor ? .none : format.defaultColors)
      return
    }
    let environment = MainActor.assumeIsolated { TerminalEnvironment.current() }
    glyphs = TerminalCapabilities.glyphSet(in: environment, asked: asked.glyphs).choice
    colors =
      format == .ansi
      ? TerminalCapabilities.colorDepth(in: environment, asked: asked.colors).choice
      : asked.colors ?? format.defaultColors
  }

  /// Whether the user wants no colours, by https://no-color.org.
  private static var refusesColor: Bool { getenv("NO_COLOR").map { $0.pointee != 0 } ?? false }
}
