public import SegueGeometry
public import SegueStage

/// Draws frames as pixels: everything but characters, which the text plane adds to the cells.
///
/// Edges have exact coverage, blending is premultiplied sRGB with 8 bits a channel, groups are blended as wholes. The
/// memory it takes is kept, so that a frame like the last one allocates nothing; copies share it, which is why a
/// compositor cannot leave its isolation domain. Time grows with the pixels that the visible layers cover.
public struct Compositor {
  /// The frame's text nodes that may be visible, in paint order.
  public internal(set) var textNodes: [TextNodeInfo] = []
  /// Their cells; each node's begin at its `firstCell`.
  public internal(set) var textCells: [TextCell] = []
  /// How text that cannot be characters is laid out as bars.
  public var textBars: TextBarLayout = TextLayout.appendBars {
    didSet { blurs = BlurCache() }
  }

  var nodes = UnsafeBufferPointer<FrameNode>(start: nil, count: 0)
  var toPixels = Projection.identity
  var cellPoints = Size.zero
  var boxes: [PixelBox] = []
  var opaque: [PixelBox] = []
  var backdrops: [Backdrop] = []
  var marks: [GroupMark] = []
  var bars: [Rect] = []

  var clips = ClipStack()
  var cells = CellCover()
  var accumulator = AreaAccumulator()
  var builder = OutlineBuilder()
  var blur = GaussianBlur()
  var blurs = BlurCache()
  var images = ImageCache()
  var layers: [ScratchBuffer<UInt32>] = []
  var layerDepth = 0
  /// Above 0 while drawing below a blur.
  var blurDepth = 0
  /// Above 0 while drawing what does not itself cover text: masks.
  var maskDepth = 0
  /// The product of the opacities of the node being drawn and its ancestors.
  var opacity = 1.0

  let coverageRow = ScratchBuffer<UInt8>(filler: 0)
  let holeRow = ScratchBuffer<UInt8>(filler: 0)
  let pixelRow = ScratchBuffer<UInt32>(filler: 0)
  let gradientTable = ScratchBuffer<UInt32>(filler: 0)
  let imageScratch = ImageScratch()
  let densities = ScratchBuffer<Float>(filler: 0)
  var densityTop = 0

  /// A layer that blurs what lies behind it.
  struct Backdrop {
    var node: Int
    var box: PixelBox
  }

  /// The state of text when a group or clip began.
  struct GroupMark {
    var firstText: Int
    /// Where the cells' densities were saved; nil where no text lay below.
    var densities: Int?
  }

  /// Creates a compositor without any memory yet.
  public init() {}

  /// Draws a frame.
  ///
  /// What no layer covers is transparent. Layers with values that are not finite are left out.
  ///
  /// - Parameters:
  ///   - frame: The presented layers.
  ///   - viewport: The part of the canvas shown, and the cells it fills; their place in the grid does not matter here.
  ///   - pixelSize: The surface's size; a multiple of the viewport's size in cells, usually 8 pixels a cell each way.
  ///   - surface: Where to draw; resized where its size differs.
  public mutating func composite(
    _ frame: Frame,
    viewport: Viewport,
    pixelSize: GridSize,
    into surface: inout Surface
  ) {
    surface.resize(width: pixelSize.columns, height: pixelSize.rows)
    begin(frame, viewport, width: surface.width, height: surface.height)
    let whole = PixelBox(x0: 0, y0: 0, x1: surface.width, y1: surface.height)
    surface.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      base.update(repeating: 0, count: pixels.count)
      guard viewport.canvas.size.width > 0, viewport.canvas.size.height > 0, !whole.isEmpty else { return }
      frame.nodes.withUnsafeBufferPointer { nodes in
        self.nodes = nodes
        measure(whole)
        drawSubtrees(from: 0, to: nodes.count, PixelTarget(base: base, box: whole))
        self.nodes = UnsafeBufferPointer(start: nil, count: 0)
      }
    }
    finishText()
  }

  private mutating func begin(_ frame: Frame, _ viewport: Viewport, width: Int, height: Int) {
    textNodes.removeAll(keepingCapacity: true)
    textCells.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    densityTop = 0
    layerDepth = 0
    blurDepth = 0
    maskDepth = 0
    opacity = 1
    let canvas = viewport.canvas
    let x = Double(width) / canvas.size.width
    let y = Double(height) / canvas.size.height
    toPixels = Projection(scaleX: x, scaleY: y, translation: Point(x: -canvas.minX * x, y: -canvas.minY * y))
    cellPoints = Size(
      width: canvas.size.width / Double(max(viewport.size.columns, 1)),
      height: canvas.size.height / Double(max(viewport.size.rows, 1))
    )
    clips.reset(to: PixelBox(x0: 0, y0: 0, x1: width, y1: height))
    cells.begin(columns: viewport.size.columns, rows: viewport.size.rows, width: width, height: height)
  }

  /// From a node's points to pixels.
  func projection(_ node: Int) -> Projection { nodes[node].projection.concatenating(toPixels) }

  func subtreeEnd(_ node: Int) -> Int { min(max(nodes[node].subtreeEnd, node + 1), nodes.count) }

  /// An offscreen layer, cleared, for as long as `body` runs.
  mutating func withLayer(_ box: PixelBox, _ body: (inout Compositor, PixelTarget) -> Void) {
    if layerDepth == layers.count { layers.append(ScratchBuffer(filler: 0)) }
    let layer = layers[layerDepth]
    layerDepth += 1
    let count = box.width * box.height
    layer.reserve(count).update(repeating: 0, count: count)
    body(&self, PixelTarget(base: layer.base, box: box))
    layerDepth -= 1
  }
}
