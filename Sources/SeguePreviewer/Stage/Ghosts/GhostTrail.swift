import SegueGeometry
import SegueStage
import SegueTransitions

/// Ghosts of the selected layer, or else of all layers that move, as layers to be drawn over a frame.
///
/// The run is sampled once; a frame only chooses those near the play head. Each ghost has a place of its own among
/// the nodes, which the next one takes over when it goes, so that only the two are drawn again.
struct GhostTrail {
  /// A run is sampled at no more times.
  static let mostGhosts = 64
  /// Of a larger frame only the uppermost layers have ghosts.
  private static let mostNodes = 600

  private var frames = RunSamples<[FrameNode]>(interval: 0.05, mostSamples: mostGhosts)
  private var selection: String?
  private var revision = -1
  /// The nodes of each ghost, with its sides outlined; `subtreeEnd` counts from the ghost's first.
  private(set) var ghosts: [[FrameNode]] = []

  /// Seconds between ghosts.
  var interval: Double { frames.interval }

  /// Brings the ghosts up to date with a run.
  mutating func update(from player: Player<Session>, every interval: Double, selection: String?) {
    frames.update(from: player, every: interval) { session in
      var frame = Frame()
      session.sample(into: &frame)
      return frame.nodes
    }
    guard frames.revision != revision || selection != self.selection else { return }
    revision = frames.revision
    self.selection = selection
    let layers: Set<LayerID> =
      selection.map { chosen($0, in: player) } ?? MovingLayers.uppermost(in: frames.samples)
    ghosts = frames.samples.map { Self.ghost(of: layers, in: $0) }
  }

  /// The layers that bear an id at some time of the run.
  private func chosen(_ id: String, in player: Player<Session>) -> Set<LayerID> {
    let sessions: [Session] =
      [player.subject, player.origin] + [player.opening, player.ending].compactMap { $0 }
    return Set(sessions.compactMap { $0.layer(of: id) })
  }

  /// The subtrees of some layers, as one list of siblings.
  static func ghost(of layers: Set<LayerID>, in nodes: [FrameNode]) -> [FrameNode] {
    var ghost: [FrameNode] = []
    var index: Int = 0
    while index < nodes.count {
      guard layers.contains(nodes[index].layer) else {
        index += 1
        continue
      }
      let end: Int = nodes[index].subtreeEnd - index > mostNodes ? index + 1 : nodes[index].subtreeEnd
      let shift: Int = ghost.count - index
      for node in nodes[index..<end] {
        var copy: FrameNode = node
        copy.subtreeEnd = min(node.subtreeEnd, end) + shift
        ghost.append(copy)
      }
      index = nodes[index].subtreeEnd
    }
    return ghost
  }

  /// Appends the ghosts around a position of the run, each a group of its own, to a frame's nodes.
  ///
  /// `lineWidth` is in points of the canvas.
  func append(around position: Double, lineWidth: Double, to nodes: inout [FrameNode]) {
    guard !ghosts.isEmpty else { return }
    let slots: Int = 2 * GhostSettings.reach
    let here: Double = position / interval
    let first: Int = max(Int((here - Double(GhostSettings.reach) + 1e-6).rounded(.down)) + 1, 0)
    for slot in 0..<slots {
      // The one ghost within reach whose number leaves this remainder.
      let index: Int = first + (slot - first % slots + slots) % slots
      guard index < ghosts.count, !ghosts[index].isEmpty else { continue }
      let away: Double = Double(index) - here
      // At its own time a ghost is the layer itself; it keeps its place all the same.
      let opacity: Double = abs(away) > 1e-6 ? GhostSettings.opacity(intervalsAway: abs(away)) : 0
      let group = GhostGroup(
        number: slot,
        nodes: ghosts[index],
        opacity: opacity,
        tint: away < 0 ? .past : .future,
        lineWidth: lineWidth
      )
      group.append(to: &nodes)
    }
  }
}
