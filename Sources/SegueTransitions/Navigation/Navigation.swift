import SegueModel
import SegueStage
import SegueUIKitRules

/// Where an app has got to: its screens, one on top of another, and the transition that leads on from there.
///
/// Always:
/// - once there is a root, the stack has at least one controller;
/// - the stack changes as a transition ends, never while one runs, but that tabs are loaded before one begins;
/// - requests, and values that a transition has replaced, are there only while one begins or runs;
/// - the last status is that of something that has ended.
struct Navigation: Sendable {
  /// The navigation stack and what is presented over it, bottom first.
  private(set) var stack = ControllerStack<Controller>()
  /// The transition in flight.
  private(set) var run: TransitionRun?
  /// The transitions that were asked for while the run lasts.
  private var requests = TransitionRequests()
  /// What the run's `before` replaced, in order.
  private(set) var replaced: [ReplacedValue] = []
  /// The status of what ended last.
  private(set) var lastStatus = TransitionStatus.idle

  /// Whether a transition waits for the end of the run.
  var hasRequests: Bool { !requests.deferred.isEmpty }

  /// Shows a window's root.
  mutating func setRoot(_ controller: Controller) { stack.setRoot(controller) }

  /// A tab's first controller is loaded, and not chosen yet.
  mutating func keepAside(_ root: Controller) { stack.keepAside(root) }

  /// Chooses a tab that is kept aside, without a transition.
  mutating func choose(tab: String) { stack.choose(tab: tab) }

  /// A transition starts; its calls have been made.
  mutating func begin(_ run: TransitionRun) { self.run = run }

  /// Lets a hand or the clock act on the run.
  mutating func changeRun(_ change: (inout TransitionRun) -> Void) {
    guard var run else { return }
    // Its arrays and dictionaries are not copied when they change.
    self.run = nil
    change(&run)
    self.run = run
  }

  /// The run is over; the stack is still as it was when it began.
  mutating func endRun(at time: Double) {
    guard let run else { return }
    let didComplete = run.phase != .cancelling
    lastStatus = TransitionStatus(
      transition: run.definition.name,
      phase: didComplete ? .finished : .cancelled,
      progress: didComplete ? 1 : 0,
      elapsed: time - run.beginTime,
      duration: run.duration
    )
    self.run = nil
  }

  /// A drag without a transition has ended, or all is as it was at first.
  mutating func keep(_ status: TransitionStatus) { lastStatus = status }

  /// Changes the stack as a transition does that has completed.
  mutating func take(_ run: TransitionRun) {
    if let tabs = run.transition.tabs {
      stack.choose(tab: tabs.to)
    } else if run.isForward {
      var controller = run.to
      controller.dimming = run.dimming
      stack.append(controller)
    } else {
      stack.removeTop(1 + run.transition.leaving.count)
    }
  }

  /// Defers or refuses a transition that is asked for while one runs; returns what UIKit logs about it.
  mutating func ask(for transition: TransitionDefinition) -> TransitionComplaint? {
    guard let run else { return nil }
    return requests.ask(
      for: transition.name,
      transition.kind.betweenControllers,
      leavesTarget: transition.from.map { $0 == run.to.name } ?? true,
      leavesSource: transition.from.map { $0 == run.from.name } ?? true,
      during: run.transition.kind
    )
  }

  /// The transitions that have waited for the end of the run, in order.
  mutating func takeDeferred() -> [String] { requests.takeDeferred() }

  /// Notes what a transition's `before` replaces.
  mutating func keep(replaced value: ReplacedValue) { replaced.append(value) }

  /// What the `before` of a transition has replaced is settled.
  mutating func forgetReplaced() { replaced = [] }
}

/// A value that a transition's `before` has replaced.
struct ReplacedValue: Sendable {
  let layer: LayerID
  let property: PropertyName
  /// The previous override; nil for the scene's own value.
  let value: Value?
}

extension Navigation {
  /// Something that must hold and does not; nil if all does.
  var brokenInvariant: String? {
    if stack.controllers.isEmpty { return "there is no root" }
    guard let run else {
      if !replaced.isEmpty { return "values are replaced, and no transition runs" }
      return hasRequests ? "a transition waits for the end of none" : nil
    }
    if run.from.id != stack.top?.id { return "the transition leaves a controller that is not on top" }
    return run.brokenInvariant
  }
}

extension TransitionRun {
  fileprivate var brokenInvariant: String? {
    if phase == .interactive, gesture == nil { return "a transition is in nobody's hand" }
    if phase == .interactive, wait != .none { return "a transition in a hand waits for its end" }
    if !(0...greatestPercent).contains(percent) { return "a hand is at \(percent) of \(greatestPercent)" }
    return nil
  }
}
