import SegueModel

/// The calls that UIKit makes around a transition, in its order.
extension Session {
  /// The delegates' questions before a transition.
  mutating func ask(
    _ definition: TransitionDefinition,
    body: TransitionBody,
    from: Controller,
    to: Controller,
    isInteractive: Bool
  ) {
    if to.hasPresentationController && definition.kind == .present {
      note("presentationController(forPresented: \(to.name), presenting: \(from.name), source: \(from.name))")
    }
    let question = definition.animatorQuestion(from: from.name, to: to.name)
    guard body.isCustom else { return note(question + " -> nil") }
    note(question)
    note(definition.interactionQuestion + (isInteractive ? "" : " -> nil"))
    note("transitionDuration")
  }

  /// The appearance callbacks that open a transition.
  mutating func noteAppearance(begin run: TransitionRun) {
    if run.presentationOwner != nil {
      note(run.isForward ? "presentationTransitionWillBegin" : "dismissalTransitionWillBegin")
    }
    let calls = ["\(run.from.name) viewWillDisappear", "\(run.to.name) viewWillAppear"]
    for call in calls where run.concerns(call) { note(call) }
  }

  /// `completeTransition` and what follows it.
  mutating func noteCompletion(of run: TransitionRun, didComplete: Bool) {
    note("completeTransition(\(didComplete))")
    if run.body.isCustom { note("animationEnded(\(didComplete))") }
    if didComplete { noteDidAppear(run) } else { noteBack(run) }
    if run.presentationOwner != nil {
      note("\(run.isForward ? "presentation" : "dismissal")TransitionDidEnd(\(didComplete))")
    }
  }

  private mutating func noteDidAppear(_ run: TransitionRun) {
    let leaves = "\(run.from.name) viewDidDisappear"
    let comes = "\(run.to.name) viewDidAppear"
    // A presentation's tail is the other way round than a navigation's.
    let calls = run.definition.kind == .present ? [comes, leaves] : [leaves, comes]
    for call in calls where run.concerns(call) { note(call) }
  }

  private mutating func noteBack(_ run: TransitionRun) {
    let calls = [
      "\(run.to.name) viewWillDisappear", "\(run.to.name) viewDidDisappear",
      "\(run.from.name) viewWillAppear", "\(run.from.name) viewDidAppear",
    ]
    for call in calls where run.concerns(call) { note(call) }
  }
}

extension TransitionRun {
  /// The presented or pushed controller, which decides how far the lower one is concerned.
  private var upper: Controller { isForward ? to : from }
  private var lower: Controller { isForward ? from : to }

  /// Whether the lower controller's view comes or goes; sheets and custom styles leave it where it is.
  var concernsLower: Bool { upper.coversPresenter }

  /// The controller with a presentation controller of its own.
  var presentationOwner: Controller? { upper.hasPresentationController ? upper : nil }

  /// Whether a call is for a controller that this transition concerns.
  func concerns(_ call: String) -> Bool {
    concernsLower || call.hasPrefix(upper.name + " ")
  }
}

extension TransitionDefinition {
  fileprivate func animatorQuestion(from: String, to: String) -> String {
    switch kind {
    case .push, .pop, .rotate: "animationController(for: \(kind.rawValue), from: \(from), to: \(to))"
    case .present: "animationController(forPresented: \(to), presenting: \(from), source: \(from))"
    case .dismiss: "animationController(forDismissed: \(from))"
    }
  }

  fileprivate var interactionQuestion: String {
    switch kind {
    case .push, .pop, .rotate: "interactionController(for: animator)"
    case .present: "interactionControllerForPresentation(using: animator)"
    case .dismiss: "interactionControllerForDismissal(using: animator)"
    }
  }
}
