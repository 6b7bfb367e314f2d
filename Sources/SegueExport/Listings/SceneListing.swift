public import SegueModel
import SegueTransitions

/// What `segue list` says of a scene.
public struct SceneListing: Hashable, Sendable {
  /// A transition in brief.
  public struct Transition: Hashable, Sendable {
    public var name: String
    public var kind: TransitionDefinition.Kind
    public var from: String?
    public var to: String?
    /// Until it is over, as the engine runs it: delays, and springs that time themselves, included.
    public var seconds: Double
  }

  /// A gesture in brief.
  public struct Gesture: Hashable, Sendable {
    public var name: String
    public var path: String
    /// As the scene writes it: `pan`, `edge-pan(left)`.
    public var recognizer: String
    /// The transition it drives, or starts when it finishes.
    public var transition: String?
  }

  /// What the scene is opened by: a path or a bundled scene's name.
  public var name: String
  public var title: String
  public var transitions: [Transition]
  public var gestures: [Gesture]
  public var scripts: [String]

  /// Describes a scene.
  public init(name: String, scene: Scene) {
    self.name = name
    title = scene.title
    transitions = scene.transitions.map { transition in
      Transition(
        name: transition.name,
        kind: transition.kind,
        from: transition.from,
        to: transition.to,
        seconds: Self.seconds(of: transition, in: scene)
      )
    }
    gestures = scene.gestures.map { gesture in
      Gesture(
        name: gesture.name,
        path: gesture.path.description,
        recognizer: gesture.recognizer.written,
        transition: gesture.transition
      )
    }
    scripts = scene.scripts.map(\.name)
  }

  /// The engine knows: a duration may be an expression or a spring's own, and tracks may go on after it.
  ///
  /// Of what does not come to an end, the duration that the scene gives it.
  private static func seconds(of transition: TransitionDefinition, in scene: Scene) -> Double {
    let told = Session(scene: scene).duration(of: transition)
    guard var run = try? SceneRun(scene: scene, course: .transition(transition.name)) else { return told }
    run.advance(to: SceneRun.patience)
    let status = run.session.status
    return status.phase == .finished && status.elapsed > 0 ? status.elapsed : told
  }
}

extension GestureDefinition {
  fileprivate var transition: String? {
    if case .drives(let transition) = action { return transition }
    return finish?.transition
  }
}

extension GestureDefinition.Recognizer {
  fileprivate var written: String {
    switch self {
    case .tap: "tap"
    case .pan(nil): "pan"
    case .pan(let direction?): "pan(\(direction.rawValue))"
    case .edgePan(let edge): "edge-pan(\(edge.rawValue))"
    case .pinch: "pinch"
    case .swipe(let direction): "swipe(\(direction.rawValue))"
    }
  }
}
