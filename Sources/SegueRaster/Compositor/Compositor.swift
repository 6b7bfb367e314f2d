import SegueCells
public import SegueGeometry
public import SegueStage
public import SegueText

/// Draws frames as pixels: everything but characters, which the text plane adds to the cells unless a typesetter is given.
///
/// Edges have exact coverage, blending is premultiplied sRGB with 8 bits a channel, groups are blended as wholes. Its
/// memory is kept, so that a frame like the last one allocates nothing; copies share it, which is why a compositor
/// cannot leave its isolation domain. Time grows with the pixels that the visible layers cover.
public struct Compositor {
  /// The text nodes that may be visible, in paint order.
  public internal(set) var textNodes: [TextNodeInfo] = []
  /// The cells of the text nodes; each node's begin at its `firstCell`.
  ///
  /// Cells that belong to no node are left over from earlier frames.
  public internal(set) var textCells: [TextCell] = []
  /// How text that cannot be characters is laid out as bars.
  var textBars: TextBarLayout = TextLayout.appendBars {
    didSet {
      blurs = BlurCache()
      forget()
    }
  }

  /// Whether all text is drawn as bars, so that the pixels alone show where it is.
  public var drawsTextAsBars = false {
    didSet { if drawsTextAsBars != oldValue { forget() } }
  }

  /// Draws texts with its glyphs; nil leaves them to the text plane.
  public var typesetter: Typesetter? {
    didSet { if typesetter !== oldValue { forget() } }
  }

  var nodes = UnsafeBufferPointer<FrameNode>(start: nil, count: 0)
  var toPixels = Projection.identity
  var cellPoints = Size.zero
  var boxes = NodeBoxes()
  var backdrops: [Backdrop] = []
  var marks: [GroupMark] = []
  /// The texts of the pass under way.
  var drawnTexts: [DrawnText] = []
  var bars: [Rect] = []
  var barLayouts = TextLayoutCache()

  /// What the surface shows; nil if that is unknown.
  var shown: Shown?
  /// The cells that the last call drew.
  var region = DamageRegion()
  /// Whether the last call found texts changed, seen or not: the place of a label may follow from another's.
  var changesTexts = false
  /// More pixels than this are drawn in bands, so that what is drawn over each other stays near the processor.
  var bandPixels = 1 << 17
  /// The region, in parts to be drawn one after the other.
  var bands: [CellRect] = []
  /// All pixels of the surface.
  var whole = PixelBox.empty
  /// The pixels that are being drawn.
  var drawn = PixelBox.empty
  /// What rests below the layers that change.
  var ground = RestingGround()
  /// The changed nodes that look different, and the first of them where it only fades.
  var seen: [Int] = []
  var seenFade: Int?
  /// The pixels that may differ, and the nodes whose boxes do; kept for their storage.
  var stale: [PixelBox] = []
  var ancestors: [Int] = []

  var clips = ClipStack()
  var cells = CellCover()
  var accumulator = AreaAccumulator()
  var builder = OutlineBuilder()
  var blur = GaussianBlur()
  var blurs = BlurCache()
  var images = ImageCache()
  var restingImages = RestingImages()
  let glyphs = GlyphCache()
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
  let densities = ScratchBuffer<CellDensity>(filler: CellDensity())
  var densityTop = 0

  /// A layer that blurs what lies behind it.
  struct Backdrop {
    var node: Int
    var box: PixelBox
  }

  /// A frame as it was drawn.
  struct Shown: Hashable {
    var revision: UInt64
    var viewport: Viewport
    var pixelSize: GridSize
  }

  /// The state of text when a group or clip began.
  struct GroupMark {
    var firstText: Int
    /// The cells that may change until it ends.
    var box: CellRect
    /// Where the cells' densities were saved; nil where no text lay below.
    var densities: Int?
  }

  /// Creates a compositor with empty caches.
  public init() {}

  /// Draws a frame.
  ///
  /// Pixels that no layer covers are transparent. Layers with values that are not finite are left out.
  ///
  /// - Parameters:
  ///   - frame: The presented layers.
  ///   - viewport: The part of the canvas shown, and the cells it fills; their place in the grid does not matter here.
  ///   - pixelSize: The surface's size; a multiple of the viewport's size in cells, usually 8 pixels per cell each way.
  ///   - surface: Where to draw; resized if its size differs.
  public mutating func composite(
    _ frame: Frame,
    viewport: Viewport,
    pixelSize: GridSize,
    into surface: inout Surface
  ) {
    forget()
    update(frame, viewport: viewport, pixelSize: pixelSize, into: &surface)
  }

  /// Draws the parts of a frame that differ from the last one drawn; `region` then has the cells drawn.
  ///
  /// The surface must be as the last call left it. The result is bit-identical to that of `composite`.
  ///
  /// - Complexity: Grows with the cells that changed, not with the layers at rest.
  mutating func update(
    _ frame: Frame,
    viewport: Viewport,
    pixelSize: GridSize,
    into surface: inout Surface
  ) {
    begin(frame, viewport: viewport, pixelSize: pixelSize, surface: &surface)
    for band in bands { draw(band, of: frame, into: &surface) }
  }

  /// Makes the next frame be drawn as a whole.
  mutating func forget() { shown = nil }

  /// The pixels of cells; what is left over of a surface beyond its last whole cells belongs to those.
  func pixels(of rect: CellRect) -> PixelBox {
    PixelBox(
      x0: rect.column * cells.cellWidth,
      y0: rect.row * cells.cellHeight,
      x1: rect.endColumn >= cells.columns ? whole.x1 : rect.endColumn * cells.cellWidth,
      y1: rect.endRow >= cells.rows ? whole.y1 : rect.endRow * cells.cellHeight
    ).intersection(whole)
  }

  /// From a node's points to pixels.
  func projection(_ node: Int) -> Projection { nodes[node].projection.concatenating(toPixels) }

  func subtreeEnd(_ node: Int) -> Int { Int(boxes.ends[node]) }

  /// An offscreen layer, cleared, for as long as `body` runs.
  mutating func withLayer(_ box: PixelBox, _ body: (inout Compositor, PixelTarget) -> Void) {
    if layerDepth == layers.count { layers.append(ScratchBuffer(filler: 0)) }
    let layer = layers[layerDepth]
    layerDepth += 1
    let count = box.area
    layer.reserve(count).update(repeating: 0, count: count)
    body(&self, PixelTarget(base: layer.base, box: box))
    layerDepth -= 1
  }
}
