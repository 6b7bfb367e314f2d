public import SegueGeometry
public import SegueGestures

/// The state and measurements of the recognizer behind one of the scene's gestures.
public struct GestureReading: Hashable, Sendable {
  /// The gesture's name in the scene.
  public var name: String
  /// The recognizer's state.
  public var state: GestureState
  /// Points since the first contact.
  public var translation: Point
  /// Points per second, as of now: what a release at this moment would report.
  public var velocity: Point
  /// The gesture's progress, as expressions read it.
  public var progress: Double
}
