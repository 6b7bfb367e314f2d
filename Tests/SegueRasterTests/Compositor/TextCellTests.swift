import SegueGeometry
import SegueStage
import Testing

@testable import SegueRaster

@Suite struct TextCellTests {
  private let canvas = Rect(x: 0, y: 0, width: 64, height: 16)
  private static func text(_ state: inout LayerState) { state.contents.text = TextContents(string: "text") }

  /// The visibilities of the upper row's eight cells.
  private func visibilities(_ drawing: Drawing) -> [Float] {
    var compositor = Compositor()
    _ = drawing.draw(&compositor)
    return Array(compositor.textCells.prefix(8).map(\.visibility))
  }

  @Test func opaqueLayersHideWhatTheyCover() {
    var drawing = Drawing(64, 16)
    drawing.add(canvas, .identity, TextCellTests.text)
    drawing.add(Rect(x: 20, y: 0, width: 20, height: 16), .identity, { $0.fill = .white })
    let seen = visibilities(drawing)
    #expect(seen[0] == 1 && seen[1] == 1 && seen[3] < 0.01 && seen[4] < 0.01 && seen[5] == 1)
    #expect(abs(seen[2] - 0.5) < 0.01)
  }

  @Test func translucentLayersAddUp() {
    var drawing = Drawing(64, 16)
    drawing.add(canvas, .identity, TextCellTests.text)
    for _ in 0..<2 { drawing.add(canvas, .identity, { $0.fill = Color.black.withAlpha(0.4) }) }
    #expect(visibilities(drawing).allSatisfy { abs($0 - 0.36) < 0.01 })
  }

  @Test func groupsCoverByTheirOpacity() {
    var drawing = Drawing(64, 16)
    drawing.add(canvas, .identity, TextCellTests.text)
    drawing.add(canvas, .identity, { $0.opacity = 0.25 }) { group in
      for _ in 0..<2 { group.add(canvas, .identity, { $0.fill = .black }) }
    }
    #expect(visibilities(drawing).allSatisfy { abs($0 - 0.75) < 0.01 })
  }

  @Test func clipsHideWhatLiesOutside() {
    var drawing = Drawing(64, 16)
    drawing.add(Rect(x: 0, y: 0, width: 28, height: 16), .identity, { $0.masksToBounds = true }) { clip in
      clip.add(canvas, .identity, TextCellTests.text)
    }
    let seen = visibilities(drawing)
    #expect(seen[2] > 0.99 && abs(seen[3] - 0.5) < 0.01 && seen[4] == 0)
  }

  @Test func turnedOrSmallTextBecomesBars() {
    let projections: [(Projection, Bool)] = [
      (.identity, false), (Projection(scaleX: 0.5, scaleY: 0.5, translation: .zero), true),
      (Transform3D.rotationZ(radians: 0.1).projection, true),
    ]
    for (projection, isDistorted) in projections {
      var drawing = Drawing(64, 16)
      drawing.add(canvas, projection, TextCellTests.text)
      var compositor = Compositor()
      let surface = drawing.draw(&compositor)
      #expect(compositor.textNodes.first?.isDistorted == isDistorted)
      #expect((surface.mass > 0) == isDistorted)
    }
  }

  @Test func opacitiesMultiplyDownTheTree() {
    var drawing = Drawing(64, 16)
    drawing.add(canvas, .identity, { $0.opacity = 0.5 }) { group in
      group.add(
        canvas,
        .identity,
        {
          $0.opacity = 0.5
          TextCellTests.text(&$0)
        }
      )
    }
    var compositor = Compositor()
    _ = drawing.draw(&compositor)
    #expect(compositor.textNodes.first?.opacity == 0.25)
    #expect(compositor.textCells.allSatisfy { $0.visibility == 1 })
  }
}
