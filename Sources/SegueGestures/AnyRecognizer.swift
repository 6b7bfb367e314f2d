public import SegueGeometry

/// A recognizer of any kind, as a value that an array can hold.
public enum AnyRecognizer: GestureRecognizer {
  case pan(PanRecognizer)
  case edgePan(EdgePanRecognizer)
  case tap(TapRecognizer)
  case pinch(PinchRecognizer)
  case swipe(SwipeRecognizer)

  /// The recognizer itself.
  public var base: any GestureRecognizer {
    switch self {
    case .pan(let recognizer): recognizer
    case .edgePan(let recognizer): recognizer
    case .tap(let recognizer): recognizer
    case .pinch(let recognizer): recognizer
    case .swipe(let recognizer): recognizer
    }
  }

  public var state: GestureState { base.state }
  public var isReadyToBegin: Bool { base.isReadyToBegin }
  public var location: Point { base.location }
  public var contactLocation: Point { base.contactLocation }
  public var startLocation: Point { base.startLocation }
  public var translation: Point { base.translation }
  public var velocity: Point { base.velocity }
  public func velocity(at time: Double) -> Point { base.velocity(at: time) }
  public var scale: Double { base.scale }
  public var scaleVelocity: Double { base.scaleVelocity }

  public mutating func handle(_ event: PointerEvent) -> [GestureState] { perform(.handle(event)) }
  public mutating func begin() -> [GestureState] { perform(.begin) }
  public mutating func fail() -> [GestureState] { perform(.fail) }
  public mutating func cancel(at time: Double) -> [GestureState] { perform(.cancel(time)) }
  public mutating func reset() { _ = perform(.reset) }

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
    }
    return transitions
  }
}

/// A mutating call as a value, so that one switch serves them all.
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
