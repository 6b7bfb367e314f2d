public import SegueGeometry

extension Scene {
  /// Where the scene describes a layer, given by the name that samples use.
  ///
  /// A layer made from another one, such as a piece of a grid, is found where that one is described.
  ///
  /// - Returns: nil if the scene does not describe it, such as UIKit's own bars.
  public func source(ofLayer id: String) -> SourceRange? {
    let names = id.split(separator: "/").map(String.init)
    guard let first = names.first else { return nil }
    if first == LayerPath.Role.container.rawValue, names.count > 1 {
      return additions.last { $0.layer.name == names[1] }?.layer.place(of: names.dropFirst(2))
    }
    return screen(named: first)?.root.place(of: names.dropFirst())
  }

  /// Where the scene writes the track that animates a layer in a transition.
  ///
  /// - Parameters:
  ///   - layer: The layer, by the name that samples use.
  ///   - transition: The transition, whose tracks and those alongside are searched.
  ///   - changes: Whether a property is wanted; a track that animates such a one is preferred.
  /// - Returns: The path of the track that has the layer; nil if none has.
  public func source(
    ofTrackOn layer: String,
    in transition: TransitionDefinition,
    changing changes: (PropertyName) -> Bool
  ) -> SourceRange? {
    let tracks = transition.body.tracks + transition.body.alongside
    let targets = tracks.compactMap { track in
      track.targets.first { leads($0, to: layer, in: transition) }.map { (track: track, target: $0) }
    }
    let wanted = targets.first { own in own.track.changes.contains { changes($0.property) } }
    return (wanted ?? targets.first)?.target.source
  }

  /// The tracks that animate a layer in a transition, those alongside included.
  ///
  /// - Parameters:
  ///   - layer: The layer, by the name that samples use.
  ///   - transition: The transition.
  ///   - changes: Whether a property is wanted; only tracks that animate such a one are returned.
  /// - Returns: The tracks in the order of the scene.
  public func tracks(
    on layer: String,
    in transition: TransitionDefinition,
    changing changes: (PropertyName) -> Bool
  ) -> [TrackDefinition] {
    (transition.body.tracks + transition.body.alongside).filter { track in
      track.targets.contains { leads($0, to: layer, in: transition) }
        && track.changes.contains { changes($0.property) }
    }
  }

  private var additions: [AdditionDefinition] { transitions.flatMap { $0.body.additions } }

  /// Whether a path of a transition can mean a layer; a role known only at run time can mean any.
  private func leads(_ path: LayerPath, to layer: String, in transition: TransitionDefinition) -> Bool {
    let names = layer.split(separator: "/").map(String.init)
    guard let first = path.components.first else { return false }
    let tail = Array(path.components.dropFirst())
    let start: String?
    switch LayerPath.Role(rawValue: first) {
    case .from: start = transition.from
    case .to: start = transition.to
    case .hit, .parent, .drag: return tail.isEmpty || names.suffix(tail.count).elementsEqual(tail)
    case .container, nil: start = first
    }
    guard let start, names.count == tail.count + 1, names[0] == start else { return false }
    return zip(tail, names.dropFirst()).allSatisfy { $0 == "*" || $0 == $1 }
  }
}

extension LayerDefinition {
  /// Where the layer at the end of a chain of names below this one is described, as far as the names lead.
  fileprivate func place(of names: ArraySlice<String>) -> SourceRange {
    guard let first = names.first, let next = (layers + mask).first(where: { $0.name == first }) else {
      return source
    }
    return next.place(of: names.dropFirst())
  }
}
