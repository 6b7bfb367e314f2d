import SegueGeometry
import SegueCells
import SegueDocuments
import SegueScenes
import SegueTerminal
import Testing

@testable import SegueInterface
@testable import SeguePreviewer

struct ConfigurationTests {
  private func read(_ text: String) throws(DocumentError) -> Configuration {
    try Configuration.parse(Array(text.utf8), file: "config.yaml")
  }

  /// What is wrong with a text, each as `line:column: message` and the hint.
  private func complaints(about text: String) -> [String] {
    do throws(DocumentError) {
      _ = try read(text)
      return []
    } catch {
      return error.diagnostics.map {
        "\($0.line):\($0.column): \($0.message)" + ($0.hint.map { " (\($0))" } ?? "")
      }
    }
  }

  @Test func nothingIsWantedInParticular() throws {
    for text in ["", "\n# only a comment\n", "keys:\n", "defaults: {}\n"] {
      #expect(try read(text) == Configuration(), "\(text)")
    }
  }

  @Test func theTemplateSaysWhatIsTheCase() throws {
    #expect(try read(ConfigurationTemplate.text) == Configuration())
    let lines: [Substring] = ConfigurationTemplate.text.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let start = try #require(lines.firstIndex { $0 == "# defaults:" })
    let live: [String] = lines[start...].compactMap { line in
      // Sentences are no settings.
      guard line.hasPrefix("# "), line.hasPrefix("#  ") || line.contains(":") else { return nil }
      return String(line.dropFirst(2))
    }
    let configuration: Configuration = try read(live.joined(separator: "\n"))
    #expect(configuration.keyMap.sections == KeyMap.standard.sections)
    #expect(configuration.theme == .standard)
    #expect(configuration.keys.count == ActionRegistry.all.count)
    var plain = configuration
    plain.keys = [:]
    plain.theme = nil
    plain.defaults.speed = nil
    plain.defaults.reduceMotion = nil
    #expect(plain == Configuration())
  }

  @Test func theThemeSuitsTheGroundUnlessOneIsNamed() throws {
    let named: Configuration = try read("theme: dark\n")
    #expect(Configuration().theme(onLight: true) == .light)
    #expect(Configuration().theme(onLight: false) == .standard)
    #expect(named.theme(onLight: true) == named.theme && named.theme != .light)
    var state = Samples.state(Samples.album, columns: 80, rows: 24)
    func accents() -> Set<CellColor> {
      var grid = CellGrid(size: GridSize(columns: 0, rows: 0))
      state.draw(into: &grid)
      return Set((0..<80).map { grid[column: $0, row: 0].foreground })
    }
    let dark: Set<CellColor> = accents()
    state.take(isGroundLight: true)
    #expect(accents().contains(.rgb(ThemeColors.light.accent.rgb)))
    state.take(isGroundLight: false)
    #expect(accents() == dark && dark.contains(.rgb(ThemeColors.standard.accent.rgb)))
  }

  @Test func yamlItselfIsRefusedInTheConfigurationsWords() {
    #expect(
      complaints(about: "theme: &mine {name: dark}\n")
        == [
          "1:8: anchors are not part of the configuration "
            + "(write the value again; put text that begins with '&' in quotes)"
        ]
    )
    for text in ["theme: *mine\n", "theme: !name dark\n", "theme: [\n", "\u{0}"] {
      let all: String = complaints(about: text).joined()
      #expect(!all.isEmpty && !all.contains("scene") && !all.contains("preset"), "\(all)")
    }
  }

  @Test func everythingIsRead() throws {
    let configuration = try read(
      """
      defaults: {glyphs: octant, colors: 256, screen: curses, fidelity: fast, cell-aspect: 2.1,
        speed: 0.5, reduce-motion: yes, loop: yes, ping-pong: yes, mouse: no, statistics: yes}
      remember-panels: no
      theme: {accent: "#ff8000", name: light, failure: {16: 9}}
      keys:
        play-pause: [P, ctrl-space]
        replay: none
        step-back: shift-f3
      """
    )
    #expect(configuration.defaults.glyphs == .octant)
    #expect(configuration.defaults.colors == .ansi256)
    #expect(configuration.defaults.screen == .curses)
    #expect(configuration.defaults.fidelity == .fast)
    #expect(configuration.defaults.cellAspect == 2.1)
    #expect(configuration.defaults.speed == 0.5)
    #expect(configuration.defaults.reduceMotion == true)
    #expect(configuration.defaults.loops && configuration.defaults.pingPong)
    #expect(!configuration.defaults.capturesMouse && configuration.defaults.showsStatistics)
    #expect(!configuration.remembersPanels)
    #expect(configuration.theme?.accent == ThemeColors.Swatch(rgb: 0xff8000, palette: 208, ansi: 4))
    #expect(configuration.theme?.failure.ansi == 9)
    #expect(configuration.theme?.active == ThemeColors.named.first { $0.name == "light" }?.colors.active)
    let keys: KeyMap = configuration.keyMap
    #expect(keys.command(for: .key("P"), in: .preview) == .play(.playPause))
    #expect(keys.command(for: .control(" "), in: .preview) == .play(.playPause))
    #expect(keys.command(for: .key("r"), in: .preview) == nil)
    #expect(keys.command(for: .shift(.function(3)), in: .preview) == .play(.step(frames: -1)))
  }

  @Test func aKeyGoesToTheActionThatTheFileNames() throws {
    let keys: KeyMap = try read("keys: {replay: space}").keyMap
    #expect(keys.command(for: .key(" "), in: .preview) == .play(.replay))
    #expect(keys.keys(for: .play(.playPause)).isEmpty)
    #expect(keys.keys(for: .play(.replay)) == [.key(" ")])
  }

  @Test(arguments: [
    ("keyz: {}", "1:1: unknown name 'keyz' (did you mean 'keys'?"),
    ("keys:\n  play-puase: P", "2:3: unknown name 'play-puase' (did you mean 'play-pause'?"),
    ("keys:\n  play-pause: spcae", "2:15: unknown key 'spcae' (did you mean 'space'?"),
    (
      "keys: {replay: Q, loop: Q}",
      "1:25: 'Q' is already the key of 'replay' (give one of them another key, or none)"
    ),
    ("keys: {replay: ctrl-i}", "1:16: 'ctrl-i' cannot be told from tab (choose another key)"),
    ("keys: {replay: ctrl-M}", "1:16: 'ctrl-M' cannot be told from enter (choose another key)"),
    ("keys: {replay: 'ctrl-['}", "1:17: 'ctrl-[' cannot be told from esc (choose another key)"),
    ("keys: {replay: shift-a}", "1:16: 'shift-a': a character has its shift in it"),
    ("keys: {replay: {a: b}}", "1:16: expected a key, a list of keys or none, not a mapping"),
    ("theme: drak", "1:8: unknown theme 'drak' (did you mean 'dark'?"),
    ("theme: {accent: blue}", "1:17: 'blue' is no colour (six digits from 0 to 9 and a to f behind a '#'"),
    (
      "theme: {accent: \"#ff00zz\"}",
      "1:18: '#ff00zz' is no colour (six digits from 0 to 9 and a to f behind a '#'"
    ),
    ("theme: {accent: {16: 16}}", "1:22: expected a colour's number from 0 to 15, not '16'"),
    ("defaults: {glyphs: octants}", "1:20: unknown value 'octants' (did you mean 'octant'?"),
    ("defaults: {speed: 20}", "1:19: expected a number from 0.05 to 10, not '20'"),
    ("defaults: {loop: maybe}", "1:18: expected yes or no, not 'maybe'"),
    ("defaults: 3", "1:11: 'defaults' must be names with values, not '3'"),
    ("keys: [", "1:8: not valid YAML"),
  ])
  func whatIsWrongIsSaidWithItsPlace(text: String, complaint: String) {
    let complaints: [String] = complaints(about: text)
    #expect(complaints.count == 1)
    #expect(complaints.first?.hasPrefix(complaint) == true, "\(complaints)")
  }

  @Test func allThatIsWrongIsSaidAtOnceInTheFilesOrder() {
    let found = complaints(about: "keys: {a: b}\ntheme: none\ndefaults: {speed: 0}")
    #expect(found.map { String($0.prefix(1)) } == ["1", "2", "3"])
  }

  @Test func aKeyTakenFromAnotherActionIsTold() throws {
    #expect(
      try read("keys: {play-pause: q}").takenKeys == [
        "'q' is the key of 'play-pause' now: 'quit' has no key now"
      ]
    )
    #expect(
      try read("keys: {loop: \",\"}").takenKeys == ["',' is the key of 'loop' now: 'step-back' keeps 'left'"]
    )
    // Where both are given keys, or the other is meant elsewhere, nothing is taken.
    #expect(try read("keys: {play-pause: q, quit: Q}").takenKeys.isEmpty)
    #expect(try read("keys: {tune-all: q}").takenKeys.isEmpty)
  }

  @Test func everyKeyOfTheRegistryReadsBack() throws {
    for action in ActionRegistry.all {
      for press in action.keys {
        let again = try KeyPress(named: press.name)
        #expect(again == press, "\(press.name)")
      }
    }
  }

  @Test func theFolderIsXDGs() {
    func path(_ variables: [String: String]) -> String? { Configuration.path { variables[$0] } }
    #expect(path(["XDG_CONFIG_HOME": "/c", "HOME": "/h"]) == "/c/segue/config.yaml")
    #expect(path(["XDG_CONFIG_HOME": "c", "HOME": "/h"]) == "/h/.config/segue/config.yaml")
    #expect(path(["HOME": "/h"]) == "/h/.config/segue/config.yaml")
    #expect(path([:]) == nil)
  }

  @Test func aFileThatIsNotThereIsNoError() throws {
    #expect(try Configuration.load(path: "/nowhere/at/all/config.yaml") == Configuration())
  }

  @Test func aChangeIsTakenWhileItRunsAndABrokenOneIsShown() {
    var state = Samples.state(Samples.album, columns: 80, rows: 24)
    var configuration = Configuration()
    configuration.keys = ["play-pause": [.key("P")]]
    state.take(.success(configuration))
    #expect(
      Samples.text(of: &state).contains("P play")
        || state.preview?.keys.keys(for: .play(.playPause)) == [.key("P")]
    )
    let wrong = Diagnostic(message: "unknown name 'keyz'", file: "/c/segue/config.yaml", line: 3, column: 1)
    state.take(.failure(DocumentError(diagnostics: [wrong])) as Result<Configuration, DocumentError>)
    #expect(Samples.text(of: &state).contains("config.yaml:3:1"))
    #expect(state.preview?.keys.keys(for: .play(.playPause)) == [.key("P")])
    state.take(.success(configuration))
    #expect(!Samples.text(of: &state).contains("config.yaml"))
  }
}
