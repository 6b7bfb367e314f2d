import SegueGeometry
import SegueStage
import SegueTransitions
import SeguePlayer

/// Ghosts of the selected layer, or of all moving layers, as layers among those of a frame.
///
/// The run is sampled once; a frame only selects the ghosts near the play head. Each ghost has a place of its
/// own among the nodes, which the next one inherits, so that only those two are redrawn.
struct GhostTrail {
  /// A layer with its sublayers at one time; `subtreeEnd` counts from the first node.
  struct Ghost: Sendable {
    var layer: LayerID
    var nodes: [FrameNode]
  }

  /// The most times at which a run is sampled.
  static let mostGhosts = 64
  /// The most nodes in a subtree; of a larger one, only the topmost layer has ghosts.
  private static let mostNodes = 600

  private var frames = RunSamples<[FrameNode]>(interval: 0.05, mostSamples: mostGhosts)
  private var selection: String?
  private var revision = -1
  private var layers: Set<LayerID> = []
  /// The ghosts at each multiple of `interval`, in paint order.
  private(set) var ghosts: [[Ghost]] = []

  /// Seconds between ghosts.
  var interval: Double { frames.interval }

  /// Updates the ghosts from a run.
  mutating func update(from player: Player, every interval: Double, selection: String?) {
    frames.update(from: player, every: interval) { session in
      var frame = Frame()
      session.sample(into: &frame)
      return frame.nodes
    }
    guard frames.revision != revision || selection != self.selection else { return }
    revision = frames.revision
    self.selection = selection
    layers = selection.map { chosen($0, in: player) } ?? MovingLayers.uppermost(in: frames.samples)
    ghosts = frames.samples.map { ghosts(in: $0) }
  }

  /// The layers that have an id at some time during the run.
  private func chosen(_ id: String, in player: Player) -> Set<LayerID> {
    let sessions: [any Playable] =
      [player.subject, player.origin] + [player.opening, player.ending].compactMap { $0 }
    return Set(sessions.compactMap { $0.layer(of: id) })
  }

  private func ghosts(in nodes: [FrameNode]) -> [Ghost] {
    var ghosts: [Ghost] = []
    var index: Int = 0
    while index < nodes.count {
      guard layers.contains(nodes[index].layer) else {
        index += 1
        continue
      }
      let isLarge: Bool = nodes[index].subtreeEnd - index > Self.mostNodes
      let end: Int = isLarge ? index + 1 : nodes[index].subtreeEnd
      var subtree: [FrameNode] = Array(nodes[index..<end])
      for place in subtree.indices { subtree[place].subtreeEnd = min(subtree[place].subtreeEnd, end) - index }
      ghosts.append(Ghost(layer: nodes[index].layer, nodes: subtree))
      index = nodes[index].subtreeEnd
    }
    return ghosts
  }

  /// A ghost to be drawn.
  private struct Shown {
    var slot: Int
    var index: Int
    var kind: LayerLines.Kind
    var opacity: Double
  }

  /// The ghosts around a position in the run, with their opacities.
  private func shown(around position: Double) -> [Shown] {
    guard !ghosts.isEmpty else { return [] }
    let slots: Int = 2 * GhostSettings.reach
    let here: Double = position / interval
    let first: Int = max(Int(clamping: (here - Double(GhostSettings.reach) + 1e-6).rounded(.down)) + 1, 0)
    return (0..<slots).compactMap { slot in
      // The only ghost within reach whose number has this remainder.
      let index: Int = first + (slot - first % slots + slots) % slots
      guard index < ghosts.count else { return nil }
      let away: Double = Double(index) - here
      // At its own time, a ghost is the layer itself but keeps its slot.
      let opacity: Double = abs(away) > 1e-6 ? GhostSettings.opacity(intervalsAway: abs(away)) : 0
      return Shown(slot: slot, index: index, kind: away < 0 ? .past : .future, opacity: opacity)
    }
  }

  /// Appends a frame's nodes with the ghosts around a position in the run: each below its layer, which stays
  /// as it is, with its outline on top of everything.
  ///
  /// `pointsPerColumn` is in points of the canvas.
  func weave(
    into frame: [FrameNode],
    around position: Double,
    lines: LayerLines,
    pointsPerColumn: Double,
    to nodes: inout [FrameNode]
  ) {
    let shown = shown(around: position)
    var inserted: [(before: Int, count: Int)] = []
    for index in frame.indices {
      if layers.contains(frame[index].layer) {
        let start: Int = nodes.count
        for ghost in shown {
          append(ghost.slot, ghost.index, of: frame[index].layer, ghost.opacity, to: &nodes)
        }
        inserted.append((index, nodes.count - start))
      }
      nodes.append(frame[index])
    }
    // A node ends after everything that was inserted before its last descendant.
    var place: Int = 0
    for index in frame.indices {
      place += inserted.first { $0.before == index }?.count ?? 0
      let end: Int = frame[index].subtreeEnd
      nodes[place].subtreeEnd = end + inserted.reduce(0) { $0 + ($1.before < end ? $1.count : 0) }
      place += 1
    }
    for ghost in shown {
      for (number, one) in ghosts[ghost.index].enumerated() {
        var line: LayerState = lines.line(ghost.kind, around: one.nodes[0], pointsPerColumn: pointsPerColumn)
        line.opacity = lines.opacity(ofGhost: ghost.opacity)
        GhostNodes.append(
          line,
          around: one.nodes[0],
          slot: ghost.slot,
          number: number,
          with: lines,
          to: &nodes
        )
      }
    }
    if !nodes.isEmpty { nodes[0].subtreeEnd = nodes.count }
  }

  private func append(
    _ slot: Int,
    _ index: Int,
    of layer: LayerID,
    _ opacity: Double,
    to nodes: inout [FrameNode]
  ) {
    guard let number = ghosts[index].firstIndex(where: { $0.layer == layer }) else { return }
    GhostNodes.append(ghosts[index][number].nodes, slot: slot, number: number, opacity: opacity, to: &nodes)
  }
}
