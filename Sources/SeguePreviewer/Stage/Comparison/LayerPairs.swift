import SegueGeometry
import SegueStage
import SegueTransitions

/// The layers that two runs have in common, how far apart they are, and whether they look alike.
struct LayerPairs {
  /// The distance between a layer's positions in two runs.
  struct Distance: Hashable, Sendable {
    /// The layer's id.
    var layer: String
    /// The greatest distance between the positions of a corner in points.
    var points: Double
    /// The number of layers that look different wherever they are, and the id of the first.
    var unlikeCount = 0
    var unlike: String?
    /// Whether the runs have exactly the same layers.
    var isWhole = true
  }

  /// The nodes of a layer in both frames.
  private struct Pair {
    var first: Int
    var second: Int
    var id: String
  }

  private var pairs: [Pair] = []
  private var layers: ([LayerID], [LayerID]) = ([], [])
  /// The number of ids in each frame.
  private var namedCounts = (0, 0)

  /// The layer that is farthest apart: the selected one or, if that is not in both, any; nil if they have
  /// none in common.
  ///
  /// Allocates nothing while the frames have the same layers in the same order.
  mutating func greatest(
    _ first: (session: any Playable, frame: Frame),
    _ second: (session: any Playable, frame: Frame),
    selection: String?
  ) -> Distance? {
    let nodes: ([FrameNode], [FrameNode]) = (first.frame.nodes, second.frame.nodes)
    if !Self.isSame(layers.0, nodes.0) || !Self.isSame(layers.1, nodes.1) {
      match(first.session, nodes.0, second.session, nodes.1)
    }
    var result: (pair: Int, points: Double)?
    var unlike: (first: Int?, count: Int) = (nil, 0)
    let wanted: String? = pairs.contains { $0.id == selection } ? selection : nil
    for index in pairs.indices where wanted == nil || pairs[index].id == wanted {
      let (one, other): (FrameNode, FrameNode) = (nodes.0[pairs[index].first], nodes.1[pairs[index].second])
      let points: Double = Self.distance(one, other)
      if points > result?.points ?? -1 { result = (index, points) }
      if !one.state.looksLike(other.state) { unlike = (unlike.first ?? index, unlike.count + 1) }
    }
    let isWhole: Bool = wanted != nil || namedCounts == (pairs.count, pairs.count)
    return result.map {
      Distance(
        layer: pairs[$0.pair].id,
        points: $0.points,
        unlikeCount: unlike.count,
        unlike: unlike.first.map { pairs[$0].id },
        isWhole: isWhole
      )
    }
  }

  private static func isSame(_ layers: [LayerID], _ nodes: [FrameNode]) -> Bool {
    guard layers.count == nodes.count else { return false }
    for index in layers.indices where layers[index] != nodes[index].layer { return false }
    return true
  }

  private mutating func match(
    _ first: any Playable,
    _ nodes: [FrameNode],
    _ second: any Playable,
    _ others: [FrameNode]
  ) {
    layers = (nodes.map(\.layer), others.map(\.layer))
    let named = others.enumerated().compactMap { index, node in
      second.identifier(of: node.layer).map { ($0, index) }
    }
    let places: [String: Int] = Dictionary(named) { first, _ in first }
    var seen: Set<String> = []
    pairs = nodes.enumerated().compactMap { index, node in
      guard let id = first.identifier(of: node.layer), seen.insert(id).inserted else { return nil }
      return places[id].map { Pair(first: index, second: $0, id: id) }
    }
    namedCounts = (seen.count, places.count)
  }

  /// The greatest distance between two nodes' corners; 0 if one is behind the eye.
  private static func distance(_ first: FrameNode, _ second: FrameNode) -> Double {
    guard let a = first.projection.corners(of: first.state.bounds),
      let b = second.projection.corners(of: second.state.bounds)
    else { return 0 }
    return max(max((a.0 - b.0).length, (a.1 - b.1).length), max((a.2 - b.2).length, (a.3 - b.3).length))
  }
}

extension LayerState {
  /// Whether a layer with these values looks like one with others at the same place.
  fileprivate func looksLike(_ other: LayerState) -> Bool {
    opacity == other.opacity && cornerRadii == other.cornerRadii && fill == other.fill
      && border == other.border && shadow == other.shadow && blur == other.blur
      && backdropBlur == other.backdropBlur && masksToBounds == other.masksToBounds
      && maskMode == other.maskMode
      && isHidden == other.isHidden && contents == other.contents
  }
}
