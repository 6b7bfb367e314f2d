/// One thing that a change of a gesture which sets values works out.
public enum GestureStep: Hashable, Sendable {
  /// A name bound by `let`.
  case local(GestureDefinition.Local)
  case progress(Expression)
  /// The values of a layer.
  case assignment(LayerAssignment)

  fileprivate var expressions: [Expression] {
    switch self {
    case .local(let local): [local.value]
    case .progress(let progress): [progress]
    case .assignment(let assignment): assignment.values.map(\.value)
    }
  }

  /// Whether a step reads what another one gives.
  fileprivate func reads(_ other: GestureStep) -> Bool {
    switch other {
    case .local(let local): expressions.contains { $0.contains { $0 == .local(local.name) } }
    case .progress: expressions.contains { $0.contains { $0 == .symbol(.progress) } }
    case .assignment(let assignment): assignment.moves(paths)
    }
  }

  /// The layers that a step depends on: those that it reads, and the one around the layer that it sets.
  private var paths: [LayerPath] {
    var result = expressions.flatMap(\.readPaths)
    if case .assignment(let assignment) = self, assignment.path.components.count > 1 {
      result.append(LayerPath(components: Array(assignment.path.components.dropLast())))
    }
    return result
  }
}

extension GestureDefinition {
  /// What a change works out, in an order in which each step comes after those that it reads.
  ///
  /// Else names come first, then progress, then layers, as they are written; so does what reads itself in a circle.
  /// `assignments` are what the gesture sets.
  public func steps(setting assignments: [LayerAssignment]) -> [GestureStep] {
    var waiting = locals.map { GestureStep.local($0) }
    if let progress { waiting.append(.progress(progress)) }
    waiting += assignments.map { .assignment($0) }
    var result: [GestureStep] = []
    while !waiting.isEmpty {
      let free = waiting.indices.first { index in
        !waiting.indices.contains { $0 != index && waiting[index].reads(waiting[$0]) }
      }
      result.append(waiting.remove(at: free ?? 0))
    }
    return result
  }
}

extension LayerAssignment {
  /// Whether setting this layer may change what some paths lead to: the layer itself, or one that it lies in.
  fileprivate func moves(_ paths: [LayerPath]) -> Bool {
    paths.contains { other in
      path.components.count <= other.components.count
        && zip(path.components, other.components).allSatisfy { $0 == $1 || $0 == "*" || $1 == "*" }
    }
  }
}
