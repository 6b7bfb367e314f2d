import SegueModel

/// Animators that do not call `completeTransition`.
extension Session {
  /// Seconds for which an animator is waited for once its animations are over.
  static let completionPatience = 1.0

  /// The running transition that its animator has not completed and will not; UIKit refuses input from then on.
  public var stalledTransition: String? {
    run.flatMap { $0.isStalled ? $0.definition.name : nil }
  }

  /// The animations are over: the animator calls `completeTransition`, or forgets to.
  mutating func reachEnd() {
    guard run?.completes == false else { return endRun() }
    run?.waitingSince = time
  }

  /// Says what is missing; nothing else happens, as in UIKit.
  mutating func reportStall() {
    guard let run else { return }
    note(.complaint(.unfinished, transition: run.definition.name))
    self.run?.isStalled = true
  }
}

extension TransitionRun {
  /// What comes next without a hand: the end of the animations, or of the patience after it.
  var nextDue: Session.Due? {
    if isStalled { return nil }
    if let waitingSince { return .stall(time: waitingSince + Session.completionPatience) }
    return clock.endTime(length: length).map { .completion(time: $0) }
  }
}
