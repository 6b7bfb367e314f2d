import SegueModel
import SegueUIKitRules

/// Transitions that are requested while one runs.
extension Session {
  /// Defers a pop of the screen that the running push or pop leads to, and refuses every other transition.
  mutating func ask(for name: String) {
    guard run != nil, let asked = scene.transition(named: name) else { return }
    let complaint = navigation.ask(for: asked)
    if let complaint { note(.complaint(complaint, transition: name)) }
  }

  /// Starts the deferred pop, if the transition before it reached its screen.
  mutating func beginDeferred() {
    let names = navigation.takeDeferred()
    guard let name = names.first else { return }
    if let pop = availableTransition(named: name) { begin(pop, hit: nil) }
    guard run != nil else { return }
    for name in names.dropFirst() { ask(for: name) }
  }
}

/// Animators that do not call `completeTransition`.
extension Session {
  /// Seconds to wait for `completeTransition` once the animations are over.
  static let completionPatience = 1.0

  /// The name of the running transition if its animator never completes it; UIKit refuses input from then on.
  public var stalledTransition: String? {
    run.flatMap { $0.isStalled ? $0.definition.name : nil }
  }

  /// Ends the run, or starts waiting for an animator that does not call `completeTransition`.
  mutating func reachEnd() {
    guard run?.completes == false else { return endRun() }
    navigation.changeRun { [time] in $0.awaitCompletion(since: time) }
  }

  /// Reports that `completeTransition` is missing; nothing else happens, as in UIKit.
  mutating func reportStall() {
    guard let run else { return }
    note(.complaint(.unfinished, transition: run.definition.name))
    navigation.changeRun { $0.stall() }
  }
}

extension TransitionRun {
  /// What comes next without a hand: the end of the animations, or of the wait after it.
  var nextDue: Session.Due? {
    switch wait {
    case .none: clock.endTime(length: length).map { .completion(time: $0) }
    case .since(let time): .stall(time: time + Session.completionPatience)
    case .vain: nil
    }
  }
}
