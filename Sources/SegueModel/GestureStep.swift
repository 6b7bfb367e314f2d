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
    case .assignment(let assignment): assignment.values.map { $0.value }
    }
  }

  /// Whether the step needs the result of another one, or of its own.
  fileprivate func reads(_ other: GestureStep) -> Bool {
    switch other {
    case .local(let local): expressions.contains { $0.contains { $0 == .local(local.name) } }
    case .progress: expressions.contains { $0.contains { $0 == .symbol(.progress) } }
    case .assignment(let assignment): reads(assignment)
    }
  }

  private func reads(_ other: LayerAssignment) -> Bool {
    if case .assignment(let own) = self {
      // Where a layer is in its superlayer is seen through the superlayer.
      let superlayer = LayerPath(components: Array(own.path.components.dropLast()))
      if !superlayer.components.isEmpty, other.path.holds(superlayer) { return true }
      if own.path == other.path, own.isPlaced(by: other) { return true }
    }
    return other.values.contains { readsValue($0.property, at: other.path) }
  }

  /// Whether an expression of the step reads what changes where a property of a layer is set.
  fileprivate func readsValue(_ set: PropertyName, at layer: LayerPath) -> Bool {
    expressions.contains { expression in
      expression.contains { node in
        guard case .property(let property, let path) = node, layer.holds(path) else { return false }
        return layer.components.count < path.components.count || property.needs(set)
      }
    }
  }

  /// The layer and its values, if it sets some.
  fileprivate var assignment: LayerAssignment? {
    if case .assignment(let assignment) = self { assignment } else { nil }
  }
}

extension GestureDefinition {
  /// The steps of a change, ordered so that each follows those that it reads.
  ///
  /// Apart from that, and in a cycle, names come first, then progress, then `assignments`, in the order
  /// written; the values of one layer are one step where nothing comes between them. Time grows with the cube of the
  /// number of values.
  public func steps(setting assignments: [LayerAssignment]) -> [GestureStep] {
    var waiting = singleSteps(setting: assignments)
    var result: [GestureStep] = []
    while !waiting.isEmpty {
      let free = waiting.indices.first { index in
        !waiting.indices.contains { $0 != index && waiting[index].reads(waiting[$0]) }
      }
      result.append(joining: waiting.remove(at: free ?? 0))
    }
    return result
  }

  /// The first value that is read on the way to itself, among names, progress and what a gesture sets; nil if each can
  /// follow those that it reads.
  public func cycle(setting assignments: [LayerAssignment]) -> PropertyBinding? {
    let reads = assignments.contains { $0.values.contains { !$0.value.readPaths.isEmpty } }
    guard reads else { return nil }
    var waiting = singleSteps(setting: assignments)
    while let free = waiting.firstIndex(where: { step in !waiting.contains { step.reads($0) } }) {
      waiting.remove(at: free)
    }
    return waiting.lazy.compactMap { $0.assignment?.values.first }.first
  }

  private func singleSteps(setting assignments: [LayerAssignment]) -> [GestureStep] {
    var steps = locals.map { GestureStep.local($0) }
    if let progress { steps.append(.progress(progress)) }
    for assignment in assignments {
      for value in assignment.values {
        steps.append(.assignment(LayerAssignment(path: assignment.path, values: [value])))
      }
    }
    return steps
  }
}

extension [GestureStep] {
  /// Appends a step, as a part of the last one where both set the same layer and the one does not read the other.
  fileprivate mutating func append(joining step: GestureStep) {
    guard let next = step.assignment, let previous = last, let last = previous.assignment,
      last.path == next.path, last.values.allSatisfy({ !step.readsValue($0.property, at: last.path) })
    else { return append(step) }
    self[count - 1] = .assignment(LayerAssignment(path: last.path, values: last.values + next.values))
  }
}

extension LayerPath {
  /// Whether the layer is one that another path means, or holds it.
  fileprivate func holds(_ other: LayerPath) -> Bool {
    components.count <= other.components.count
      && zip(components, other.components).allSatisfy { $0 == $1 || $0 == "*" || $1 == "*" }
  }
}

extension LayerAssignment {
  /// Whether it is meant for a frame or a size that another one gives the same layer.
  fileprivate func isPlaced(by other: LayerAssignment) -> Bool {
    values.contains { value in
      other.values.contains {
        $0.property.settingRank.rawValue < value.property.settingRank.rawValue
          && value.property.needs($0.property)
      }
    }
  }
}

private enum Axis { case horizontal, vertical }

extension PropertyName {
  /// The axes along which it says where a layer is or how large; empty for anything else.
  private var axes: Set<Axis> {
    switch self {
    case .frame, .position, .center, .anchor: [.horizontal, .vertical]
    case .x, .width, .positionX, .centerX: [.horizontal]
    case .y, .height, .positionY, .centerY: [.vertical]
    default: []
    }
  }

  /// Whether setting another property of the same layer changes what is read of this one.
  fileprivate func needs(_ other: PropertyName) -> Bool {
    switch self {
    // The frame's origin stays where only a size changes.
    case .x, .y: other != .width && other != .height && other != .anchor && !axes.isDisjoint(with: other.axes)
    case .width: other == .width || other == .frame
    case .height: other == .height || other == .frame
    case .frame, .position, .positionX, .positionY, .center, .centerX, .centerY:
      !axes.isDisjoint(with: other.axes)
    case .scale: [.scale, .scaleX, .scaleY].contains(other)
    case .scaleX, .scaleY: other == self || other == .scale
    case .offset: [.offset, .offsetX, .offsetY].contains(other)
    case .offsetX, .offsetY: other == self || other == .offset
    default: other == self
    }
  }
}
