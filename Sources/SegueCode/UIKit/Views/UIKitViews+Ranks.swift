import SegueModel

extension UIKitViews {
  /// The views of a track's targets, each with its place among all that the track moves.
  mutating func resolve(targetsOf track: TrackDefinition) -> [ResolvedView] {
    let found = track.targets.map { resolve($0) }
    guard found.count > 1 else { return found }
    var before = ViewCount()
    let all = found.reduce(into: ViewCount()) { $0.add($1) }
    return found.map { resolved in
      let place = before
      before.add(resolved)
      guard var view = resolved.view, track.stagger != nil || view.piece == "piece" else { return resolved }
      view.index = place.text(adding: view.list == nil ? nil : view.index)
      view.count = all.text()
      return resolved.loop.map { .each(loop: $0, element: view) } ?? .one(view)
    }
  }
}

/// A number of views: of single ones, and of lists, whose lengths the app knows.
private struct ViewCount {
  var ones = 0
  var lists: [String] = []

  mutating func add(_ resolved: ResolvedView) {
    if let list = resolved.view?.list { lists.append("\(list).count") } else { ones += 1 }
  }

  func text(adding own: String? = nil) -> String {
    let parts = lists + (own.map { [$0] } ?? []) + (ones > 0 ? ["\(ones)"] : [])
    return parts.isEmpty ? "0" : parts.joined(separator: " + ")
  }
}
