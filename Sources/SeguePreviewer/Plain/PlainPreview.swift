import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions
import SeguePlayer
import SegueInterface

/// A scene in lines of text, for screen readers and pipes: each line of input is a command, answered with
/// lines.
///
/// It has a clock of its own: whatever plays is reported to its end at once.
struct PlainPreview {
  var preview: Preview
  /// The time on its own clock in seconds.
  var now = 0.0
  /// The layers whose values are reported while something plays; nil means the first that move.
  var watched: [String]?
  /// How many calls of the trace have been reported.
  var told = 0
  /// The exit status once it has ended.
  private(set) var exitStatus: Int32?

  init(document: SceneDocument, options: PreviewerOptions) {
    preview = Preview(
      scene: document.scene,
      options: options,
      keys: options.configuration.keyMap,
      size: GridSize(columns: 80, rows: 24),
      cellAspect: options.cellAspect ?? 2
    )
    preview.rehearsal.open(document)
    if preview.rehearsal.player.isLooping { preview.rehearsal.toggleLoop() }
    preview.tick(now)
    preview.tick(now)
    told = preview.rehearsal.session.trace.count
  }

  /// The lines shown before any command.
  var greeting: [String] {
    ["\(preview.rehearsal.scene.title), screen \(preview.rehearsal.session.screen)"] + transitions + [
      "type help for the commands"
    ]
  }

  /// Performs the command in a line, and reports the outcome.
  mutating func obey(_ line: String) -> [String] {
    let words: [String] = line.split(separator: " ").map(String.init)
    guard let name = words.first else { return [status] }
    let rest: [String] = Array(words.dropFirst())
    if let command = PlainCommand.all.first(where: { $0.names.contains(name) }) {
      return perform(command.kind, rest)
    }
    if let action = ActionRegistry.all.first(where: { $0.id == name && $0.contexts != [.gallery] }) {
      return perform(action)
    }
    let known: [String] = PlainCommand.all.flatMap(\.names) + ActionRegistry.all.map(\.id)
    let hint: String = Suggestions.forScenes.near(name, among: known).map { "\($0) " } ?? ""
    return ["unknown command '\(name)': \(hint)type help for the commands"]
  }

  private mutating func perform(_ kind: PlainCommand.Kind, _ words: [String]) -> [String] {
    switch kind {
    case .help: return PlainCommand.help
    case .quit:
      exitStatus = 0
      return []
    case .state: return [status]
    case .transitions: return transitions
    case .actions: return actions
    case .layers: return preview.rehearsal.session.layerIDs
    case .calls: return preview.rehearsal.session.trace.map(Self.line)
    case .play: return play()
    case .step: return step(words.first.map { Int($0) } ?? 1)
    case .goTo: return go(to: words.first ?? "")
    case .run: return run(words.first)
    case .tap: return tap(words)
    case .drag: return drag(words)
    case .values: return values(words.first)
    case .watch: return watch(words)
    }
  }

  /// Performs any action of the previewer.
  private mutating func perform(_ action: Action) -> [String] {
    let effects: Effects = preview.perform(action.command, at: now)
    if let status = effects.quit { exitStatus = status }
    if let conflict = effects.save { preview.rehearsal.save(conflict) }
    return news + follow()
  }

  /// The notice that the footer would show.
  private var news: [String] { preview.rehearsal.notice.map { [$0.text] } ?? [] }

  private var actions: [String] {
    ActionRegistry.all.filter { $0.contexts != [.gallery] }.map { "\($0.id): \($0.title)" }
  }

  private var transitions: [String] {
    let choices = preview.rehearsal.choices
    guard !choices.isEmpty else { return ["no transition begins here"] }
    return choices.map { transition in
      let mark: String = transition.name == preview.rehearsal.chosen?.name ? ", chosen" : ""
      let target: String = transition.destination.map { " to \($0)" } ?? ""
      return "transition \(transition.name): \(transition.kind.rawValue)\(target)\(mark)"
    }
  }

  private static func line(_ entry: TraceEntry) -> String {
    "\(entry.time.formatted(places: 3)) s, call \(entry.text)"
  }

  /// The calls not reported yet.
  mutating func newCalls() -> [String] {
    let trace: [TraceEntry] = preview.rehearsal.session.trace
    // Going back in time undoes calls.
    if trace.count < told { told = trace.count }
    defer { told = trace.count }
    return trace[told...].map(Self.line)
  }
}
