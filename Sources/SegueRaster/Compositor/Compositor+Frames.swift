import SegueCells
import SegueGeometry
import SegueStage

extension Compositor {
  /// Finds the cells of a frame that differ from the last one's: the `region`, and the `bands` in which to draw it.
  mutating func begin(
    _ frame: Frame,
    viewport: Viewport,
    pixelSize: GridSize,
    surface: inout Surface
  ) {
    surface.resize(width: pixelSize.columns, height: pixelSize.rows)
    let follows = isShown(frame.changes.base, viewport, pixelSize)
    let rests = isShown(frame.changes.revision, viewport, pixelSize)
    begin(viewport, width: surface.width, height: surface.height)
    shown = frame.changes.revision.map { Shown(revision: $0, viewport: viewport, pixelSize: pixelSize) }
    if rests { return }
    if isDrawable {
      frame.nodes.withUnsafeBufferPointer { nodes in
        self.nodes = nodes
        measure(frame.changes.nodes, follows: follows && boxes.count == nodes.count)
        self.nodes = UnsafeBufferPointer(start: nil, count: 0)
      }
    } else {
      region.add(cellBox(whole))
    }
    findBands()
  }

  /// Whether the viewport shows anything.
  private var isDrawable: Bool { cellPoints.width > 0 && cellPoints.height > 0 }

  private mutating func measure(_ changes: [Int], follows: Bool) {
    if follows {
      findSeen(changes)
      let hadTexts = seen.contains { boxes.nodes[$0].hasText }
      damage(by: seen)
      changesTexts = hadTexts || seen.contains { boxes.nodes[$0].hasText }
      settleGround()
    } else {
      ground.forget()
      forgetTexts()
      measure()
      changesTexts = true
      region.add(cellBox(whole))
    }
  }

  private func isShown(_ revision: UInt64?, _ viewport: Viewport, _ pixelSize: GridSize) -> Bool {
    guard let revision, let shown, textCells.count <= Compositor.mostTextCells else { return false }
    return shown == Shown(revision: revision, viewport: viewport, pixelSize: pixelSize)
  }

  private mutating func begin(_ viewport: Viewport, width: Int, height: Int) {
    region.clear()
    changesTexts = false
    bands.removeAll(keepingCapacity: true)
    restingImages.begin()
    let canvas = viewport.canvas
    let x = Double(width) / canvas.size.width
    let y = Double(height) / canvas.size.height
    whole = PixelBox(x0: 0, y0: 0, x1: width, y1: height)
    toPixels = Projection(scaleX: x, scaleY: y, translation: Point(x: -canvas.minX * x, y: -canvas.minY * y))
    cellPoints = Size(
      width: canvas.size.width / Double(max(viewport.size.columns, 1)),
      height: canvas.size.height / Double(max(viewport.size.rows, 1))
    )
    cells.begin(columns: viewport.size.columns, rows: viewport.size.rows, width: width, height: height)
  }

  /// Cuts the region's rectangles into bands.
  private mutating func findBands() {
    for rect in region.rects {
      let rowPixels = rect.columns * GridSize(columns: cells.cellWidth, rows: cells.cellHeight).count
      // A backdrop's blur needs everything that it reads drawn at once.
      let rows = backdrops.isEmpty ? max(bandPixels / max(rowPixels, 1), 1) : rect.rows
      for row in stride(from: rect.row, to: rect.endRow, by: max(rows, 1)) {
        bands.append(rect.within(row..<row + rows))
      }
    }
  }

  /// Draws one of the bands that `begin` found; the surface must be as the last frame left it.
  mutating func draw(_ band: CellRect, of frame: Frame, into surface: inout Surface) {
    surface.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let target = PixelTarget(base: base, box: whole)
      if !isDrawable { return target.clear(self.pixels(of: band)) }
      frame.nodes.withUnsafeBufferPointer { nodes in
        self.nodes = nodes
        draw(band, target)
        self.nodes = UnsafeBufferPointer(start: nil, count: 0)
      }
    }
  }

  private mutating func draw(_ rect: CellRect, _ target: PixelTarget) {
    drawn = pixels(of: rect)
    marks.removeAll(keepingCapacity: true)
    densityTop = 0
    layerDepth = 0
    blurDepth = 0
    maskDepth = 0
    opacity = 1
    clips.reset(to: drawn, of: whole)
    cells.beginPass(rows: rect.rowRange)
    beginTexts(in: rect)
    // Pixels under an opaque layer need not be cleared.
    if !cover(from: 0, to: nodes.count).box.contains(drawn) { target.clear(drawn) }
    drawSubtrees(from: 0, to: nodes.count, target)
    finishText()
  }
}
