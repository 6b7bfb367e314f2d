import SegueModel

extension TransitionBody {
  /// The body with another's `before` and `after`, unless it has its own.
  ///
  /// They are the code around an animator, so what they hide and show again does not depend on which one runs.
  func keepingOutcome(of written: TransitionBody) -> TransitionBody {
    guard before.isEmpty, after.isEmpty else { return self }
    var body = self
    body.before = written.before
    body.after = written.after
    return body
  }

  /// What is left for an animator to do where `view(forKey:)` is nil for a role; the coordinator reaches it still.
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
