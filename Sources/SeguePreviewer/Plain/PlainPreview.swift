import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions

/// A scene told in lines, for screen readers and pipes: a line of input is a command, and lines come back.
///
/// The clock is its own: what plays is told to its end at once.
struct PlainPreview {
  var preview: Preview
  /// Seconds of its own clock.
  var now = 0.0
  /// The layers whose values are told while something plays; nil: the first that move.
  var watched: [String]?
  /// How many calls of the trace have been told.
  var told = 0
  /// The exit status, once it is over.
  private(set) var exitStatus: Int32?

  init(document: SceneDocument, options: PreviewerOptions) {
    preview = Preview(
      scene: document.scene,
      options: options,
      keys: options.configuration.keyMap,
      size: GridSize(columns: 80, rows: 24),
      cellAspect: options.cellAspect ?? 2
    )
    preview.document = document
    preview.player.isLooping = false
    preview.tick(now)
    preview.tick(now)
    told = preview.session.trace.count
  }

  /// What is there, before any command.
  var greeting: [String] {
    ["\(preview.scene.title), screen \(preview.session.screen)"] + transitions + [
      "type help for the commands"
    ]
  }

  /// Does what a line says, and tells what came of it.
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
    case .layers: return preview.session.layerIDs
    case .calls: return preview.session.trace.map(Self.line)
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

  /// Does what any action of the previewer does.
  private mutating func perform(_ action: Action) -> [String] {
    let effects: Effects = preview.perform(action.command, at: now)
    if let status = effects.quit { exitStatus = status }
    if let conflict = effects.save { preview.save(conflict) }
    return news + follow()
  }

  /// The line that would stand in the footer.
  private var news: [String] { preview.notice.map { [$0.text] } ?? [] }

  private var actions: [String] {
    ActionRegistry.all.filter { $0.contexts != [.gallery] }.map { "\($0.id): \($0.title)" }
  }

  private var transitions: [String] {
    let choices = preview.choices
    guard !choices.isEmpty else { return ["no transition begins here"] }
    return choices.map { transition in
      let mark: String = transition.name == preview.chosen?.name ? ", chosen" : ""
      let target: String = transition.to.map { " to \($0)" } ?? ""
      return "transition \(transition.name): \(transition.kind.rawValue)\(target)\(mark)"
    }
  }

  private static func line(_ entry: TraceEntry) -> String {
    "\(Decimals.fixed(entry.time, digits: 3)) s, call \(entry.text)"
  }

  /// The calls that have not been told yet.
  mutating func newCalls() -> [String] {
    let trace: [TraceEntry] = preview.session.trace
    // Going back in time takes calls back.
    if trace.count < told { told = trace.count }
    defer { told = trace.count }
    return trace[told...].map(Self.line)
  }
}
