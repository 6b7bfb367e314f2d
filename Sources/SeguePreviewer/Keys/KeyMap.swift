import SegueTerminal

/// Which key asks for what; the same keys mean other things while a finger is down.
enum KeyMap {
  /// What keys are for at the moment.
  enum Context: Hashable, Sendable {
    case preview
    /// A keyboard finger is on the device.
    case finger
  }

  /// Points that an arrow moves the finger by, without and with Shift.
  static let fingerStep = 10.0
  static let longFingerStep = 40.0
  /// Frames that an arrow scrubs by with Shift and with Ctrl.
  static let longStep = 10
  static let longestStep = 30

  /// What a key press asks for, or nil.
  static func command(for press: KeyPress, in context: Context) -> Command? {
    if press.modifiers.contains(.control), case .character(let character) = press.key {
      return controlCommand(for: character)
    }
    if context == .finger, let command = fingerCommand(for: press) { return command }
    if press.modifiers.contains(.alt) { return panCommand(for: press.key) }
    if case .character(let character) = press.key { return characterCommand(for: character) }
    return namedCommand(for: press)
  }

  private static func controlCommand(for character: Character) -> Command? {
    switch character {
    case "c": .interrupt
    case "z": .suspend
    case "l": .repaint
    case "s": .save
    case "u": .undo
    case "r": .redo
    default: nil
    }
  }

  private static func fingerCommand(for press: KeyPress) -> Command? {
    guard !press.modifiers.contains(.alt) else { return nil }
    let isShifted: Bool = press.modifiers.contains(.shift)
    let step: Double = isShifted ? longFingerStep : fingerStep
    switch press.key {
    case .left: return .fingerMove(right: -step, down: 0)
    case .right: return .fingerMove(right: step, down: 0)
    case .up: return .fingerMove(right: 0, down: -step)
    case .down: return .fingerMove(right: 0, down: step)
    case .enter: return isShifted ? .fingerFlick : .fingerLift
    case .character("f"): return .fingerLift
    case .character("x"): return .fingerFlick
    case .escape: return .fingerCancel
    default: return nil
    }
  }

  private static func panCommand(for key: Key) -> Command? {
    switch key {
    case .left: .pan(right: -1, down: 0)
    case .right: .pan(right: 1, down: 0)
    case .up: .pan(right: 0, down: -1)
    case .down: .pan(right: 0, down: 1)
    default: nil
    }
  }

  private static func namedCommand(for press: KeyPress) -> Command? {
    let frames: Int =
      press.modifiers.contains(.control)
      ? longestStep : press.modifiers.contains(.shift) ? longStep : 1
    switch press.key {
    case .left: return .step(frames: -frames)
    case .right: return .step(frames: frames)
    case .home: return .goToStart
    case .end: return .goToEnd
    case .enter: return .trigger
    case .escape: return .back
    case .tab: return .selectLayer(next: press.modifiers.contains(.shift) ? -1 : 1)
    default: return nil
    }
  }

  private static func characterCommand(for character: Character) -> Command? {
    switch character {
    case " ": .playPause
    case "t": .nextTransition
    case "T": .previousTransition
    case ",": .step(frames: -1)
    case ".": .step(frames: 1)
    case "[": .slower
    case "]": .faster
    case "l": .loop
    case "a": .markLoop
    case "y": .pingPong
    case "r": .replay
    case "f": .fingerDown
    case "(": .pinch(notches: -1)
    case ")": .pinch(notches: 1)
    case "z": .zoom
    case "o": .rotate
    case "u": .reduceMotion
    case "m": .allInterruptible
    case "i": .statistics
    case "c": .mouseCapture
    case "?": .help
    case "e": .edit
    case "p": .panelMenu
    case "w": .nextPanel
    case "q": .quit
    default: PanelRegistry.panel(key: character).map { .panel(key: $0.key) }
    }
  }
}
