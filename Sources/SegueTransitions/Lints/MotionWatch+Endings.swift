import SegueModel

/// Checks how a run ends.
extension MotionWatch {
  /// Compares the screen and the outcome with those that the check expects.
  mutating func checkEndings() {
    if let screen = ending.screen, session.screen != screen {
      find("ends-on", "the run ends on '\(session.screen)', not on '\(screen)'", at: endTime)
    }
    guard let outcome = ending.outcome, !holds(outcome) else { return }
    find("ends", "the run is not \(outcome.rawValue): \(lastOutcome)", at: endTime)
  }

  private func holds(_ outcome: CheckDefinition.Ending.Outcome) -> Bool {
    switch outcome {
    case .finished: session.status.phase == .finished
    case .dismissed: session.status.phase == .finished && lastKind?.isForward == false
    case .cancelled: session.status.phase == .cancelled
    }
  }

  private var lastKind: TransitionDefinition.Kind? {
    session.status.transition.flatMap { session.scene.transition(named: $0)?.kind }
  }

  private var lastOutcome: String {
    let subject = session.status.transition.map { "'\($0)'" } ?? "what the hand moved"
    switch session.status.phase {
    case .idle: return "nothing has run"
    case .finished: return "\(subject) has finished"
    case .cancelled: return "\(subject) was cancelled"
    case .running, .interactive, .finishing, .cancelling: return "\(subject) is still under way"
    }
  }
}

extension TransitionDefinition.Kind {
  /// Whether a screen comes over another; a rotation and a change of the tab do neither.
  fileprivate var isForward: Bool? {
    switch self {
    case .push, .present: true
    case .pop, .dismiss: false
    case .rotate, .tab: nil
    }
  }
}
