import SegueTerminal

extension Footer {
  /// The hints of a situation, the most useful first.
  static func hints(for situation: Situation, keys: KeyMap) -> [Hint] {
    func hints(_ commands: [(Command, String)]) -> [Hint] {
      commands.compactMap { Hint($0.0, $0.1, keys: keys) }
    }
    switch situation {
    case .finger:
      return [Hint(keys: "arrows", label: "move")] + hints(lifting) + [Hint(keys: "shift", label: "40 pt")]
    case .drag: return [Hint(keys: "release", label: "let go")] + hints([(.fingerCancel, "cancel")])
    case .picking:
      return [Hint(keys: "click", label: "select")]
        + hints([(.selectLayer(next: 1), "next layer"), (.back, "tap again")]) + scrubbing(keys)
    case .view(let view): return Self.hints(for: view, keys: keys)
    case .playing: return hints([(.playPause, "pause")] + tuning)
    case .paused: return hints([(.playPause, "play")]) + scrubbing(keys) + hints(choosing)
    case .atEnd: return hints([(.trigger, "next"), (.replay, "replay")]) + scrubbing(keys) + hints(choosing)
    case .empty: return hints(choosing)
    }
  }

  /// What a view of the stage is turned, set and left by.
  private static func hints(for view: StageView, keys: KeyMap) -> [Hint] {
    var mouse: [Hint] = []
    var commands: [(Command, String)] = []
    switch view {
    case .device: break
    case .exploded:
      mouse = [Hint(keys: "drag", label: "turn"), Hint(keys: "click", label: "select")]
      commands = [
        (.adjustView(steps: 1), "apart"), (.adjustView(steps: -1), "together"), (.exploded, "flat"),
      ]
    case .comparison: commands = [(.comparisonLayout, "over, difference"), (.compare, "end")]
    case .strip:
      mouse = [Hint(keys: "click", label: "go there")]
      commands = [(.adjustView(steps: 1), "more"), (.adjustView(steps: -1), "fewer"), (.strip, "device")]
    }
    commands.append((.playPause, "play, pause"))
    let own: [Hint] = commands.compactMap { Hint($0.0, $0.1, keys: keys) }
    return mouse + own + scrubbing(keys)
  }

  /// Both keys in one hint.
  private static func scrubbing(_ keys: KeyMap) -> [Hint] {
    let back: [KeyPress] = keys.keys(for: .step(frames: -1))
    guard let back = back.first, var hint = Hint(.step(frames: 1), "scrub", keys: keys) else { return [] }
    hint.keys = back.label + hint.keys
    return [hint]
  }

  private static let lifting: [(Command, String)] = [
    (.fingerLift, "lift"), (.fingerFlick, "flick"), (.fingerCancel, "cancel"),
  ]
  private static let choosing: [(Command, String)] = [
    (.nextTransition, "transition"), (.fingerDown, "finger"), (.loop, "loop"), (.zoom, "zoom"),
  ]
  private static let tuning: [(Command, String)] = [
    (.slower, "slower"), (.faster, "faster"), (.loop, "loop"), (.replay, "replay"), (.zoom, "zoom"),
  ]
}
