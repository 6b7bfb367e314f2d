import SegueModel
import SegueMotion

extension TransitionDefinition {
  /// The way back, as one animator with `presenting = false` would run it; nil for a rotation.
  ///
  /// It is the mirror image in time, so that it shows at a time before its end what the original shows as long after its
  /// beginning: the screens change roles, values and curves run backwards, every track's time is counted from the other
  /// end, and what was set at the one end is undone at the other. Springs keep their shape.
  ///
  /// `hasOwnEase` says that a curve of its own will take the place of the mirrored one.
  func reversed(name: String, hasOwnEase: Bool) -> TransitionDefinition? {
    let kinds: [Kind: Kind] = [.push: .pop, .pop: .push, .present: .dismiss, .dismiss: .present, .tab: .tab]
    guard let kind = kinds[kind] else { return nil }
    var result = TransitionDefinition(name: name, kind: kind, from: to, to: from)
    result.body = body.reversed(hasOwnEase: hasOwnEase)
    result.reduceMotion = reduceMotion?.reversed(hasOwnEase: false)
    result.step = step.map { $0 == .next ? .previous : .next }
    result.isInterruptible = isInterruptible
    result.markers = markers.reversed().map { Marker(name: $0.name, fraction: 1 - $0.fraction) }
    return result
  }
}

extension TransitionBody {
  fileprivate func reversed(hasOwnEase: Bool) -> TransitionBody {
    let inherited = hasOwnEase ? nil : ease
    var result = self
    result.ease = ease.mirrored
    result.insert = insert.map { $0 == .above ? .below : .above }
    result.additions = additions.map(\.reversed)
    result.during = during.map(\.roleSwapped)
    result.before = after.map(\.undone)
    result.after = before.map(\.undone)
    result.tracks = tracks.reversed(inheriting: inherited)
    result.alongside = alongside.reversed(inheriting: inherited)
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

extension [TrackDefinition] {
  /// The tracks backwards, the last one first; `ease` is the transition's, if it keeps that, which they have where they
  /// name none.
  fileprivate func reversed(inheriting ease: Ease?) -> [TrackDefinition] {
    var ends: [Destination: Expression] = [:]
    let starting = map { $0.starting(from: &ends) }
    return starting.reversed().map { $0.reversed(inheriting: ease) }
  }
}

/// What a track leads to a value.
private struct Destination: Hashable {
  let targets: [LayerPath]
  let property: PropertyName
}

extension TrackDefinition {
  fileprivate func reversed(inheriting inherited: Ease?) -> TrackDefinition {
    var result = self
    result.targets = targets.map(\.roleSwapped)
    result.isMirrored.toggle()
    switch fill {
    case .forwards: result.fill = .backwards
    case .backwards: result.fill = .forwards
    case .both, .removed: break
    }
    if autoreverses {
      // What goes there and back is its own mirror image, so the curve that it has must not become the mirrored one.
      result.changes = changes.map(\.roleSwapped)
      if kind == .view { result.ease = ease ?? inherited }
    } else {
      result.changes = changes.map { $0.reversed(holding: interpolation.mode == .discrete) }
      result.interpolation = interpolation.mirrored
      result.way = way?.mirrored
      result.turn = turn?.mirrored
      result.ease = ease?.mirrored
    }
    return result
  }

  /// The track with the values from which an earlier track's end has it start; notes its own ends.
  fileprivate func starting(from ends: inout [Destination: Expression]) -> TrackDefinition {
    var result = self
    for index in changes.indices {
      let destination = Destination(targets: targets, property: changes[index].property)
      let keyframes = changes[index].keyframes
      if let first = keyframes.first, first.value.node == .symbol(.here), let end = ends[destination] {
        result.changes[index].keyframes[0].value = end
      }
      ends[destination] = keyframes.last?.value
    }
    return result
  }
}

extension TrackDefinition.Change {
  /// The values backwards; where each holds until the next one's time it begins at the mirror image of that.
  fileprivate func reversed(holding: Bool) -> TrackDefinition.Change {
    let offsets = holding ? keyframes.dropFirst().map(\.offset) + [nil] : keyframes.map(\.offset)
    return TrackDefinition.Change(
      property: property,
      keyframes: zip(keyframes, offsets).reversed().map { frame, offset in
        TrackDefinition.Keyframe(value: frame.value.roleSwapped.settled, offset: offset?.mirrored)
      }
    )
  }

  fileprivate var roleSwapped: TrackDefinition.Change {
    TrackDefinition.Change(
      property: property,
      keyframes: keyframes.map { frame in
        TrackDefinition.Keyframe(value: frame.value.roleSwapped.settled, offset: frame.offset)
      }
    )
  }
}

extension KeyframeInterpolation {
  /// The same way backwards: what bends it after its values bends it before them.
  fileprivate var mirrored: KeyframeInterpolation {
    var result = self
    result.eases = eases.reversed().map(\.mirrored)
    result.bias = bias.map { Expression(.unary(.minus, $0), source: $0.source) }
    return result
  }
}

extension Ease {
  /// The ease of the same change backwards; a spring keeps its shape.
  fileprivate var mirrored: Ease {
    switch self {
    case .curve(let curve): .curve(curve.mirrored)
    case .bezier(let x1, let y1, let x2, let y2): .bezier(x2.mirrored, y2.mirrored, x1.mirrored, y1.mirrored)
    case .spring: self
    }
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
