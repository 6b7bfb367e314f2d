public import SegueGeometry

/// What is read of the wrapped recognizer: a switch for each member, as a value of unknown type would take memory.
extension AnyRecognizer {
  /// The wrapped recognizer's state.
  public var state: GestureState {
    switch self {
    case .pan(let recognizer): recognizer.state
    case .edgePan(let recognizer): recognizer.state
    case .tap(let recognizer): recognizer.state
    case .pinch(let recognizer): recognizer.state
    case .swipe(let recognizer): recognizer.state
    case .longPress(let recognizer): recognizer.state
    }
  }

  /// Whether the wrapped recognizer waits for `begin()` or `fail()`.
  public var isReadyToBegin: Bool {
    switch self {
    case .pan(let recognizer): recognizer.isReadyToBegin
    case .edgePan(let recognizer): recognizer.isReadyToBegin
    case .tap(let recognizer): recognizer.isReadyToBegin
    case .pinch(let recognizer): recognizer.isReadyToBegin
    case .swipe(let recognizer): recognizer.isReadyToBegin
    case .longPress(let recognizer): recognizer.isReadyToBegin
    }
  }

  /// The centroid of the wrapped recognizer's touches, in points of the canvas.
  public var location: Point {
    switch self {
    case .pan(let recognizer): recognizer.location
    case .edgePan(let recognizer): recognizer.location
    case .tap(let recognizer): recognizer.location
    case .pinch(let recognizer): recognizer.location
    case .swipe(let recognizer): recognizer.location
    case .longPress(let recognizer): recognizer.location
    }
  }

  /// Where the wrapped recognizer's first touch landed, in points of the canvas.
  public var contactLocation: Point {
    switch self {
    case .pan(let recognizer): recognizer.contactLocation
    case .edgePan(let recognizer): recognizer.contactLocation
    case .tap(let recognizer): recognizer.contactLocation
    case .pinch(let recognizer): recognizer.contactLocation
    case .swipe(let recognizer): recognizer.contactLocation
    case .longPress(let recognizer): recognizer.contactLocation
    }
  }

  /// Where the wrapped gesture began, in points of the canvas; the first contact until then.
  public var startLocation: Point {
    switch self {
    case .pan(let recognizer): recognizer.startLocation
    case .edgePan(let recognizer): recognizer.startLocation
    case .tap(let recognizer): recognizer.startLocation
    case .pinch(let recognizer): recognizer.startLocation
    case .swipe(let recognizer): recognizer.startLocation
    case .longPress(let recognizer): recognizer.startLocation
    }
  }

  /// The movement since the first contact, in points.
  public var translation: Point {
    switch self {
    case .pan(let recognizer): recognizer.translation
    case .edgePan(let recognizer): recognizer.translation
    case .tap(let recognizer): recognizer.translation
    case .pinch(let recognizer): recognizer.translation
    case .swipe(let recognizer): recognizer.translation
    case .longPress(let recognizer): recognizer.translation
    }
  }

  /// The velocity in points per second, as of the last event.
  public var velocity: Point {
    switch self {
    case .pan(let recognizer): recognizer.velocity
    case .edgePan(let recognizer): recognizer.velocity
    case .tap(let recognizer): recognizer.velocity
    case .pinch(let recognizer): recognizer.velocity
    case .swipe(let recognizer): recognizer.velocity
    case .longPress(let recognizer): recognizer.velocity
    }
  }

  /// Returns the velocity in points per second as of a later time: 0 after 100 ms without movement.
  public func velocity(at time: Double) -> Point {
    switch self {
    case .pan(let recognizer): recognizer.velocity(at: time)
    case .edgePan(let recognizer): recognizer.velocity(at: time)
    case .tap(let recognizer): recognizer.velocity(at: time)
    case .pinch(let recognizer): recognizer.velocity(at: time)
    case .swipe(let recognizer): recognizer.velocity(at: time)
    case .longPress(let recognizer): recognizer.velocity(at: time)
    }
  }

  /// A pinch's scale since it started; 1 for the other recognizers.
  public var scale: Double {
    switch self {
    case .pan(let recognizer): recognizer.scale
    case .edgePan(let recognizer): recognizer.scale
    case .tap(let recognizer): recognizer.scale
    case .pinch(let recognizer): recognizer.scale
    case .swipe(let recognizer): recognizer.scale
    case .longPress(let recognizer): recognizer.scale
    }
  }

  /// The change of a pinch's scale per second; 0 for the other recognizers.
  public var scaleVelocity: Double {
    switch self {
    case .pan(let recognizer): recognizer.scaleVelocity
    case .edgePan(let recognizer): recognizer.scaleVelocity
    case .tap(let recognizer): recognizer.scaleVelocity
    case .pinch(let recognizer): recognizer.scaleVelocity
    case .swipe(let recognizer): recognizer.scaleVelocity
    case .longPress(let recognizer): recognizer.scaleVelocity
    }
  }

  /// When the wrapped recognizer becomes ready without an event, in seconds; nil: never by itself.
  public var dueTime: Double? {
    if case .longPress(let recognizer) = self { recognizer.dueTime } else { nil }
  }
}
