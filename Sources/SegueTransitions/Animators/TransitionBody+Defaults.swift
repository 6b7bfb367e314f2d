import SegueModel
import SegueMotion

extension TransitionBody {
  /// What UIKit runs for a kind of transition if the delegate returns no animator.
  ///
  /// A tab changes at once. The others: mass 3, stiffness 1000, damping 500, .5 s: over-damped, so run as critically damped, as Core Animation
  /// does.
  static func standard(for kind: TransitionDefinition.Kind) -> TransitionBody {
    var body = TransitionBody()
    body.duration = .number(kind == .tab ? 0 : 0.5)
    body.ease = .curve(.spring(.systemDefault, initialVelocity: 0, duration: 0.5))
    body.tracks =
      switch kind {
      case .push: [move(.to, .x, [.containerWidth, rest]), move(.from, .x, [aside])]
      case .pop: [move(.from, .x, [.containerWidth]), move(.to, .x, [aside, rest])]
      case .present: [move(.to, .y, [.containerHeight, rest])]
      case .dismiss: [move(.from, .y, [.containerHeight])]
      case .tab, .rotate: []
      }
    return body
  }

  /// A fade, the default under reduced motion.
  static func fade(for kind: TransitionDefinition.Kind, duration: Expression?) -> TransitionBody {
    var body = TransitionBody()
    body.duration = duration
    body.isCustom = true
    let isForward = kind == .push || kind == .present || kind == .tab
    body.tracks = [
      isForward
        ? move(.to, .opacity, [.number(0), .number(1)]) : move(.from, .opacity, [.number(0)])
    ]
    return body
  }

  private static let rest = Expression(.symbol(.rest))
  /// A navigation controller moves the view below by three tenths of its width.
  private static let aside = Expression.number(-0.3) * .containerWidth

  private static func move(
    _ role: LayerPath.Role,
    _ property: PropertyName,
    _ values: [Expression]
  ) -> TrackDefinition {
    TrackDefinition(
      targets: [LayerPath(components: [role.rawValue])],
      changes: [
        TrackDefinition.Change(
          property: property,
          keyframes: values.map { TrackDefinition.Keyframe(value: $0) }
        )
      ]
    )
  }
}

extension TransitionBody {
  /// The body with another's `before` and `after`, unless it has its own.
  ///
  /// They are the code around an animator, so what they hide and show does not depend on which animator runs.
  func keepingOutcome(of written: TransitionBody) -> TransitionBody {
    guard before.isEmpty, after.isEmpty else { return self }
    var body = self
    body.before = written.before
    body.after = written.after
    return body
  }

  /// What is left for an animator to do if `view(forKey:)` is nil for a role; the coordinator still reaches
  /// the view.
  func withoutView(of role: LayerPath.Role) -> TransitionBody {
    var body = self
    body.additions.removeAll { $0.placement.path?.role == role }
    body.during.removeAll { $0.path.role == role }
    body.before.removeAll { $0.path.role == role }
    body.after.removeAll { $0.path.role == role }
    for index in body.tracks.indices { body.tracks[index].targets.removeAll { $0.role == role } }
    return body
  }
}

extension AdditionDefinition.Placement {
  /// The layer that an addition is put into, or nil for the container.
  fileprivate var path: LayerPath? {
    switch self {
    case .container: nil
    case .inside(let path), .masks(let path): path
    }
  }
}
