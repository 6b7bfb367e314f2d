public import SegueModel
public import SegueTransitions

/// A moment of a fuzz run: time passes up to it, then something happens, or nothing.
public struct FuzzStep: Hashable, Sendable {
  /// Of the session's clock, in seconds.
  public var time: Double
  /// nil: a frame is shown, no more.
  public var event: SessionEvent?

  /// Creates a step.
  public init(time: Double, event: SessionEvent? = nil) {
    self.time = time
    self.event = event
  }
}

/// Everything that is done to a scene in one run.
public struct FuzzRun: Sendable {
  public var seed: UInt64
  /// The folder that the scene came from, for the command that replays it.
  public var sceneName: String
  public var scene: Scene
  public var options: Session.Options
  /// By rising time.
  public var steps: [FuzzStep]

  /// The session before anything is done to it.
  public var start: Session { Session(scene: scene, options: options) }
}
