public import SegueGeometry
public import SegueGestures

/// What the recognizer of a scene's gesture reads off the finger.
public struct GestureReading: Hashable, Sendable {
  /// The gesture's name in the scene.
  public var name: String
  public var state: GestureState
  /// Points since the first contact.
  public var translation: Point
  /// Points per second, as of now: what a release would find.
  public var velocity: Point
  /// What the scene calls the gesture's progress.
  public var progress: Double
}
