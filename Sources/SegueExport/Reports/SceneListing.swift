public import SegueModel
import SegueTransitions

/// A scene in brief, as `segue list` shows it.
public struct SceneListing: Hashable, Sendable {
  /// A transition in brief.
  public struct Transition: Hashable, Sendable {
    /// The name in the scene.
    public var name: String
    /// Whether it pushes, presents or does something else.
    public var kind: TransitionDefinition.Kind
    /// The screen it starts from; nil if the scene names none.
    public var from: String?
    /// The screen it leads to; nil if the scene names none.
    public var to: String?
    /// Seconds until it is over as the engine runs it, including delays and springs that set their own duration.
    public var seconds: Double
  }

  /// A gesture in brief.
  public struct Gesture: Hashable, Sendable {
    /// The name in the scene.
    public var name: String
    /// The path of the layer that the gesture is attached to.
    public var path: String
    /// As the scene writes it: `pan`, `edge-pan(left)`.
    public var recognizer: String
    /// The transition it drives, or starts when it finishes.
    public var transition: String?
  }

  /// The name that opens the scene: a path or a bundled scene's name.
  public var name: String
  /// The scene's title.
  public var title: String
  /// The transitions in the order of the scene.
  public var transitions: [Transition]
  /// The gestures in the order of the scene.
  public var gestures: [Gesture]
  /// The names of the scripts.
  public var scripts: [String]

  /// Describes a scene.
  public init(name: String, scene: Scene) {
    self.name = name
    title = scene.title
    let session = Session(scene: scene)
    let size = scene.size
    var budget = CheckBudget()
    transitions = scene.transitions.map { transition in
      Transition(
        name: transition.name,
        kind: transition.kind,
        from: transition.from,
        to: transition.to,
        seconds: Self.seconds(of: transition, in: scene, session, size: size, &budget)
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

  /// Runs the transition to measure it: a duration may be an expression or a spring's own, and tracks may outlast it.
  ///
  /// A transition that does not end has the duration that the scene gives it; so has one that the budget does not
  /// reach, since a scene of a megabyte can have thousands of transitions over thousands of layers.
  private static func seconds(
    of transition: TransitionDefinition,
    in scene: Scene,
    _ session: Session,
    size: Int,
    _ budget: inout CheckBudget
  ) -> Double {
    let told = session.duration(of: transition)
    guard !budget.isSpent else { return told }
    budget.spend(2 * size)
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
