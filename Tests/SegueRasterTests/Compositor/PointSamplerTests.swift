import SegueGeometry
import SegueStage
import SegueTestSupport
import Testing

@testable import SegueRaster

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The compositor against 256 samples a cell of a sampler that shares nothing with it.
@Suite struct PointSamplerTests {
  /// Decibels; what is missing to perfection is the sampler's own noise at edges, and rounding.
  private static let leastQuality = 38.0
  private static let cells = GridSize(columns: 20, rows: 12)

  @Test(arguments: UInt64(0)..<8)
  func whatIsDrawnIsWhatIsThere(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tree = Self.scene(&random)
    var frame = Frame()
    tree.sample(at: 0, into: &frame)
    let size = Self.cells
    var compositor = Compositor()
    var surface = Surface()
    let canvas = Rect(x: 0, y: 0, width: 200, height: 240)
    compositor.composite(
      frame,
      viewport: Viewport(size: size, canvas: canvas),
      pixelSize: GridSize(columns: size.columns * 8, rows: size.rows * 8),
      into: &surface
    )
    let sampler = PointSampler(nodes: frame.nodes)
    var error = 0.0
    var worst = (error: 0.0, column: 0, row: 0)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let difference = Self.mean(surface, column, row) - Self.sampled(sampler, column, row)
        let square = (difference * difference).sum()
        error += square
        if square > worst.error { worst = (square, column, row) }
      }
    }
    let mean = error / Double(4 * size.columns * size.rows)
    #expect(-10 * log10(max(mean, 1e-12)) >= Self.leastQuality, "worst: \(worst)")
  }

  private static func mean(_ surface: Surface, _ column: Int, _ row: Int) -> PointSampler.Light {
    var sum = PointSampler.Light()
    for y in (row * 8)..<(row * 8 + 8) {
      for x in (column * 8)..<(column * 8 + 8) {
        let pixel = surface.at(x, y)
        let bytes = (0..<4).map { Double(pixel >> UInt32(8 * $0) & 0xff) / 255 }
        sum += PointSampler.Light(bytes)
      }
    }
    return sum / 64
  }

  /// Sixteen by sixteen points of a cell of 10 × 20.
  private static func sampled(_ sampler: PointSampler, _ column: Int, _ row: Int) -> PointSampler.Light {
    var sum = PointSampler.Light()
    for y in 0..<16 {
      for x in 0..<16 {
        sum += sampler.color(
          at: Point(
            x: (Double(column) + (Double(x) + 0.5) / 16) * 10,
            y: (Double(row) + (Double(y) + 0.5) / 16) * 20
          )
        )
      }
    }
    return sum / 256
  }

  /// Layers in layers, with all that the sampler knows.
  private static func scene(_ random: inout SeededGenerator) -> LayerTree {
    func number(_ low: Double, _ high: Double) -> Double { .random(in: low...high, using: &random) }
    func color(_ alpha: Double = 1) -> Color {
      Color(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: alpha)
    }
    var root = LayerState()
    root.setFrame(Rect(x: 0, y: 0, width: 200, height: 240))
    root.fill = color()
    var tree = LayerTree(root: Layer(name: "root", model: root))
    var ids = [tree.root]
    for index in 0..<14 {
      var state = LayerState()
      state.setFrame(
        Rect(x: number(-20, 150), y: number(-20, 190), width: number(10, 100), height: number(10, 100))
      )
      state.fill = color(index % 3 == 0 ? 0.5 : 1)
      state.cornerRadii = CornerRadii(number(0, 30))
      state.masksToBounds = index % 4 == 1
      state.opacity = index % 5 == 2 ? 0.6 : 1
      if index % 3 == 1 { state.components.rotationZ = number(-1, 1) }
      if index % 4 == 3 { state.border.width = number(1, 8) }
      if index % 7 == 4 {
        let stops = [Gradient.Stop(color: color(), location: 0), Gradient.Stop(color: color(), location: 1)]
        state.contents.gradient = Gradient(
          kind: .linear(start: .zero, end: Point(x: 1, y: 0.5)),
          stops: stops
        )
      }
      if index % 6 == 5 {
        let corners = (0..<5).map { _ in Point(x: number(0, 90), y: number(0, 90)) }
        let lines = corners.dropFirst().map { Path.Element.line($0) }
        state.contents.shape = ShapeContents(path: Path(elements: [.move(corners[0])] + lines + [.close]))
      }
      let parent = ids[Int.random(in: 0..<ids.count, using: &random)]
      ids.append(tree.add(Layer(name: "layer", model: state), to: parent))
      if index == 6 {
        var mask = LayerState()
        mask.setFrame(Rect(x: 5, y: 5, width: 60, height: 50))
        mask.fill = .black
        mask.cornerRadii = CornerRadii(20)
        tree.setMask(Layer(name: "mask", model: mask), of: ids[7])
      }
    }
    return tree
  }
}
