import SegueTerminal
import SegueInterface

extension Footer {
  /// The hints for a situation, the most useful first.
  static func hints(for situation: Situation, keys: KeyMap) -> [Hint] {
    func hints(_ commands: [(Command, String)]) -> [Hint] {
      commands.compactMap { Hint($0.0, $0.1, keys: keys) }
    }
    switch situation {
    case .finger:
      return [Hint(keys: "arrows", label: "move")] + hints(lifting) + [Hint(keys: "shift", label: "40 pt")]
    case .drag: return [Hint(keys: "release", label: "let go")] + hints([(.finger(.cancel), "cancel")])
    case .box(let box): return Self.hints(for: box)
    case .typing(let hints): return hints.compactMap { Hint($0, in: "", keys: keys) }
    case .panel(let name, let own):
      return own.compactMap { Hint($0, in: name, keys: keys) } + common(beside: name, keys: keys)
    case .view(let view): return Self.hints(for: view, keys: keys)
    case .playing: return hints([(.play(.playPause), "pause")] + tuning)
    case .paused: return hints([(.play(.playPause), "play")]) + scrubbing(keys) + hints(choosing)
    case .atEnd:
      return hints([(.play(.trigger), "next"), (.play(.replay), "replay")]) + scrubbing(keys)
        + hints(choosing)
    case .empty: return hints(choosing)
    }
  }

  /// How to turn, adjust and leave a view of the stage.
  private static func hints(for view: StageView, keys: KeyMap) -> [Hint] {
    var mouse: [Hint] = []
    var commands: [(Command, String)] = []
    switch view {
    case .device: break
    case .exploded:
      mouse = [Hint(keys: "drag", label: "turn"), Hint(keys: "click", label: "select")]
      commands = [
        (.stage(.adjustView(steps: 1)), "apart"), (.stage(.adjustView(steps: -1)), "together"),
        (.stage(.exploded), "flat"),
      ]
    case .comparison: commands = [(.stage(.comparisonLayout), "over, difference"), (.stage(.compare), "end")]
    case .strip:
      mouse = [Hint(keys: "click", label: "go there")]
      commands = [
        (.stage(.adjustView(steps: 1)), "more"), (.stage(.adjustView(steps: -1)), "fewer"),
        (.stage(.strip), "device"),
      ]
    }
    commands.append((.play(.playPause), "play, pause"))
    let own: [Hint] = commands.compactMap { Hint($0.0, $0.1, keys: keys) }
    return mouse + own + scrubbing(keys)
  }

  /// The keys that move the zoomed stage, in a single hint.
  static func panning(_ keys: KeyMap) -> [Hint] {
    let commands: [Command] = [(-1, 0), (1, 0), (0, -1), (0, 1)].map { .stage(.pan(right: $0.0, down: $0.1)) }
    let presses: [KeyPress] = commands.compactMap { keys.keys(for: $0).first }
    guard presses.count == commands.count else { return [] }
    let areArrows: Bool = presses == [.alt(.left), .alt(.right), .alt(.up), .alt(.down)]
    return [Hint(keys: areArrows ? "alt arrows" : KeyPress.label(of: presses), label: "move")]
  }

  /// The previewer's keys that still work while a panel has the focus.
  private static func common(beside panel: String, keys: KeyMap) -> [Hint] {
    func isFree(_ command: Command) -> Bool {
      keys.keys(for: command).first.map { keys.exactly($0, in: .panel(panel)) == nil } ?? false
    }
    let commands: [(Command, String)] = [(.play(.playPause), "play, pause"), (.play(.trigger), "run")]
    let free: [Hint] = commands.compactMap { isFree($0.0) ? Hint($0.0, $0.1, keys: keys) : nil }
    return free + (isFree(.play(.step(frames: 1))) ? scrubbing(keys) : [])
  }

  private static func hints(for box: Box) -> [Hint] {
    let close = Hint(keys: "esc", label: "close")
    switch box {
    case .help(let pages):
      let paging: [Hint] = pages > 1 ? [Hint(keys: "← → pgup pgdn", label: "page")] : []
      return paging + [close]
    case .panelMenu: return [Hint(keys: "1 … 8", label: "open, close a panel"), close]
    case .palette:
      return [
        Hint(keys: "type", label: "to find"), Hint(keys: "↑ ↓", label: "choose"),
        Hint(keys: "enter", label: "do it"), close,
      ]
    case .comparisonPicker:
      return [Hint(keys: "↑ ↓", label: "choose"), Hint(keys: "enter", label: "compare"), close]
    case .takeaways:
      return [Hint(keys: "↑ ↓", label: "choose"), Hint(keys: "enter", label: "write it here"), close]
    }
  }

  /// Both keys in a single hint.
  private static func scrubbing(_ keys: KeyMap) -> [Hint] {
    let back: [KeyPress] = keys.keys(for: .play(.step(frames: -1)))
    guard let back = back.first, var hint = Hint(.play(.step(frames: 1)), "scrub", keys: keys) else {
      return []
    }
    hint.keys = back.label + hint.keys
    return [hint]
  }

  private static let lifting: [(Command, String)] = [
    (.finger(.lift), "lift"), (.finger(.flick), "flick"), (.finger(.cancel), "cancel"),
  ]
  private static let choosing: [(Command, String)] = [
    (.play(.nextTransition), "transition"), (.finger(.down), "finger"), (.play(.loop), "loop"),
    (.stage(.zoom), "zoom"),
  ]
  private static let tuning: [(Command, String)] = [
    (.play(.slower), "slower"), (.play(.faster), "faster"), (.play(.loop), "loop"),
    (.play(.replay), "replay"), (.stage(.zoom), "zoom"),
    (.file(.takeAway), "take away"),
  ]
}

extension Footer.Hint {
  /// A panel's hint with the keys of its actions; nil if they have none.
  init?(_ hint: PanelHint, in panel: String, keys: KeyMap) {
    switch hint {
    case .keys(let keys, let label): self.init(keys: keys, label: label)
    case .command(let command, let label): self.init(command, label, keys: keys)
    case .actions(let own, let label):
      let commands: [Command] = own.map { .panel(.own($0)) }
      let presses: [KeyPress] = commands.compactMap { keys.keys(for: $0).first }
      guard !presses.isEmpty else { return nil }
      self.init(keys: KeyPress.label(of: presses), label: label)
      // A click can only mean one action.
      command = commands.count == 1 ? commands[0] : nil
    }
  }
}
