import SegueGeometry
import SegueStage
import SegueTransitions
import SegueUIKitRules
import SegueWire

/// What a program shows from one time on, until the next change.
struct ShownMoment: Sendable {
  /// How many events it had been given by then.
  var events: Int
  /// Seconds since its start.
  var time: Double
  var tree: LayerTree
  var nextEventTime: Double?
  var transition: ProgramTransition?
  var lastTransition: ProgramTransition?
  var wasCompleted = true
  var screen = ""
  var actions: [TransitionKind] = []
  var isAnimating = false
  var isContinuous = false
  var trace: [TraceEntry] = []
  var traceStarts: [TraceStart] = []
  var failure: ProgramFailure?
  /// Whether the program has come to its end here.
  var isEnd = false

  /// The moment after an answer; the tree is put in by whoever follows it.
  func following(_ answer: ProgramAnswer, events: Int) -> ShownMoment {
    var next = self
    (next.events, next.time) = (events, max(answer.time, time))
    (next.nextEventTime, next.isAnimating) = (answer.nextEventTime, answer.isAnimating)
    (next.screen, next.actions, next.isContinuous) = (answer.screen, answer.actions, answer.isContinuous)
    if let running = answer.transition { next.lastTransition = running }
    for call in answer.calls {
      if case .completeTransition(let didComplete) = call.call { next.wasCompleted = didComplete }
      if let name = Self.startedTransition(call.call) {
        next.traceStarts.append(TraceStart(index: next.trace.count, transition: name))
      }
      next.trace.append(TraceEntry(time: call.time, event: .call(call.call)))
    }
    next.transition = answer.transition
    return next
  }

  /// The transition that a call begins.
  private static func startedTransition(_ call: UIKitCall<String>) -> String? {
    switch call {
    case .animationController(.navigation(let kind, _, _), _): kind.rawValue
    case .animationController(.tab, _): TransitionKind.tab.rawValue
    case .animationController(.presented, _): TransitionKind.present.rawValue
    case .animationController(.dismissed, _): TransitionKind.dismiss.rawValue
    default: nil
    }
  }
}
