import SegueGeometry
import SegueStage

extension Compositor {
  /// Draws a node through its own blur.
  mutating func drawFiltered(_ node: Int, _ own: Double, _ target: PixelTarget) {
    let sigma = blurRadius(node, nodes[node].state.blur)
    guard max(sigma.width, sigma.height) > 0.3 else {
      drawLayer(node, own, target)
      return
    }
    // Not only what is drawn now, so that the picture serves until the subtree changes.
    let visible = boxes.all[node].intersection(clips.whole)
    let box = visible.expanded(x: reach(sigma.width), y: reach(sigma.height)).intersection(boxes.all[node])
    guard !box.isEmpty else { return }
    let place = BlurCache.Place(
      visible: visible,
      box: box,
      sigma: sigma,
      toPixels: toPixels,
      cellPoints: cellPoints,
      columns: cells.columns,
      rows: cells.rows
    )
    let subtree = UnsafeBufferPointer(rebasing: nodes[node..<subtreeEnd(node)])
    let (entry, isDrawn) = blurs.entry(for: subtree, at: place, needsDensities: coversText)
    if !isDrawn { keepBlurred(node, place, in: entry) }
    var paint = KeptPaint(pixels: entry.pixels.base, box: visible)
    var coverage = FullCoverage(box: visible, bytes: coverageRow.base)
    fill(&coverage, &paint, opacity: own, covers: false, target)
    if coversText { cells.add(entry.densities.base, in: cellBox(clips.box.intersection(drawn))) }
  }

  /// Draws the blurred picture of a subtree, and notes how much of the cells it covers where text lies below it.
  private mutating func keepBlurred(_ node: Int, _ place: BlurCache.Place, in entry: BlurCache.Entry) {
    let count = GridSize(columns: cells.columns, rows: cells.rows).count
    entry.isBeingDrawn = true
    defer { entry.isBeingDrawn = false }
    entry.hasDensities = coversText
    if entry.hasDensities {
      (densities.reserve(densityTop + count) + densityTop).update(from: cells.density.base, count: count)
      cells.density.base.update(repeating: CellDensity(), count: count)
      densityTop += count
    }
    let (rows, part) = (cells.drawnRows, drawn)
    cells.drawnRows = 0..<cells.rows
    drawn = place.box
    blurDepth += 1
    withLayer(place.box) { compositor, layer in
      compositor.clips.pushBox(place.box, of: place.box)
      compositor.drawLayer(node, 1, layer)
      compositor.clips.popBox()
      compositor.blur.begin(box: place.visible, sigma: place.sigma, channels: 4)
      compositor.blur.read(layer, repeatsEdges: false)
      compositor.blur.run()
    }
    blurDepth -= 1
    cells.drawnRows = rows
    drawn = part
    let visible = place.visible
    let paint = BlurredPaint(blur: blur, isOpaque: false)
    var row = entry.pixels.reserve(visible.area)
    for y in visible.y0..<visible.y1 {
      paint.make(y: y, from: visible.x0, to: visible.x1, into: row)
      row += visible.width
    }
    if entry.hasDensities {
      densityTop -= count
      entry.densities.reserve(count).update(from: cells.density.base, count: count)
      cells.density.base.update(from: densities.base + densityTop, count: count)
    }
  }
}
