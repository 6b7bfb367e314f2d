import SegueGeometry
import SegueGestures
import SegueTransitions
import Testing

/// UIPercentDrivenInteractiveTransition.
@Suite struct PercentDrivenTests {
  /// A push of one second that a pan to the left drives, 200 points long.
  private func session(gesture: String = "", transition: String = "") throws -> Session {
    Session(
      scene: try Scenes.parse(
        """
        segue: 1
        title: Driven
        device: [400, 800]
        screens:
          home: {fill: white, layers: {view: {frame: [0, 0, 10, 10]}, layer: {frame: [0, 20, 10, 10]}}}
          detail: {fill: gray}
        transitions:
          open:
            kind: push
            from: home
            to: detail
            duration: 1
            ease: ease-in
            \(transition)
            tracks:
              from/view: {x: 100}
              from/layer: {x: 0 -> 100, as: layer}
        gestures:
          pull:
            in: home
            recognize: pan(left)
            progress: -dx / 200
            drives: open
            finish: {when: progress > 0.5}
            \(gesture)
        """
      )
    )
  }

  private func drag(_ session: inout Session, to x: Double) {
    session.pointer(.began, 300, 400, at: 0)
    session.pointer(.moved, 280, 400, at: 0.1)
    session.pointer(.moved, x, 400, at: 0.3)
  }

  /// Both follow the container's `timeOffset`, in the hand and after it, to the bit.
  @Test(arguments: [(180.0, 0.6, 1.0), (220.0, 0.4, 0.0)])
  func viewAndLayerAnimationsFollowTheSameTime(_ x: Double, _ percent: Double, _ end: Double) throws {
    var session = try session()
    session.pointer(.began, 300, 400, at: 0)
    session.pointer(.moved, 280, 400, at: 0.1)
    for step in 1...20 {
      let distance = Double(step) * (300 - x) / 20
      session.pointer(.moved, 300 - distance, 400, at: 0.1 + Double(step) / 100)
      try expect(session, at: distance / 200)
    }
    session.pointer(.ended, x, 400, at: 0.3)
    let seconds = abs(end - percent)
    for tenth in 0...9 {
      session.advance(to: 0.3 + seconds * Double(tenth) / 10)
      try expect(session, at: percent + (end - percent) * Numbers.easeInOut(Double(tenth) / 10))
    }
    session.advance(to: 0.3 + seconds + 1e-9)
    #expect(session.status.phase == (end == 1 ? .finished : .cancelled))
  }

  private func expect(_ session: Session, at percent: Double) throws {
    let view = try #require(session.layer("home/view")).frame.minX
    #expect(view == session.layer("home/layer")?.frame.minX)
    #expect(abs(view - 100 * percent) < 1e-6)
  }

  @Test func updateKeepsToTheTransition() throws {
    var session = try session()
    drag(&session, to: -900)
    #expect(session.status.progress == 1)
    session.pointer(.moved, 390, 400, at: 0.4)
    #expect(session.status.progress == 0)
    #expect(session.layer("home/view")?.frame.minX == 0)
  }

  @Test func speedAndCurveOfTheCompletion() throws {
    var session = try session(gesture: "speed: 2\n    ease: linear")
    drag(&session, to: 180)
    session.pointer(.ended, 180, 400, at: 0.3)
    session.advance(to: 0.4)
    try expect(session, at: 0.8)
    session.advance(to: 0.5 + 1e-9)
    #expect(session.status.phase == .finished)
  }

  /// The transition runs at once, and the hand takes hold of it later.
  @Test func aTransitionThatDoesNotStartInTheHand() throws {
    var session = try session(gesture: "wants-interactive-start: false")
    session.handle(.trigger("open"))
    #expect(session.transitionContext?.initiallyInteractive == false)
    session.pointer(.began, 300, 400, at: 0.4)
    #expect(session.status.phase == .running)
    session.pointer(.moved, 280, 400, at: 0.5)
    let caught = session.layerSamples()
    session.pointer(.moved, 280, 400, at: 0.6)
    #expect(session.transitionContext?.isInteractive == true)
    #expect(session.layerSamples() == caught)
    session.pointer(.moved, 240, 400, at: 0.7)
    session.pointer(.ended, 240, 400, at: 0.8)
    session.advance(to: 5)
    #expect(
      session.calls == [
        "0.000 animationController(for: push, from: home, to: detail)",
        "0.000 interactionController(for: animator)",
        "0.000 transitionDuration",
        "0.000 home viewWillDisappear",
        "0.000 detail viewWillAppear",
        "0.000 navigationController(willShow: detail)",
        "0.000 animateTransition",
        "0.000 detail viewIsAppearing",
        "0.500 pause",
        "0.500 notifyWhenInteractionChanges(isInteractive: true, isCancelled: false)",
        "0.600 update(0.500)",
        "0.700 update(0.700)",
        "0.800 finish",
        "0.800 notifyWhenInteractionChanges(isInteractive: false, isCancelled: false)",
        "1.100 completeTransition(true)",
        "1.100 animationEnded(true)",
        "1.100 home viewDidDisappear",
        "1.100 detail viewDidAppear",
        "1.100 navigationController(didShow: detail)",
      ]
    )
  }

  /// The touch that starts it does not hold it, and a touch that leads to no pan leaves it alone.
  @Test func startedByItsGestureItRunsAllTheSame() throws {
    var session = try session(gesture: "wants-interactive-start: false")
    drag(&session, to: 180)
    #expect(session.status.phase == .running)
    session.pointer(.ended, 180, 400, at: 0.3)
    session.pointer(.began, 300, 400, at: 0.4)
    session.pointer(.ended, 300, 400, at: 0.5)
    session.advance(to: 1.1 + 1e-9)
    #expect(session.screen == "detail")
    #expect(!session.calls.contains { $0.hasSuffix("pause") || $0.contains("update") })
  }

  /// In place of the completion curve, where the animator is interruptible.
  @Test(arguments: [(180.0, 0.6, 1.0), (220.0, 0.4, 0.0)])
  func timingCurveOfAnInterruptibleAnimator(_ x: Double, _ percent: Double, _ end: Double) throws {
    var session = try session(gesture: "timing-curve: linear", transition: "interruptible: true")
    drag(&session, to: x)
    session.pointer(.ended, x, 400, at: 0.3)
    session.advance(to: 0.4)
    try expect(session, at: percent + (end > percent ? 0.1 : -0.1))
    let last = session.calls.suffix(end > percent ? 3 : 4)
    let continued = "0.300 continueAnimation(withTimingParameters: cubic, durationFactor: 0.400)"
    #expect(
      Array(last)
        == (end > percent
          ? [
            "0.300 finish", continued,
            "0.300 notifyWhenInteractionChanges(isInteractive: false, isCancelled: false)",
          ]
          : [
            "0.300 cancel", "0.300 isReversed = true", continued,
            "0.300 notifyWhenInteractionChanges(isInteractive: false, isCancelled: true)",
          ])
    )
  }
}
