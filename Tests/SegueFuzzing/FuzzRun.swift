public import SegueDocuments
public import SegueModel
import SegueScenes
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
  /// Decides what the hand does.
  public var seed: UInt64
  /// The folder that the scene came from, for the command that replays it.
  public var sceneName: String
  /// What is played.
  public var scene: Scene
  /// What the scene was read from, if it was drawn.
  public var drawing: SceneNode?
  /// How the session is started.
  public var options: Session.Options
  /// By rising time.
  public var steps: [FuzzStep]

  /// The session before anything is done to it.
  public var start: Session { Session(scene: scene, options: options) }
}

extension FuzzRun {
  /// The run of a seed: an even one does something to a bundled scene, an odd one to a scene that it draws.
  ///
  /// - Throws: what the reader finds wrong with a scene that was drawn, which it should not.
  public static func of(seed: UInt64, bundled: [FuzzScene]) throws(DocumentError) -> FuzzRun {
    guard !seed.isMultiple(of: 2) else { return Hand.run(seed: seed, of: bundled) }
    return Hand.run(seed: seed, of: [try FuzzScene(.drawn(seed: seed))])
  }

  /// The same run of a scene with less in it; nil where that is none.
  func with(drawing: SceneNode) -> FuzzRun? {
    guard var scene = try? FuzzScene(drawing).scene else { return nil }
    if self.scene.device.size == nil { scene.device = self.scene.device }
    var run = self
    run.scene = scene
    run.drawing = drawing
    return run
  }
}
