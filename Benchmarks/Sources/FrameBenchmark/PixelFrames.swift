import SegueBench
import SegueCells
import SegueExport
import SegueGeometry
import SegueGraphics
import SegueRaster
import SegueStage
import SegueText
import SegueTransitions

/// What frames in pixels cost: drawing them with real text, and each way of showing them.
enum PixelFrames {
  /// The stage in cells, and the pixels of one at one to the point.
  private static let cells = GridSize(columns: 39, rows: 42), cell = GridSize(columns: 10, rows: 20)
  private static let routes: [GraphicsRoute] = [.kittyEditing, .kittyDirect, .kittyPlaceholders, .sixel]
  private static let rounds = 5

  /// Prints the costs at one and at two pixels to the point.
  static func report(_ run: SceneRun, title: String) throws {
    for scale in 1...2 {
      let cell = GridSize(columns: cell.columns * scale, rows: cell.rows * scale)
      print("\(title), \(cells.columns * cell.columns)×\(cells.rows * cell.rows) pixels, text set")
      for route in routes { try report(run, route, cell) }
    }
    print("500 glyphs: \(try glyphs())")
  }

  private static func report(_ run: SceneRun, _ route: GraphicsRoute, _ cell: GridSize) throws {
    let viewport = Viewport(size: cells, canvas: Rect(origin: .zero, size: run.session.canvas))
    let traits = GraphicsTraits(
      route: route,
      screen: cells,
      cell: cell,
      mostPixels: GridSize(columns: 4000, rows: 4000)
    )
    var (drawn, sent, sizes) = (Measurements(), Measurements(), Measurements())
    var rasterizer = PixelRasterizer(typesetter: try Typesetter())
    var encoder = GraphicsEncoder(traits: traits, processID: 1)
    var (frame, bytes) = (Frame(), [UInt8]())
    for round in 0...rounds {
      // The first one fills the caches.
      if round == 1 { (drawn, sent, sizes) = (Measurements(), Measurements(), Measurements()) }
      var (run, index) = (run, 0.0)
      repeat {
        run.advance(to: index / 60)
        run.session.sample(into: &frame)
        index += 1
        var changed: [CellRect] = []
        drawn.add(ThreadClock.time { changed = rasterizer.render(frame, viewport: viewport, cell: cell) })
        let damage = changed.map {
          PixelRect(
            x: $0.column * cell.columns,
            y: $0.row * cell.rows,
            width: $0.columns * cell.columns,
            height: $0.rows * cell.rows
          )
        }
        let picture = PlacedPicture(slot: 0, area: CellRect(cells), damage: index == 1 ? nil : damage)
        bytes.removeAll(keepingCapacity: true)
        let seconds = rasterizer.withPixels { pixels in
          ThreadClock.time { _ = encoder.present(picture, pixels: pixels, at: index, into: &bytes) }
        }
        sent.add(seconds)
        sizes.add(Double(bytes.count) / 1000)
      } while !run.isOver && index < 600
    }
    encoder.leave(into: &bytes)
    print("  \(route.rawValue): drawn \(text(drawn)) ms, encoded \(text(sent)) ms, \(text(sizes, by: 1)) kB")
  }

  /// What setting 500 glyphs costs that were never set before, and then beside a change that draws them again.
  private static func glyphs() throws -> String {
    let sentence = "Leave the headphones at home and the phone in a pocket that takes two hands to reach. "
    let words = String(String(repeating: sentence, count: 6).prefix(500))
    let canvas = Size(width: 390, height: 400)
    var root = Layer(name: "root")
    root.model.setFrame(Rect(origin: .zero, size: canvas))
    root.model.fill = .white
    var tree = LayerTree(root: root)
    var label = Layer(name: "label")
    label.model.contents.text = TextContents(string: words, fontSize: 17)
    label.model.setFrame(Rect(x: 10, y: 10, width: 370, height: 380))
    let id = tree.add(label, to: tree.root)
    let viewport = Viewport(size: GridSize(columns: 39, rows: 20), canvas: Rect(origin: .zero, size: canvas))
    var frame = Frame()
    var (first, later) = (Measurements(), Measurements())
    for _ in 0..<20 {
      var rasterizer = PixelRasterizer(typesetter: try Typesetter())
      for step in 0..<10 {
        // A whole pixel each time, so that the letters stay the same.
        tree[id].model.setFrame(Rect(x: 10, y: Double(10 + step), width: 370, height: 380))
        tree.sample(at: 0, into: &frame)
        let seconds = ThreadClock.time { _ = rasterizer.render(frame, viewport: viewport, cell: cell) }
        if step == 0 { first.add(seconds) } else { later.add(seconds) }
      }
    }
    return "first \(text(first)) ms, then \(text(later)) ms"
  }

  /// The median and the 95th percentile, in thousandths.
  private static func text(_ measurements: Measurements, by factor: Double = 1000) -> String {
    guard let summary = measurements.summary else { return "none" }
    let (median, p95) = ((summary.median * factor * 100).rounded(), (summary.p95 * factor * 100).rounded())
    return "\(median / 100) (p95 \(p95 / 100))"
  }
}
