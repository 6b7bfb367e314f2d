import Foundation
import SegueGeometry
import SegueGestures

/// The way of touches from the screen to views and recognizers, from the first finger's landing to the last's lifting.
@MainActor
final class TouchDelivery {
  private var touches: [(id: Int, touch: UITouch)] = []
  /// The recognizers of the view that was hit and those above it, innermost first.
  private var recognizers: [UIGestureRecognizer] = []
  /// The recognizers on that way that recognize by their own methods.
  private var manual: [UIGestureRecognizer] = []
  private var target: UIView?
  private var isTargetCancelled = false
  /// What has happened to a touch, until its window has sent it on.
  private var pending: (touch: UITouch, event: PointerEvent)?

  static var current: TouchDelivery { SegueHost.current.companion { TouchDelivery() } }

  var touchCount: Int { touches.count }

  func touch(at index: Int) -> UITouch? { touches.indices.contains(index) ? touches[index].touch : nil }

  func handle(_ event: PointerEvent, in windows: [UIWindow]) {
    let place = CGPoint(event.location)
    if event.phase == .began {
      if UIApplication.shared.isIgnoringInteractionEvents { return }
      if touches.isEmpty { begin(at: place, in: windows) }
      guard target != nil else { return }
      touches.append((event.touch, UITouch(at: place, in: target)))
    }
    guard let index = touches.firstIndex(where: { $0.id == event.touch }) else { return }
    let touch = touches[index].touch
    (touch.previousPlace, touch.place) = (touch.place, place)
    (touch.phase, touch.timestamp) = (UITouch.Phase(event.phase), event.time)
    if event.phase == .began {
      recognizers.removeAll { !receives($0, touch) }
      manual.removeAll { !receives($0, touch) }
    }
    pending = (touch, event)
    UIApplication.shared.sendEvent(UIEvent(at: event.time, touches: Set(touches.map(\.touch))))
    // A window that an app has made may keep an event to itself.
    pending = nil
    guard event.phase == .ended || event.phase == .cancelled else { return }
    touches.removeAll { $0.id == event.touch }
    if touches.isEmpty { end() }
  }

  /// The window in which the fingers have landed, that of the view which was hit.
  var window: UIWindow? { target?.window }

  /// Sends an event on to views and recognizers, as a window does; one that was sent before goes nowhere.
  func deliver(_ event: UIEvent) {
    guard let (touch, pointer) = pending else { return }
    pending = nil
    tellTarget(touch, of: event)
    for recognizer in recognizers + manual { recognizer.follow(touch, with: event) }
    recognize(pointer)
  }

  /// The recognizers of a view and those above it, innermost first.
  static func recognizers(around view: UIView) -> [UIGestureRecognizer] {
    let chain = sequence(first: view) { $0.superview }
    return chain.flatMap { $0.recognizerList.filter(\.isEnabled) }
  }

  /// Cancels a recognizer that is disabled under way.
  func cancel(_ recognizer: UIGestureRecognizer) {
    guard var engine = recognizer.engine else { return }
    let states = engine.cancel(at: SegueHost.current.time)
    recognizer.engine = engine
    for state in states { recognizer.enter(state) }
    recognizers.removeAll { $0 === recognizer }
    recognizer.engine = nil
  }

  /// A recognizer has another state by its own methods: its targets are told, and others fail or are cancelled.
  func note(_ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State) {
    let new = recognizer.state
    guard new != old || new == .changed else { return }
    if recognizer.engine != nil {
      if new == .failed || new == .cancelled { cancel(recognizer) }
      return
    }
    guard manual.contains(where: { $0 === recognizer }), new != .possible, new != .failed else { return }
    let isFirst = (old == .possible || old == .failed) && new != .cancelled
    if isFirst, !mayBegin(recognizer) { return recognizer.become(.failed) }
    recognizer.tellTargets()
    guard isFirst else { return }
    cancelOthers(than: recognizer)
    cancelTarget(for: recognizer)
  }

  /// Lets those fail that may not recognize together with one.
  private func cancelOthers(than one: UIGestureRecognizer) {
    for other in recognizers where other !== one && !areTogether(one, other) {
      guard var engine = other.engine else { continue }
      let states = engine.fail()
      other.engine = engine
      for state in states { take(state, of: other) }
    }
    for other in manual where other !== one && !areTogether(one, other) {
      let hasBegun = other.state == .began || other.state == .changed
      other.become(hasBegun ? .cancelled : .failed)
      if hasBegun { other.tellTargets() }
    }
  }

  private func begin(at place: CGPoint, in windows: [UIWindow]) {
    let hit = windows.lazy.compactMap { $0.hitTest($0.layer.convert(place, from: nil), with: nil) }.first
    (target, isTargetCancelled) = (hit, false)
    recognizers = hit.map { Self.recognizers(around: $0) } ?? []
    recognizers.removeAll { recognizer in
      recognizer.engine = recognizer.makeEngine()
      recognizer.become(.possible)
      return recognizer.engine == nil && !recognizer.isManual
    }
    manual = recognizers.filter { $0.engine == nil }
    recognizers.removeAll { $0.engine == nil }
  }

  private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    let isWanted = recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    if !isWanted, touches.count == 1 { recognizer.engine = nil }
    return isWanted || touches.count > 1
  }

  /// Gives an event to all recognizers, and lets those begin that may, by the engine's rules.
  private func recognize(_ event: PointerEvent) {
    let all = recognizers
    for recognizer in all {
      let states = recognizer.engine?.handle(event) ?? []
      for state in states { take(state, of: recognizer) }
    }
    // A recognizer that fails may be what another one waits for.
    for _ in all.indices where beginReady(all) == false { break }
  }

  /// Lets those recognizers begin that are ready and wait for none; false if nothing has changed.
  private func beginReady(_ all: [UIGestureRecognizer]) -> Bool {
    let free = all.filter { one in
      one.engine != nil
        && !all.contains { $0 !== one && $0.engine.map { !$0.state.isFinal } == true && waits(one, $0) }
    }
    var engines = free.compactMap(\.engine)
    guard engines.contains(where: \.isReadyToBegin) else { return false }
    var arbiter = GestureArbiter()
    for (one, first) in free.enumerated() {
      for (two, second) in free.enumerated() where one < two && areTogether(first, second) {
        arbiter.allowTogether(one, two)
      }
    }
    let changes = arbiter.beginReady(&engines) { index, _ in mayBegin(free[index]) }
    for (recognizer, engine) in zip(free, engines) { recognizer.engine = engine }
    for change in changes { take(change.state, of: free[change.index]) }
    let begun = changes.filter { $0.state == .began || $0.state == .ended }.map { free[$0.index] }
    for other in all where !free.contains(where: { $0 === other }) {
      guard let first = begun.first, !areTogether(first, other), var engine = other.engine else { continue }
      let states = engine.fail()
      other.engine = engine
      for state in states { take(state, of: other) }
    }
    return !changes.isEmpty
  }

  private func take(_ state: GestureState, of recognizer: UIGestureRecognizer) {
    recognizer.enter(state)
    guard state == .began || state == .ended else { return }
    for other in manual where !areTogether(recognizer, other) && other.state == .possible {
      other.become(.failed)
    }
    cancelTarget(for: recognizer)
  }

  private func cancelTarget(for recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView, !isTargetCancelled else { return }
    // A control keeps a tap of its own.
    guard !(recognizer is UITapGestureRecognizer && target is UIControl) else { return }
    isTargetCancelled = true
    let all = Set(touches.map(\.touch))
    target?.touchesCancelled(all, with: UIEvent(at: SegueHost.current.time, touches: all))
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer is UITapGestureRecognizer, target is UIControl, recognizer.view !== target { return false }
    guard recognizer.mayBegin, recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true else {
      return false
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  private func areTogether(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
  }

  private func waits(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.waits(for: other) || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) == true
  }

  private func tellTarget(_ touch: UITouch, of event: UIEvent) {
    guard !isTargetCancelled, let target else { return }
    let set: Set<UITouch> = [touch]
    switch touch.phase {
    case .began: target.touchesBegan(set, with: event)
    case .moved, .stationary: target.touchesMoved(set, with: event)
    case .ended: target.touchesEnded(set, with: event)
    case .cancelled: target.touchesCancelled(set, with: event)
    }
  }

  private func end() {
    for recognizer in recognizers {
      recognizer.engine = nil
      recognizer.become(.possible)
      recognizer.reset()
    }
    for recognizer in manual {
      recognizer.become(.possible)
      recognizer.reset()
    }
    (recognizers, manual, target) = ([], [], nil)
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: PointerEvent.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
