public import SegueGeometry

extension Scene {
  /// Where a layer is described, by the name that samples give it.
  ///
  /// A layer that is made of another, a piece of a cut or a repetition, is found where that other is.
  ///
  /// - Returns: nil where no text describes it, such as UIKit's own bars.
  public func source(ofLayer id: String) -> SourceRange? {
    let names = id.split(separator: "/").map(String.init)
    guard let first = names.first else { return nil }
    if first == LayerPath.Role.container.rawValue, names.count > 1 {
      return additions.last { $0.layer.name == names[1] }?.layer.place(of: names.dropFirst(2))
    }
    return screen(named: first)?.root.place(of: names.dropFirst())
  }

  /// Where the track is written that moves a layer in a transition.
  ///
  /// - Parameters:
  ///   - layer: As samples name it.
  ///   - transition: Whose tracks are meant; those of its presentation run alongside.
  ///   - changes: Whether one of a track's properties is meant; of several tracks of a layer one that has it is taken.
  /// - Returns: nil where no track has the layer.
  public func source(
    ofTrackOn layer: String,
    in transition: TransitionDefinition,
    changing changes: (PropertyName) -> Bool
  ) -> SourceRange? {
    let tracks = transition.body.tracks + transition.body.alongside
    var found: SourceRange?
    for track in tracks {
      guard let target = track.targets.first(where: { leads($0, to: layer, in: transition) }) else {
        continue
      }
      if track.changes.contains(where: { changes($0.property) }) { return target.source }
      found = found ?? target.source
    }
    return found
  }

  private var additions: [AdditionDefinition] { transitions.flatMap(\.body.additions) }

  /// Whether a path of a transition means a layer; what only the run knows, as the layer that was tapped, may be any.
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
  /// Where the layer below this one is described that some names lead to, as far as they can be followed.
  fileprivate func place(of names: ArraySlice<String>) -> SourceRange {
    guard let first = names.first, let next = (layers + mask).first(where: { $0.name == first }) else {
      return source
    }
    return next.place(of: names.dropFirst())
  }
}
