import SegueModel

/// Where an anchor point is, which is what Core Animation moves, for what a scene says of edges, middles and sizes.
extension ExplicitAnimations {
  /// What a property of a place lacks to that of the anchor point; nil if nothing.
  func anchorOffset(_ property: PropertyName, _ component: Int?, of view: ViewName) -> String? {
    switch property {
    case .x: return distance(of: view, isAcross: true)
    case .y: return distance(of: view, isAcross: false)
    case .centerX, .centerY, .center:
      guard expressions.hasOwnAnchor(view) else { return nil }
      return property == .centerX || component == 0
        ? "(\(view.view).layer.anchorPoint.x - 0.5) * \(view.view).bounds.width"
        : "(\(view.view).layer.anchorPoint.y - 0.5) * \(view.view).bounds.height"
    default: return nil
    }
  }

  /// How far a view's anchor point is from its left or upper edge, for a size that is told or the one it has.
  func distance(of view: ViewName, isAcross: Bool, size: String? = nil) -> String {
    let fraction =
      expressions.hasOwnAnchor(view) ? "\(view.view).layer.anchorPoint.\(isAcross ? "x" : "y")" : "0.5"
    if let size { return "\(fraction) * (\(size))" }
    let length = "\(view.view).bounds.\(isAcross ? "width" : "height")"
    return fraction == "0.5" ? "\(length) / 2" : "\(fraction) * \(length)"
  }

  /// What keeps a frame's origin where it is while a size is animated, which grows about the anchor point; none where the
  /// scene places the middle.
  mutating func pinned(
    _ change: TrackDefinition.Change,
    _ frames: [TrackDefinition.Keyframe],
    of part: TrackPart
  ) -> [String] {
    let view = part.view
    let (place, keyPath): (PropertyName, String)
    switch change.property {
    case .width where !expressions.placed.across.contains(view.key): (place, keyPath) = (.x, "position.x")
    case .height where !expressions.placed.down.contains(view.key): (place, keyPath) = (.y, "position.y")
    default: return []
    }
    let isPlaced = part.body.tracks.contains { other in
      moves(other, part.target)
        && other.changes.contains { $0.property != change.property && $0.property.moves(keyPath) }
    }
    let isShared = part.body.tracks.enumerated().contains { number, other in
      number != part.number && moves(other, part.target)
        && other.changes.contains { $0.property == change.property || $0.property == .frame }
    }
    guard !isPlaced, !isShared else {
      context.note(
        "a size that several tracks share, or a place does, grows about its middle",
        at: part.target.source
      )
      return []
    }
    let origin = expressions.print(Expression(.symbol(.rest)), in: SwiftPlace(view: view, property: place))
    let values = frames.map {
      let size = boxed($0.value, change.property, nil, of: view)
      return "\(origin) + \(distance(of: view, isAcross: place == .x, size: size))"
    }
    return [call(animation(of: keyPath, values, frames, part.track), of: part, isFirst: true)]
  }

  /// Whether a track moves the layers that a path means.
  func moves(_ track: TrackDefinition, _ target: LayerPath) -> Bool {
    track.targets.contains { plan.absolute($0) ~= plan.absolute(target) }
  }
}
