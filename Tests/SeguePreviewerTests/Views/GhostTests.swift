import SegueCells
import SegueGeometry
import SegueRaster
import SegueStage
import SegueTransitions
import Testing

@testable import SeguePreviewer
import SeguePlayer
import SegueInterface

@Suite("Ghosts")
struct GhostTests {
  private func trail(_ preview: Preview, every interval: Double = 0.05) -> GhostTrail {
    var trail = GhostTrail()
    trail.update(from: preview.rehearsal.player, every: interval, selection: preview.stage.selection)
    return trail
  }

  private let lines = LayerLines(glyphs: .eighths, colors: .truecolor)

  @Test("A ghost is the selected layer with all in it, as the frame at its time shows them")
  func law() throws {
    var preview = try ViewSamples.preview()
    preview.stage.selection = "list/card"
    let ghosts = trail(preview).ghosts
    #expect(ghosts.count == 13)
    for (index, all) in ghosts.enumerated() {
      let ghost: [FrameNode] = all.flatMap(\.nodes)
      let nodes = ViewSamples.nodes(preview, at: Double(index) * 0.05)
      let layer = try #require(preview.rehearsal.player.origin.layer(of: "list/card"))
      guard let first = nodes.firstIndex(where: { $0.layer == layer }) else {
        #expect(index == 12 && ghost.isEmpty)
        continue
      }
      let subtree = nodes[first..<nodes[first].subtreeEnd]
      #expect(ghost.count == subtree.count && ghost.count == 3)
      for (node, original) in zip(ghost, subtree) {
        #expect(node.state == original.state)
        #expect(node.projection == original.projection)
      }
    }
  }

  @Test("A ghost is the fainter the farther it is away, and beyond reach there is none")
  func opacities() {
    let opacities = [0.5, 1, 1.5, 2, 4].map { GhostSettings.opacity(intervalsAway: $0) }
    for (opacity, wanted) in zip(opacities, [0.5, 0.5, 0.34, 0.34, 0.157216]) {
      #expect(abs(opacity - wanted) < 1e-9)
    }
    #expect(GhostSettings.opacity(intervalsAway: 4.001) == 0)
  }

  @Test("Without a selection all layers that move have ghosts, and no others")
  func moving() throws {
    let preview = try ViewSamples.preview()
    let ids = Set(
      trail(preview).ghosts[6].flatMap(\.nodes).compactMap { node -> String? in
        var copy = preview.rehearsal.player
        copy.seek(to: 0.3)
        return copy.subject.identifier(of: node.layer)
      }
    )
    #expect(ids == ["list/card", "list/card/mark", "list/card/name", "detail", "detail/hero"])
  }

  @Test("Ghosts fade with their distance from the play head, and the play head has none")
  func fading() throws {
    var preview = try ViewSamples.preview()
    preview.stage.selection = "list/card"
    let nodes = ViewSamples.nodes(preview, at: 0.3)
    var woven: [FrameNode] = []
    trail(preview).weave(into: nodes, around: 0.3, lines: lines, pointsPerColumn: 6, to: &woven)
    let own = try #require(preview.rehearsal.player.origin.layer(of: "list/card"))
    let live = try #require(woven.firstIndex { $0.layer == own })
    let parent = try #require(
      woven[..<live].lastIndex { $0.subtreeEnd > live && nodes.map(\.layer).contains($0.layer) }
    )
    var groups: [Double: Double] = [:]
    var index = parent + 1
    while index < live {
      groups[woven[index + 1].projection.apply(.zero)?.y ?? 0] = woven[index].state.opacity
      index = woven[index].subtreeEnd
    }
    // The live layer lies over its ghosts, in the same superlayer, and is what it was.
    #expect(index == live)
    #expect(woven[live].subtreeEnd == live + 3)
    let kept = woven.filter { node in nodes.contains { $0.layer == node.layer } }
    #expect(kept.map(\.layer) == nodes.map(\.layer))
    #expect(woven[0].subtreeEnd == woven.count)
    let places = groups.keys.sorted()
    // 400 pt in 0.6 s, a ghost every 0.05 s: three before 0.3 s, the layer itself, and four after it.
    let expected = [3, 4, 5, 6, 7, 8, 9, 10].map { 100 + 400 * Double($0) / 12 }
    #expect(places.count == 8)
    for (place, wanted) in zip(places, expected) { #expect(abs(place - wanted) < 1e-6) }
    let opacities = places.compactMap { groups[$0] }
    let faded = [0.5 * 0.68 * 0.68, 0.5 * 0.68, 0.5, 0, 0.5, 0.5 * 0.68, 0.5 * 0.68 * 0.68]
    for (opacity, wanted) in zip(opacities, faded) { #expect(abs(opacity - wanted) < 1e-9) }
    #expect(opacities[7] > 0 && opacities[7] < opacities[6])
  }

  @Test("A ghost keeps its place among the nodes as the play head moves on")
  func places() throws {
    var preview = try ViewSamples.preview()
    preview.stage.selection = "list/card"
    let trail = trail(preview)
    func layers(at position: Double) -> [LayerID] {
      var nodes: [FrameNode] = []
      let frame = ViewSamples.nodes(preview, at: position)
      trail.weave(into: frame, around: position, lines: lines, pointsPerColumn: 6, to: &nodes)
      return nodes.map(\.layer)
    }
    #expect(layers(at: 0.31) == layers(at: 0.34))
    #expect(layers(at: 0.31) == layers(at: 0.36))
  }

  @Test("They are drawn, from damage alone as from nothing, and g takes them away")
  func drawing() throws {
    var preview = try ViewSamples.preview()
    preview.stage.selection = "list/card"
    preview.rehearsal.scrub { $0.seek(to: 0.3) }
    let plain = ViewSamples.grid(preview)
    ViewSamples.press(&preview, "g")
    #expect(ViewSamples.grid(preview) != plain)
    var painter = StagePainter(glyphs: .eighths, colors: .truecolor)
    for position in stride(from: 0.2, through: 0.4, by: 0.017) {
      preview.rehearsal.scrub { $0.seek(to: position) }
      #expect(ViewSamples.grid(preview, &painter) == ViewSamples.grid(preview))
    }
    preview.rehearsal.scrub { $0.seek(to: 0.3) }
    ViewSamples.press(&preview, "g")
    #expect(ViewSamples.grid(preview, &painter) == plain)
  }

  @Test("Plus and minus set the time between them")
  func interval() throws {
    var preview = try ViewSamples.preview()
    ViewSamples.press(&preview, "g+")
    #expect(preview.stage.views.ghosts.label == "100 ms")
    ViewSamples.press(&preview, "---")
    #expect(preview.stage.views.ghosts.label == "16.7 ms")
    ViewSamples.press(&preview, "---")
    #expect(preview.stage.views.mark == "ghosts 16.7 ms")
  }
}
