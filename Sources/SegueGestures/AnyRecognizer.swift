/// A recognizer of any kind, so that an array can hold several; every member forwards to the wrapped one.
public enum AnyRecognizer: GestureRecognizer {
  /// `UIPanGestureRecognizer`.
  case pan(PanRecognizer)
  /// `UIScreenEdgePanGestureRecognizer`.
  case edgePan(EdgePanRecognizer)
  /// `UITapGestureRecognizer`.
  case tap(TapRecognizer)
  /// `UIPinchGestureRecognizer`.
  case pinch(PinchRecognizer)
  /// `UISwipeGestureRecognizer`.
  case swipe(SwipeRecognizer)
  /// `UILongPressGestureRecognizer`.
  case longPress(LongPressRecognizer)

  /// Passes an event on, and returns the states that the wrapped recognizer passes through.
  public mutating func handle(_ event: PointerEvent) -> [GestureState] { perform(.handle(event)) }
  /// Lets the wrapped gesture begin if it is ready, and returns the states it passes through.
  public mutating func begin() -> [GestureState] { perform(.begin) }
  /// Makes the wrapped gesture fail unless it has begun; returns `.failed` if it does.
  public mutating func fail() -> [GestureState] { perform(.fail) }
  /// Takes the touches away at a time in seconds, and returns the states passed through.
  public mutating func cancel(at time: Double) -> [GestureState] { perform(.cancel(time)) }
  /// Resets the wrapped recognizer, without a transition.
  public mutating func reset() { _ = perform(.reset) }

  /// Lets time pass without an event, in seconds: a long press becomes ready.
  public mutating func advance(to time: Double) {
    guard case .longPress(var recognizer) = self else { return }
    recognizer.advance(to: time)
    self = .longPress(recognizer)
  }

  private mutating func perform(_ action: GestureAction) -> [GestureState] {
    let transitions: [GestureState]
    switch self {
    case .pan(var recognizer):
      transitions = action.perform(on: &recognizer)
      self = .pan(recognizer)
    case .edgePan(var recognizer):
      transitions = action.perform(on: &recognizer)
      self = .edgePan(recognizer)
    case .tap(var recognizer):
      transitions = action.perform(on: &recognizer)
      self = .tap(recognizer)
    case .pinch(var recognizer):
      transitions = action.perform(on: &recognizer)
      self = .pinch(recognizer)
    case .swipe(var recognizer):
      transitions = action.perform(on: &recognizer)
      self = .swipe(recognizer)
    case .longPress(var recognizer):
      transitions = action.perform(on: &recognizer)
      self = .longPress(recognizer)
    }
    return transitions
  }
}

/// A mutating call as a value, so that one switch over the recognizers serves all calls.
private enum GestureAction {
  case handle(PointerEvent)
  case begin
  case fail
  case cancel(Double)
  case reset

  func perform(on recognizer: inout some GestureRecognizer) -> [GestureState] {
    switch self {
    case .handle(let event): return recognizer.handle(event)
    case .begin: return recognizer.begin()
    case .fail: return recognizer.fail()
    case .cancel(let time): return recognizer.cancel(at: time)
    case .reset:
      recognizer.reset()
      return []
    }
  }
}
