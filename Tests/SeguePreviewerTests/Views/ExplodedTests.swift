import SegueCells
import SegueGeometry
import SegueRaster
import SegueStage
import SegueTerminal
import SegueTransitions
import Testing

@testable import SeguePreviewer
import SeguePlayer
import SegueInterface

@Suite("The exploded view")
struct ExplodedTests {
  private func planes(_ preview: Preview) -> LayerPlanes {
    var planes = LayerPlanes()
    planes.update(from: preview.rehearsal.player)
    return planes
  }

  private func plane(_ id: String, _ preview: Preview) throws -> Int {
    var copy = preview.rehearsal.player
    copy.seek(to: 0.3)
    let layer = try #require(copy.subject.layer(of: id))
    return try #require(planes(preview)[layer])
  }

  @Test("With no turn and no spread every layer is where the flat picture has it")
  func flat() throws {
    let preview = try ViewSamples.preview()
    var explosion = Explosion()
    explosion.turn(by: -explosion.turn, tiltBy: -explosion.tilt)
    explosion.spread(by: -Explosion.spreads.count)
    let planes = planes(preview)
    let canvas = preview.rehearsal.session.canvas
    #expect(explosion.size(planes: planes.count, canvas: canvas) == canvas)
    var copy = preview.rehearsal.player
    copy.seek(to: 0.3)
    var frame = Frame()
    copy.subject.sample(into: &frame)
    var exploded = ExplodedFrame()
    exploded.arrange(frame, planes: planes, explosion: explosion)
    #expect(exploded.pieces.count == frame.nodes.filter(\.isPicture).count)
    for piece in exploded.pieces {
      let bounds = frame.nodes[piece.node].state.bounds
      let flat = try #require(frame.nodes[piece.node].projection.boundingBox(of: bounds))
      let seen = try #require(piece.projection.boundingBox(of: bounds))
      #expect(abs(flat.minX - seen.minX) < 1e-9 && abs(flat.maxX - seen.maxX) < 1e-9)
      #expect(abs(flat.minY - seen.minY) < 1e-9 && abs(flat.maxY - seen.maxY) < 1e-9)
    }
  }

  @Test("What overlaps at any time of the run has its own plane, and what never does shares one")
  func order() throws {
    let preview = try ViewSamples.preview()
    let list = try plane("list", preview)
    #expect(try plane("list/card", preview) == list + 1)
    #expect(try plane("list/dot", preview) == list + 1)
    #expect(try plane("list/card/mark", preview) == list + 2)
    #expect(try plane("list/card/name", preview) == list + 2)
    #expect(try plane("detail", preview) == list + 3)
    #expect(try plane("detail/hero", preview) == list + 4)
  }

  @Test("Higher planes stand before lower ones: to the right and up where it is turned so")
  func depth() {
    let explosion = Explosion()
    let canvas = Size(width: 390, height: 780)
    let corners = (0..<3).compactMap {
      explosion.projection(plane: $0, of: 3, canvas: canvas).apply(Point(x: 195, y: 390))
    }
    #expect(corners[0].x < corners[1].x && corners[1].x < corners[2].x)
    #expect(corners[0].y > corners[1].y && corners[1].y > corners[2].y)
    let size = explosion.size(planes: 3, canvas: canvas)
    for plane in 0..<3 {
      let whole = Rect(origin: .zero, size: canvas)
      let box = explosion.projection(plane: plane, of: 3, canvas: canvas).boundingBox(of: whole)
      #expect(box.map { $0.minX >= -1e-9 && $0.maxX <= size.width + 1e-9 } == true)
      #expect(box.map { $0.minY >= -1e-9 && $0.maxY <= size.height + 1e-9 } == true)
    }
  }

  @Test("A click selects the layer under it, a drag turns, plus and minus spread")
  func hand() throws {
    var preview = try ViewSamples.preview()
    ViewSamples.press(&preview, "v")
    #expect(preview.stage.views.view == .exploded)
    var frame = Frame()
    preview.rehearsal.session.sample(into: &frame)
    var exploded = ExplodedFrame()
    exploded.arrange(frame, planes: preview.stage.views.planes, explosion: preview.stage.views.explosion)
    let piece = try #require(
      exploded.pieces.first {
        preview.rehearsal.session.identifier(of: frame.nodes[$0.node].layer) == "list/card/mark"
      }
    )
    let center = try #require(piece.projection.apply(frame.nodes[piece.node].state.bounds.center))
    let cell = try #require(preview.geometry.cell(at: center))
    func mouse(_ kind: MouseEvent.Kind, _ column: Int) -> InputEvent {
      .mouse(MouseEvent(kind: kind, button: .left, column: column, row: cell.row))
    }
    _ = preview.handle(mouse(.press, cell.column), at: 0)
    _ = preview.handle(mouse(.release, cell.column), at: 0)
    #expect(preview.stage.selection == "list/card/mark")
    #expect(preview.rehearsal.finger == nil)
    let before = preview.stage.views.explosion
    _ = preview.handle(mouse(.press, cell.column), at: 0)
    _ = preview.handle(mouse(.drag, cell.column + 4), at: 0)
    _ = preview.handle(mouse(.release, cell.column + 4), at: 0)
    #expect(preview.stage.views.explosion.turn > before.turn)
    #expect(preview.stage.selection == "list/card/mark")
    ViewSamples.press(&preview, "+")
    #expect(preview.stage.views.explosion.spread > before.spread)
    _ = preview.handle(Samples.key(.up, .alt), at: 0)
    #expect(preview.stage.views.explosion.tilt < before.tilt)
    _ = preview.handle(Samples.key(.escape), at: 0)
    #expect(preview.stage.views.view == .device)
  }

  @Test("It is drawn alive, from damage alone as from nothing")
  func drawing() throws {
    var preview = try ViewSamples.preview()
    ViewSamples.press(&preview, "v")
    var painter = StagePainter(glyphs: .eighths, colors: .truecolor)
    var seen: Set<String> = []
    for position in [0, 0.1, 0.2, 0.35, 0.6] {
      preview.rehearsal.scrub { $0.seek(to: position) }
      preview.refreshViews()
      let grid = ViewSamples.grid(preview, &painter)
      #expect(grid == ViewSamples.grid(preview))
      seen.insert(Samples.text(of: grid))
    }
    #expect(seen.count == 5)
    #expect(seen.contains { $0.contains("list") } && seen.contains { $0.contains("hero") })
  }

  private func exploded(_ preview: Preview, at position: Double) -> (ExplodedFrame, Frame, any Playable) {
    var copy = preview.rehearsal.player
    copy.seek(to: position)
    var frame = Frame()
    copy.subject.sample(into: &frame)
    var exploded = ExplodedFrame()
    exploded.arrange(frame, planes: planes(preview), explosion: Explosion())
    return (exploded, frame, copy.subject)
  }

  @Test(
    "What lies off the canvas is not in the view, and what its edge cuts is cut in its plane",
    arguments: [0, 0.3]
  )
  func edge(position: Double) throws {
    let preview = try ViewSamples.preview()
    let canvas = Rect(origin: .zero, size: preview.rehearsal.session.canvas)
    var (exploded, frame, run) = exploded(preview, at: position)
    #expect(!exploded.pieces.isEmpty)
    for piece in exploded.pieces { #expect(canvas.union(piece.seen) == canvas) }
    let detail = exploded.pieces.first { run.identifier(of: frame.nodes[$0.node].layer) == "detail" }
    #expect((detail == nil) == (position == 0))
    #expect(detail?.isCut != false)
    var composed = Frame()
    exploded.compose(
      frame,
      planes: planes(preview),
      explosion: Explosion(),
      lines: LayerLines(glyphs: .eighths, colors: .truecolor),
      on: nil,
      pointsPerColumn: 1,
      selected: nil,
      into: &composed
    )
    let edges = composed.nodes.filter { $0.state.bounds == canvas && $0.state.masksToBounds }
    #expect(edges.isEmpty == (detail == nil))
  }

  /// The letters of a grid's row, and the cells that are part of a picture.
  private func columns(_ grid: CellGrid, _ row: Int, in area: CellRect) -> (letters: [Int], picture: [Int]) {
    let shown = area.columnRange
    let letters = shown.filter { (0x61...0x7a).contains(grid[column: $0, row: row].glyph) }
    let picture = shown.filter { column in
      let cell = grid[column: column, row: row]
      return !cell.background.isDefault || Cell.isBlock(cell.glyph)
    }
    return (letters, picture)
  }

  @Test(
    "Names stand on the empty ground beside the planes",
    arguments: [(80, 24), (120, 40), (200, 60), (40, 16)],
    [-0.9, 0.3, 0.8]
  )
  func names(size: (columns: Int, rows: Int), turn: Double) throws {
    var preview = try ViewSamples.preview(columns: size.columns, rows: size.rows)
    ViewSamples.press(&preview, "v")
    preview.stage.views.explosion.turn(by: turn - preview.stage.views.explosion.turn, tiltBy: 0)
    for position in [0, 0.3, 0.6] {
      preview.rehearsal.scrub { $0.seek(to: position) }
      preview.refreshViews()
      let grid = ViewSamples.grid(preview)
      let area = preview.layout.stage
      var count = 0
      for row in area.rowRange {
        let (letters, picture) = columns(grid, row, in: area)
        count += letters.count
        guard let first = picture.first, let last = picture.last else { continue }
        #expect(letters.allSatisfy { $0 < first || $0 > last }, "row \(row)")
      }
      if size.columns >= 80 { #expect(count > 3) }
    }
  }

  @Test("The selected layer is named wherever it lies")
  func selectedName() throws {
    var preview = try ViewSamples.preview()
    ViewSamples.press(&preview, "v")
    preview.rehearsal.scrub { $0.seek(to: 0.1) }
    for id in ["list", "list/dot", "list/card", "list/card/mark", "list/card/name", "detail/hero"] {
      preview.stage.selection = id
      preview.refreshViews()
      let text = Samples.text(of: ViewSamples.grid(preview))
      let name = try #require(id.split(separator: "/").last)
      #expect(text.contains(name), "\(id)")
    }
  }

  @Test("The planes stand on nothing: what is not a layer is the terminal's own ground")
  func ground() throws {
    var preview = try ViewSamples.preview()
    ViewSamples.press(&preview, "v")
    preview.refreshViews()
    let geometry = preview.geometry
    let (exploded, _, _) = exploded(preview, at: 0)
    let grid = ViewSamples.grid(preview)
    for row in geometry.device.rowRange {
      for column in geometry.device.columnRange {
        let place = geometry.point(column: Double(column) + 0.5, row: Double(row) + 0.5)
        let isFree = !exploded.pieces.contains { piece in
          guard let onCanvas = exploded.toView[piece.plane].inverse?.apply(place) else { return true }
          return piece.seen.expanded(by: 40).contains(onCanvas)
        }
        if isFree { #expect(grid[column: column, row: row].background.isDefault) }
      }
    }
  }
}
