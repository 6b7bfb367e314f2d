import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import SegueUIKitRules

/// Routes a finger's events from the canvas to what follows them.
extension Session {
  mutating func handle(_ event: PointerEvent) {
    if event.phase == .began { touchBegan(event.touch, at: event.location) }
    guard hands.active?.id == event.touch else { return }
    deliver(event)
    if event.phase == .ended || event.phase == .cancelled { touchEnded() }
  }

  /// The hand has lifted, and its recognizers have been told.
  mutating func touchEnded() {
    guard let touch = dropTouch() else { return }
    if let layer = touch.pressed { unpress(layer) }
    let hasActed = zip(touch.recognizers, touch.followers).contains { recognizer, follower in
      (recognizer.state == .ended || recognizer.state == .cancelled)
        && follower.gesture?.hasTakenHold != false
    }
    if touch.hasCaught, !hasActed { resumeRun() }
    resumeValues()
  }

  /// Forgets the touch that is followed, and lets go of what it held beyond its end; returns it, or nil if there is none.
  @discardableResult
  mutating func dropTouch() -> ActiveTouch? {
    guard let touch = hands.active else { return nil }
    hands.lift()
    bounceBack(touch)
    return touch
  }

  /// A hand lands: it catches what is in flight, where a gesture under it says so.
  mutating func touchBegan(_ id: Int, at location: Point) {
    guard hands.active == nil, !hands.isHeldBack else { return }
    let caught = run == nil ? nil : catchRun()
    guard run == nil || caught != nil || run?.standby != nil else { return }
    guard let hit = hitTest(location) else { return resumeRun() }
    let chain = stage.chain(from: hit)
    for motion in hands.scrolling where chain.contains(motion.layer) { stopScrolling(motion.layer) }
    let following =
      run == nil
      ? followers(of: chain) : catchers(at: caught ?? 0, standby: caught == nil ? run?.standby : nil)
    if following.contains(where: { $0.follower.gesture.map { canCatchValues($0.index) } ?? false }) {
      holdValues()
    }
    let touch = ActiveTouch(
      id: id,
      chain: chain,
      pressed: run == nil && id != Session.pinchTouch ? press(chain) : nil,
      following: following,
      hasCaught: caught != nil,
      areSimultaneous: areSimultaneous
    )
    hands.follow(touch)
  }

  /// What a finger touches: the navigation bar, else the view on top, or any view while a transition runs.
  func hitTest(_ place: Point) -> LayerID? {
    guard run == nil, let view = stack.top?.layer else {
      return stage.hitTest(place, below: stage.container, at: time)
    }
    return stage.hitTest(place, below: view, at: time) ?? hitBesideSheet(place)
  }

  mutating func deliver(_ event: PointerEvent) {
    deliver { arbiter, recognizers, shouldBegin in
      arbiter.deliver(event, to: &recognizers, shouldBegin: shouldBegin)
    }
  }

  /// Gives the touch's recognizers something and takes the states that they enter.
  mutating func deliver(
    _ recognize: (
      GestureArbiter, inout [AnyRecognizer], _ shouldBegin: (Int, AnyRecognizer) -> Bool
    ) -> [GestureChange]
  ) {
    guard let touch = hands.active else { return }
    var recognizers = touch.recognizers
    let changes = recognize(touch.arbiter, &recognizers) { index, recognizer in
      shouldBegin(touch.followers[index], recognizer)
    }
    hands.update(recognizers)
    // A scroll view's pan comes first, so that gestures read the content's new offset, and may set another.
    let scrolls = changes.filter { touch.followers[$0.index].isScroll }
    for change in scrolls + changes.filter({ !touch.followers[$0.index].isScroll }) {
      // A gesture may have ended the touch.
      guard hands.active != nil else { return }
      take(change.state, of: change.index, recognizer: recognizers[change.index])
    }
  }

  /// A recognizer of the touch has entered a state.
  mutating func take(_ state: GestureState, of index: Int, recognizer: AnyRecognizer) {
    guard let follower = hands.active?.followers[index] else { return }
    hands.open(at: recognizer.startLocation)
    defer { hands.open(at: nil) }
    if state == .began { dropPress() }
    note(state, of: follower, recognizer)
    switch follower {
    case .tap:
      if state == .ended, let chain = hands.active?.chain, acceptsTouches { tapped(chain) }
    case .hold:
      if state == .began, let chain = hands.active?.chain { held(chain) }
    case .scroll(let layer, let drag):
      let moved = follow(state, recognizer, drag, layer: layer)
      hands.update(.scroll(layer, moved), at: index)
    case .gesture(var gesture):
      gesture.measure(recognizer)
      if gesture.isNew {
        gesture.values.start = recognizer.startLocation
        gesture.values.startScale = recognizer.scale
      }
      follow(state, &gesture)
      hands.take(gesture.values)
      hands.update(.gesture(gesture), at: index)
    }
  }

  private mutating func follow(_ state: GestureState, _ gesture: inout GestureRun) {
    switch state {
    case .began:
      gesture.isNew = false
      gestureBegan(&gesture)
      // A pan's first change comes with its next event; a finger that rests may not move again.
      if case .longPress = scene.gestures[gesture.index].recognizer { gestureChanged(&gesture) }
    case .changed: gestureChanged(&gesture)
    case .ended:
      if gesture.isNew {
        // A tap or a swipe acts once, as it ends.
        gestureBegan(&gesture)
        gestureChanged(&gesture)
        guard hands.active != nil else { return }
      }
      gestureEnded(&gesture, isCancelled: false)
    case .cancelled: gestureEnded(&gesture, isCancelled: true)
    case .possible, .failed: break
    }
  }

  /// Handles a finished tap: the highlight ends before anything that the tap starts is seen.
  private mutating func tapped(_ chain: [LayerID]) {
    dropPress()
    tap(chain: chain)
  }

  /// Handles a finger that has rested: what it starts has the rest of the touch.
  private mutating func held(_ chain: [LayerID]) {
    for layer in chain {
      guard let transition = transition(heldBy: layer) else { continue }
      dropTouch()
      return begin(transition, hit: layer)
    }
  }

  /// A finger has rested on the canvas until now.
  mutating func restFinger() {
    let time = time
    deliver { arbiter, recognizers, shouldBegin in
      arbiter.advance(to: time, &recognizers, shouldBegin: shouldBegin)
    }
  }

  /// UIKit cancels the touches of a view that leaves the window.
  mutating func dropTouchOfLeftView() {
    guard let view = hands.active?.chain.first, !stage.isInContainer(view) else { return }
    dropPress()
    dropTouch()
  }

  /// Ends the highlight when the finger's movement means something else.
  mutating func dropPress() {
    guard let layer = hands.active?.pressed else { return }
    hands.dropPress()
    unpress(layer)
  }
}

/// Two fingers reported as a scale, as a wheel with Control or a script does.
extension Session {
  mutating func handle(pinch phase: PointerEvent.Phase, scale: Double, at place: Point) {
    if phase == .began { touchBegan(Session.pinchTouch, at: place) }
    guard hands.active?.id == Session.pinchTouch else { return }
    let time = time
    deliver { arbiter, recognizers, shouldBegin in
      arbiter.deliver(
        scale: scale,
        center: place,
        phase: phase,
        time: time,
        to: &recognizers,
        shouldBegin: shouldBegin
      )
    }
    if phase == .ended || phase == .cancelled { touchEnded() }
  }

  /// An identity that no finger has.
  static let pinchTouch = -1
}

/// The highlight of a layer while a finger is on it.
extension Session {
  /// Shrinks the innermost layer that answers a touch-down.
  mutating func press(_ chain: [LayerID]) -> LayerID? {
    guard let layer = chain.first(where: { stage.records[$0]?.definition.press != nil }),
      let press = stage.records[layer]?.definition.press
    else { return nil }
    let scale = press.scale.number(in: LayerEnvironment(stage: stage, time: time, target: layer))
    stage.records[layer]?.direct[.scale] = .number(scale)
    highlight(layer, press)
    return layer
  }

  /// Undoes a highlight, on release or when a scroll begins.
  mutating func unpress(_ layer: LayerID) {
    guard let press = stage.records[layer]?.definition.press else { return }
    stage.records[layer]?.direct[.scale] = nil
    highlight(layer, press)
  }

  private mutating func highlight(_ layer: LayerID, _ press: LayerDefinition.PressDefinition) {
    let seconds = press.duration.number(in: LayerEnvironment(stage: stage, time: time, target: layer))
    let timing = AnimationTiming(
      .easeInOut,
      duration: seconds,
      in: LayerEnvironment(stage: stage, time: time, target: layer)
    )
    // Only its scale, because the touch may hold the layer's other values in mid-flight.
    var state = stage.tree[layer].model
    state.set(.scale, to: stage.restingState(of: layer, at: time).value(of: .scale))
    glide(layer, to: state, timing: timing, owner: .press)
  }
}
