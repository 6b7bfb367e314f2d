import ArgumentParser
import SegueDocuments
import SegueExport
import SegueTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Says what the terminal can do, why Segue thinks so, and shows a test card.",
    discussion: """
      Every line is a fact, or a decision with its reason. The card shows the same
      disc in every glyph set and colour depth; what looks broken there, turn off:

        segue doctor --terminal blocks=no,sync=no
        export SEGUE_TERMINAL=blocks=no SEGUE_GLYPHS=half SEGUE_COLORS=256
      """
  )

  @OptionGroup var look: LookOptions
  @OptionGroup var terminal: TerminalWishes

  @Flag(help: "Leave the test card out.")
  var noCard = false

  func run() throws {
    var options = TerminalOptions()
    options.colors = look.colors
    options.glyphs = look.glyphs
    options.cellAspect = look.cellAspect
    terminal.apply(to: &options)
    let (lines, capabilities) = MainActor.assumeIsolated {
      var graphics = GraphicsReport(wish: terminal.graphics)
      let report = TerminalReport(options, asking: graphics.questions(at: MonotonicClock.now))
      return (report.lines + graphics.lines(for: report), report.capabilities)
    }
    for line in lines { try StandardStream.output.writeLine(line) }
    guard let capabilities, !noCard else { return }
    let card = TestCard().grid(glyphs: capabilities.glyphs, colors: capabilities.colors)
    try StandardStream.output.write(Array(("\n" + ANSIWriter.text(of: card)).utf8))
  }
}
