import SegueGeometry
import SegueStage
import SegueTransitions
import SeguePlayer

/// The plane of each layer in the exploded view, the same for a whole run.
///
/// A layer lies above its ancestors and above every earlier layer that it overlaps at any time during the
/// run, and no higher. So layers that nothing separates share a plane, and no plane changes during playback.
struct LayerPlanes: Sendable {
  /// The most nodes of a frame that are compared; in larger frames, only the depth in the tree counts.
  private static let mostNodes = 300

  private var frames = RunSamples<[FrameNode]>(interval: 0.05, mostSamples: 16)
  private var revision = -1
  private var planes: [LayerID: Int] = [:]
  /// The number of planes, at least 1.
  private(set) var count = 1

  /// The plane of a layer; nil for one that the samples have missed.
  subscript(layer: LayerID) -> Int? { planes[layer] }

  /// Updates the planes from a run.
  mutating func update(from player: Player) {
    frames.update(from: player, every: 1.0 / 60) { session in
      var frame = Frame()
      session.sample(into: &frame)
      return frame.nodes
    }
    guard frames.revision != revision else { return }
    revision = frames.revision
    place(frames.samples)
  }

  /// Raises layers until each is above everything it must be, in every frame.
  ///
  /// This is the longest path in the graph of which layer is above which. If layers change their order, the
  /// graph has cycles; a few passes are enough then.
  private mutating func place(_ frames: [[FrameNode]]) {
    planes.removeAll(keepingCapacity: true)
    let boxes: [[Rect?]] = frames.map { Self.boxes(of: $0) }
    for _ in 0..<Self.mostPasses {
      var hasChanged: Bool = false
      for (nodes, boxes) in zip(frames, boxes) where raise(nodes, boxes) { hasChanged = true }
      guard hasChanged else { break }
    }
    count = (planes.values.max() ?? 0) + 1
  }

  private static let mostPasses = 6

  /// The visible bounds of each layer on the canvas; nil for those that show nothing.
  private static func boxes(of nodes: [FrameNode]) -> [Rect?] {
    var clips: [(end: Int, clip: Rect)] = []
    return nodes.enumerated().map { index, node in
      while let last = clips.last, last.end <= index { clips.removeLast() }
      let own: Rect = node.projection.boundingBox(of: node.state.bounds) ?? .zero
      let seen: Rect = clips.last.map { own.intersection($0.clip) ?? .zero } ?? own
      if node.state.masksToBounds || index == 0 { clips.append((node.subtreeEnd, seen)) }
      return node.isPicture && !seen.isEmpty ? seen : nil
    }
  }

  /// Raises the layers of a frame; returns whether any had to be raised.
  private mutating func raise(_ nodes: [FrameNode], _ boxes: [Rect?]) -> Bool {
    var hasChanged: Bool = false
    var parents: [(end: Int, plane: Int)] = []
    var known: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let last = parents.last, last.end <= index { parents.removeLast() }
      // A layer that shows nothing needs no plane of its own.
      let below: Int = parents.last?.plane ?? -1
      let before: Int? = planes[node.layer]
      var plane: Int = max(before ?? 0, node.isPicture ? below + 1 : max(below, 0))
      if let box = boxes[index], nodes.count <= Self.mostNodes {
        for earlier in 0..<index where known[earlier] >= plane {
          if let other = boxes[earlier], other.overlaps(box) { plane = known[earlier] + 1 }
        }
      }
      if plane != before {
        planes[node.layer] = plane
        hasChanged = true
      }
      known.append(plane)
      parents.append((node.subtreeEnd, node.isPicture ? plane : below))
    }
    return hasChanged
  }
}

extension FrameNode {
  /// Whether it shows anything itself.
  var isPicture: Bool {
    guard role == .content else { return false }
    return state.fill.alpha > 0 || !state.contents.isEmpty || state.border.width > 0
      || state.shadow.opacity > 0 || state.backdropBlur > 0
  }
}

extension Rect {
  /// Whether two rectangles share more than a seam half a point wide.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > 0.5 && min(maxY, other.maxY) - max(minY, other.minY) > 0.5
  }
}
