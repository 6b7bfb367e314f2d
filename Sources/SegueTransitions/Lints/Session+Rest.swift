import SegueGeometry
import SegueModel
import SegueStage
import SegueUIKitRules

extension Session {
  /// The layers on screen that are not presented as the scene lays them out, as samples name them.
  var displacedLayers: [String] {
    stage.viewsOnScreen.flatMap { stage.subtree(of: $0) }.filter { layer in
      stage.records[layer] != nil
        && stage.tree.presentation(of: layer, at: time) != stage.restingState(of: layer, at: time)
    }.map { stage.identifier(of: $0) }
  }

  /// The layers of the top screen that a transition has left hidden, as samples name them.
  var layersKeptHidden: [String] {
    guard let top = stack.top else { return [] }
    return stage.subtree(of: top.layer).filter { stage.records[$0]?.overrides[.hidden] == .boolean(true) }
      .map { stage.identifier(of: $0) }
  }

  /// The layers of the top screen that keep changes made by the `alongside` of a presentation, as samples
  /// name them, with the properties changed.
  var layersLeftAside: [(id: String, properties: [String])] {
    guard let top = stack.top else { return [] }
    return stage.subtree(of: top.layer).compactMap { layer in
      guard let left = stage.records[layer]?.leftAside, !left.isEmpty else { return nil }
      return (stage.identifier(of: layer), left.map { $0.rawValue }.sorted())
    }
  }

  /// How far contents are scrolled, by the names that samples give the scroll layers.
  var contentOffsets: [String: Point] {
    place.screens.reduce(into: [:]) { result, screen in result.add(screen.offsets) }
  }

  /// The layers of the screens below the top one, as samples name them.
  var layersBelow: [String] {
    stack.controllers.dropLast().flatMap { stage.subtree(of: $0.layer) }.map { stage.identifier(of: $0) }
  }
}

extension [LayerSample] {
  /// The samples without the contents of some scroll layers.
  func outside(of scrolled: [String]) -> [LayerSample] {
    filter { sample in !scrolled.contains { sample.id.hasPrefix($0 + "/") } }
  }

  /// The first difference from earlier samples, and how many more there are; nil if there is none.
  func difference(from earlier: [LayerSample]) -> String? {
    let old = Dictionary(keepingFirst: earlier.map { ($0.id, $0) })
    let new = Dictionary(keepingFirst: map { ($0.id, $0) })
    var found = compactMap { sample in
      guard let other = old[sample.id] else { return "\(sample.id) has come" }
      return sample.difference(from: other)
    }
    found += earlier.filter { new[$0.id] == nil }.map { "\($0.id) has gone" }
    if found.isEmpty, self != earlier { found = ["the layers lie in another order"] }
    guard let first = found.first else { return nil }
    let others = found.count == 1 ? "" : ", and \(found.count - 1) more"
    return "not everything is as it was before: \(first)\(others)"
  }
}

extension LayerSample {
  /// The largest difference from the same layer at another time; nil if there is none.
  fileprivate func difference(from earlier: LayerSample) -> String? {
    guard self != earlier else { return nil }
    if isHidden != earlier.isHidden { return "\(id) is \(isHidden ? "hidden" : "shown")" }
    let measures = Leap.places + [.radius, .opacity]
    let leaps = measures.map { Leap(layer: id, measure: $0, from: earlier[$0], to: self[$0]) }
    guard let worst = leaps.max(by: { $0.amount < $1.amount }), worst.amount > 0 else {
      return "\(id) is turned"
    }
    return "\(id) \(worst.way)"
  }
}
