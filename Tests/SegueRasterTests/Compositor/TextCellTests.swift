import SegueGeometry
import SegueStage
import Testing

@testable import SegueRaster

@Suite struct TextCellTests {
  private let canvas = Rect(x: 0, y: 0, width: 64, height: 16)
  private static func text(_ state: inout LayerState) { state.contents.text = TextContents(string: "text") }

  /// The visibilities of the upper row's eight cells.
  private func visibilities(_ drawing: Drawing) -> [Float] { cells(drawing).map(\.visibility) }

  private func cells(_ drawing: Drawing) -> [TextCell] {
    var compositor = Compositor()
    _ = drawing.draw(&compositor)
    return Array(compositor.textCells.prefix(8))
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

  /// What covers half of a cell or more, and all that lets light through, over the whole of the text.
  @Test func veilsLeaveCharactersTheirPlace() {
    let veils: [(Bool, (inout Drawing, Rect) -> Void)] = [
      (true, { $0.add($1, .identity, { $0.fill = Color.black.withAlpha(0.9) }) }),
      (
        true,
        { drawing, rect in
          drawing.add(rect, .identity, { $0.opacity = 0.9 }) { $0.add(rect, .identity, { $0.fill = .black }) }
        }
      ),
      (
        true,
        { drawing, rect in
          drawing.add(rect, .identity, { $0.fill = .black }) {
            $0.add(rect, .identity, role: .mask) { $0.fill = Color.white.withAlpha(0.9) }
          }
        }
      ),
      (false, { $0.add($1, .identity, { $0.fill = .black }) }),
      (
        false,
        { drawing, rect in
          drawing.add(rect, .identity, { $0.masksToBounds = true }) { clip in
            clip.add(Rect(x: 0, y: 0, width: 64, height: 16), .identity, { $0.fill = .black })
          }
        }
      ),
    ]
    for (index, (leaves, veil)) in veils.enumerated() {
      // The edges of a mask and of what it masks count twice.
      for end in index == 2 ? [60.0] : [5, 60] {
        var drawing = Drawing(64, 16)
        drawing.add(canvas, .identity, TextCellTests.text)
        veil(&drawing, Rect(x: 0, y: 0, width: end, height: 16))
        let cell = cells(drawing)[0]
        let light = 1 - min(end, 8) / 8 * (leaves ? 0.9 : 1)
        #expect(cell.isVisible == leaves, "veil \(index) to \(end)")
        #expect(abs(Double(cell.visibility) - light) < 0.01, "veil \(index) to \(end)")
      }
    }
  }

  @Test func turnedTextBecomesBars() {
    let projections: [(Projection, Bool)] = [
      (.identity, false), (Projection(scaleX: 0.5, scaleY: 0.5, translation: .zero), false),
      (Projection(scaleX: -1, scaleY: 1, translation: Point(x: 64, y: 0)), true),
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
