import CAllocationCount
import SegueGeometry
import SegueCells
import SegueRaster
import SegueStage

/// A text that grows, so that each frame lays it out at a width that none has shown before.
enum GrowingText {
  private static let canvas = Size(width: 400, height: 240)

  /// How often the frames after the first two ask for memory, as characters and as bars.
  static func allocations(turned: Bool) -> Int {
    var root = LayerState()
    root.setFrame(Rect(origin: .zero, size: canvas))
    root.fill = .white
    var tree = LayerTree(root: Layer(name: "root", model: root))
    var label = LayerState()
    label.contents.text = TextContents(
      string: "Words that are broken into lines anew at each width.",
      fontSize: 16
    )
    if turned { label.components.rotationZ = 0.2 }
    let id = tree.add(Layer(name: "label", model: label), to: tree.root)
    let size = GridSize(columns: 80, rows: 24)
    var (grid, frame, rasterizer) = (CellGrid(size: size), Frame(), Rasterizer())
    let viewport = Viewport(size: size, canvas: Rect(origin: .zero, size: canvas))
    let options = RasterOptions()
    var before = 0
    for step in 0..<40 {
      if step == 2 { before = segue_allocation_count() }
      tree[id].model.setFrame(Rect(x: 20, y: 20, width: 40 + 8 * Double(step), height: 160))
      tree.sample(at: 0, into: &frame)
      rasterizer.render(frame, viewport: viewport, options: options, into: &grid)
    }
    return segue_allocation_count() - before
  }
}
