import SegueTransitions
import SegueUIKitRules

/// UIKit's rules for the order of calls, as far as a trace alone shows them.
enum CallOrder {
  /// Where a view controller is in its appearance.
  private enum Place: String {
    case gone, coming, here, going

    /// The state that a callback leads to, or nil where UIKit would never send it.
    func after(_ callback: AppearanceCallback) -> Place? {
      switch (self, callback) {
      case (.gone, .viewWillAppear), (.going, .viewWillAppear): .coming
      case (.coming, .viewDidAppear): .here
      case (.here, .viewWillDisappear), (.coming, .viewWillDisappear): .going
      case (.going, .viewDidDisappear): .gone
      default: nil
      }
    }
  }

  static func violation(in session: Session) -> Violation? {
    var appearances: [String: Place] = [:]
    var running = 0
    for entry in session.trace {
      switch entry.call {
      // Of every transition the delegate is asked, also where it has no animator.
      case .animationController: running += 1
      case .completeTransition: running -= 1
      case .appearance(let callback, let name) where callback != .viewIsAppearing:
        // A screen's first callback says where it was.
        let before = appearances[name] ?? (callback == .viewWillAppear ? .gone : .here)
        guard let after = before.after(callback) else {
          return Violation(.calls, "\(entry.text) at \(entry.time), while it is \(before.rawValue)")
        }
        appearances[name] = after
      default: break
      }
      guard (0...1).contains(running) else {
        return Violation(.calls, "\(entry.text) at \(entry.time): \(running) transitions are under way")
      }
    }
    guard running == 0 else { return Violation(.calls, "a transition was never completed") }
    let top = session.screen
    if let state = appearances[top], state != .here {
      return Violation(.calls, "\(top) is on top, but \(state.rawValue)")
    }
    if let (name, state) = appearances.first(where: { $0.value == .coming || $0.value == .going }) {
      return Violation(.calls, "\(name) is left \(state.rawValue)")
    }
    return nil
  }
}
