/// Something that a gesture which sets values evaluates at each change of the touch.
public enum GestureStep: Hashable, Sendable {
  /// A name bound by `let`.
  case local(GestureDefinition.Local)
  /// The gesture's progress.
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

  /// Whether the step reads the result of another one.
  fileprivate func reads(_ other: GestureStep) -> Bool {
    switch other {
    case .local(let local): expressions.contains { $0.contains { $0 == .local(local.name) } }
    case .progress: expressions.contains { $0.contains { $0 == .symbol(.progress) } }
    case .assignment(let assignment): assignment.moves(paths)
    }
  }

  /// The layers that the step depends on: those that it reads, and the superlayer of the one that it sets.
  private var paths: [LayerPath] {
    var result = expressions.flatMap(\.readPaths)
    if case .assignment(let assignment) = self, assignment.path.components.count > 1 {
      result.append(LayerPath(components: Array(assignment.path.components.dropLast())))
    }
    return result
  }
}

extension GestureDefinition {
  /// The steps of a change, ordered so that each follows those that it reads.
  ///
  /// Apart from that, and in a cycle, names come first, then progress, then `assignments`, in the order
  /// written. Time grows with the cube of their number.
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
  /// Whether setting this layer can move a layer that one of the paths means: itself, or one inside it.
  fileprivate func moves(_ paths: [LayerPath]) -> Bool {
    paths.contains { other in
      path.components.count <= other.components.count
        && zip(path.components, other.components).allSatisfy { $0 == $1 || $0 == "*" || $1 == "*" }
    }
  }
}
