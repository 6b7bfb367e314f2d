public import SegueGeometry
public import SegueRaster
import SegueStage

/// Moves a card over many visible layers that do not change, and measures each stage of every frame.
public struct RestingBench {
  /// The size of the grid in cells.
  public var size: GridSize
  /// The glyph set, colour depth and backdrop that frames are drawn with.
  public var options: RasterOptions
  /// The number of layers at rest.
  public var layers = 10_000
  /// The number of measured crossings of the canvas; one more comes first to fill the caches.
  public var rounds = 10
  /// Returns the number of allocations made so far; nil if the caller does not count them.
  public var allocationCount: (() -> Int)?

  private static let canvas = Size(width: 1000, height: 600)
  private static let frames = 60

  /// Creates a benchmark that draws into a grid of the given size.
  public init(size: GridSize, options: RasterOptions) {
    self.size = size
    self.options = options
  }

  /// Measures the card's crossings; the first frame of each, where it jumps back, is left out.
  public func report(title: String) -> BenchReport {
    var (tree, card) = makeTree()
    var report = BenchReport(title: title, size: size, cells: size.count)
    var screen = ScreenStages(depth: options.depth, terminal: DrainedTerminal())
    let viewport = Viewport(size: size, canvas: Rect(origin: .zero, size: Self.canvas))
    var stages = DrawingStages(viewport: viewport, options: options, size: size)
    // The first crossing fills the caches, and at the beginning of each the card jumps back.
    var ignored = report
    for round in 0...max(rounds, 1) {
      for frame in 0...Self.frames {
        let before = allocationCount?()
        let sample: (inout Frame) -> Void = { shown in
          tree[card].model.position = Self.place(Double(frame) / Double(Self.frames))
          tree.sample(at: 0, into: &shown)
        }
        func show(_ report: inout BenchReport) {
          let drawn = stages.draw(&report, sample)
          let shown = screen.show(stages.grid, &report)
          report.add(.whole, seconds: drawn + shown.seconds)
          let allocations = before.flatMap { before in allocationCount.map { $0() - before } }
          report.add(bytes: shown.bytes, allocations: allocations)
        }
        if round > 0, frame > 0 { show(&report) } else { show(&ignored) }
      }
    }
    return report
  }

  private static func place(_ part: Double) -> Point {
    Point(x: canvas.width * (0.2 + 0.6 * part), y: canvas.height * (0.3 + 0.4 * part))
  }

  /// A grid of tiles, and the card in front of them.
  private func makeTree() -> (LayerTree, card: LayerID) {
    var root = LayerState()
    root.setFrame(Rect(origin: .zero, size: Self.canvas))
    root.fill = Color(red: 0.9, green: 0.9, blue: 0.9)
    var tree = LayerTree(root: Layer(name: "root", model: root))
    let across = max(Int(clamping: (Double(layers)).squareRoot().rounded(.up)), 1)
    let unit = Size(
      width: Self.canvas.width / Double(across),
      height: Self.canvas.height / Double(across)
    )
    for index in 0..<layers {
      let (row, column) = index.quotientAndRemainder(dividingBy: across)
      var tile = LayerState()
      tile.setFrame(
        Rect(
          x: Double(column) * unit.width,
          y: Double(row) * unit.height,
          width: unit.width * 0.8,
          height: unit.height * 0.8
        )
      )
      tile.fill = Color(red: Double(column % 7) / 7, green: Double(row % 5) / 5, blue: 0.5)
      tree.add(Layer(name: "tile\(index)", model: tile), to: tree.root)
    }
    var state = LayerState()
    state.setFrame(Rect(x: 0, y: 0, width: Self.canvas.width / 5, height: Self.canvas.height / 5))
    state.fill = .white
    state.cornerRadii = CornerRadii(12)
    let card = tree.add(Layer(name: "card", model: state), to: tree.root)
    return (tree, card)
  }
}

extension BenchReport {
  /// The median time of a whole frame in seconds; 0 without frames.
  public var median: Double { seconds[.whole]?.summary?.median ?? 0 }
}
