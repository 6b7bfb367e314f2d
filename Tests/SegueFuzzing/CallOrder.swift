import SegueTransitions

/// UIKit's rules for the order of calls, as far as a trace alone shows them.
enum CallOrder {
  /// Where a view controller is in its appearance.
  private enum Appearance: String {
    case gone, coming, here, going

    /// The state that a callback leads to, or nil where UIKit would never send it.
    func after(_ callback: Substring) -> Appearance? {
      switch (self, callback) {
      case (.gone, "viewWillAppear"), (.going, "viewWillAppear"): .coming
      case (.coming, "viewDidAppear"): .here
      case (.here, "viewWillDisappear"), (.coming, "viewWillDisappear"): .going
      case (.going, "viewDidDisappear"): .gone
      default: nil
      }
    }
  }

  static func violation(in session: Session, start: SessionPlace) -> Violation? {
    var appearances: [Substring: Appearance] = [:]
    for screen in start.screens { appearances[screen.name[...]] = nil }
    var running = 0
    for entry in session.trace {
      let words = entry.call.split(separator: " ", maxSplits: 1)
      // Of every transition the delegate is asked, also where it has no animator.
      if entry.call.hasPrefix("animationController(") { running += 1 }
      if entry.call.hasPrefix("completeTransition") { running -= 1 }
      guard (0...1).contains(running) else {
        return Violation(.calls, "\(entry.call) at \(entry.time): \(running) transitions are under way")
      }
      guard words.count == 2, appearanceCallbacks.contains(words[1]) else { continue }
      // A screen's first callback says where it was.
      let before = appearances[words[0]] ?? (words[1] == "viewWillAppear" ? .gone : .here)
      guard let after = before.after(words[1]) else {
        return Violation(.calls, "\(entry.call) at \(entry.time), while it is \(before.rawValue)")
      }
      appearances[words[0]] = after
    }
    guard running == 0 else { return Violation(.calls, "a transition was never completed") }
    let top = session.screen[...]
    if let state = appearances[top], state != .here {
      return Violation(.calls, "\(top) is on top, but \(state.rawValue)")
    }
    if let (name, state) = appearances.first(where: { $0.value == .coming || $0.value == .going }) {
      return Violation(.calls, "\(name) is left \(state.rawValue)")
    }
    return nil
  }

  private static let appearanceCallbacks: Set<Substring> = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]
}
