import SegueModel

extension TransitionDefinition {
  /// The way back, as one animator with `presenting = false` would run it; nil for a rotation.
  ///
  /// The screens change roles, values and windows are mirrored, and what was set at the start is undone at the
  /// end. Curves still run forwards.
  func reversed(name: String) -> TransitionDefinition? {
    let kinds: [Kind: Kind] = [.push: .pop, .pop: .push, .present: .dismiss, .dismiss: .present]
    guard let kind = kinds[kind] else { return nil }
    var result = TransitionDefinition(name: name, kind: kind, from: to, to: from)
    result.body = body.reversed
    result.reduceMotion = reduceMotion?.reversed
    result.isInterruptible = isInterruptible
    result.markers = markers.reversed().map { Marker(name: $0.name, fraction: 1 - $0.fraction) }
    return result
  }
}

extension TransitionBody {
  fileprivate var reversed: TransitionBody {
    var result = self
    result.insert = nil
    result.additions = additions.map(\.reversed)
    result.during = during.map(\.roleSwapped)
    result.before = []
    result.after = before.map(\.undone) + after.map(\.undone)
    result.tracks = tracks.reversed().map(\.reversed)
    result.alongside = alongside.reversed().map(\.reversed)
    return result
  }
}

extension LayerAssignment {
  fileprivate var roleSwapped: LayerAssignment {
    LayerAssignment(
      path: path.roleSwapped,
      values: values.map { PropertyBinding($0.property, $0.value.roleSwapped) }
    )
  }

  /// Back to what the scene lays out.
  fileprivate var undone: LayerAssignment {
    LayerAssignment(
      path: path.roleSwapped,
      values: values.map { PropertyBinding($0.property, Expression(.symbol(.rest))) }
    )
  }
}

extension TrackDefinition {
  fileprivate var reversed: TrackDefinition {
    var result = self
    result.targets = targets.map(\.roleSwapped)
    result.changes = changes.map(\.reversed)
    result.window = window.map { Window(start: $0.end.mirrored, end: $0.start.mirrored) }
    return result
  }
}

extension TrackDefinition.Change {
  fileprivate var reversed: TrackDefinition.Change {
    TrackDefinition.Change(
      property: property,
      keyframes: keyframes.reversed().map { frame in
        TrackDefinition.Keyframe(value: frame.value.roleSwapped.settled, offset: frame.offset?.mirrored)
      }
    )
  }
}

extension AdditionDefinition {
  fileprivate var reversed: AdditionDefinition {
    let placement: Placement =
      switch self.placement {
      case .container: .container
      case .inside(let path): .inside(path.roleSwapped)
      case .masks(let path): .masks(path.roleSwapped)
      }
    return AdditionDefinition(layer: layer.roleSwapped, placement: placement)
  }
}

extension LayerDefinition {
  fileprivate var roleSwapped: LayerDefinition {
    var result = self
    result.values = values.map { PropertyBinding($0.property, $0.value.roleSwapped) }
    result.copy = copy?.roleSwapped
    result.mask = mask.map(\.roleSwapped)
    result.layers = layers.map(\.roleSwapped)
    result.grid?.values = (grid?.values ?? []).map { PropertyBinding($0.property, $0.value.roleSwapped) }
    result.grid?.layers = (grid?.layers ?? []).map(\.roleSwapped)
    return result
  }
}

extension LayerPath {
  /// `from` for `to` and the reverse: the path keeps its screen.
  fileprivate var roleSwapped: LayerPath {
    var result = self
    switch role {
    case .from: result.components[0] = Role.to.rawValue
    case .to: result.components[0] = Role.from.rawValue
    default: break
    }
    return result
  }
}

extension Expression {
  fileprivate var roleSwapped: Expression {
    rewritten { part in
      guard case .property(let property, let path) = part.node else { return part }
      return Expression(.property(property, of: path.roleSwapped), source: part.source)
    }
  }

  /// Where a way ended in what was seen, the way back ends in what is laid out.
  fileprivate var settled: Expression {
    rewritten { part in
      if case .symbol(.here) = part.node { Expression(.symbol(.rest), source: part.source) } else { part }
    }
  }

  /// `1 - x`; the number written stays a part of it, so that it can still be written back.
  fileprivate var mirrored: Expression { Expression(.binary(.subtract, .number(1), self), source: source) }
}
