import SegueStage
import SegueUIKitRules
import SegueWire

/// Says what is not as it was when it was last asked.
@MainActor
struct ProgramReporter {
  private var recorder = TreeRecorder()
  private var pictures = PictureNumbers()
  private var properties = PropertyNames()
  private var callCount = 0
  private var noteCount = 0

  /// The bytes of the answer about the present state.
  mutating func answer(of show: ProgramShow) -> [UInt8] {
    let host = show.host
    var answer = ProgramAnswer()
    answer.update = recorder.update(of: host.tree, leavingOut: host.limbo) {
      host.pathName(of: $0, &properties)
    }
    answer.time = host.time
    answer.nextEventTime = host.nextDue
    answer.transition = ControllerTransitions.current.report
    answer.calls = host.calls[callCount...].map { ProgramCall(time: $0.time, call: $0.call) }
    answer.notes = Array(host.placedNotes[noteCount...])
    (callCount, noteCount) = (host.calls.count, host.placedNotes.count)
    answer.screen = show.screen
    answer.actions = show.actions
    answer.isAnimating = answer.nextEventTime != nil || !host.flights.isEmpty
    answer.isContinuous = !host.clockworks.isEmpty
    return answer.bytes(&pictures)
  }
}

extension SegueHost {
  /// What a layer is called: a controller's view by the controller, others by the names that they were given, else by the
  /// properties that hold their views, else by their classes.
  fileprivate func pathName(of id: LayerID, _ properties: inout PropertyNames) -> String {
    guard let layer = handles[id]?.object as? CALayer, let view = layer.delegate as? UIView else {
      return stage[id].name
    }
    if let controller = view.controller { return ControllerNames.current.name(of: controller) }
    return layer.name == nil ? properties.name(of: view, layer: id) ?? stage[id].name : stage[id].name
  }
}

extension ControllerTransitions {
  /// What runs, as it is told to others.
  fileprivate var report: ProgramTransition? {
    guard let running else { return nil }
    let (rules, time) = (running.rules, running.host.time)
    let played = running.duration > 0 ? min((time - running.beginTime) / running.duration, 1) : 1
    return ProgramTransition(
      rules.kind,
      from: rules.from.name,
      to: rules.to.name,
      beginTime: running.beginTime,
      duration: running.duration,
      progress: running.isInteractive ? running.percent : max(played, 0),
      isInteractive: running.isInteractive
    )
  }
}
