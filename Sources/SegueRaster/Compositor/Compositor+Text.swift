import SegueCells
import SegueGeometry
import SegueStage

extension Compositor {
  /// Draws a text's glyphs, or records it for the text plane and draws bars where characters cannot be drawn.
  mutating func drawText(_ node: Int, _ projection: Projection, _ own: Double, _ target: PixelTarget) {
    guard nodes[node].state.contents.text != nil else { return }
    if let typesetter, !drawsTextAsBars { return drawGlyphs(node, typesetter, projection, own, target) }
    let isDistorted =
      drawsTextAsBars || blurDepth > 0 || maskDepth > 0 || isDistorted(nodes[node].projection)
    if isDistorted {
      drawBars(node, projection, own, target)
    } else {
      for index in backdrops.indices where backdrops[index].node > node {
        let box = backdrops[index].box.intersection(clips.box).intersection(boxes.all[node])
        if box.isEmpty { continue }
        clips.pushPart(box)
        drawBars(node, projection, own, target)
        clips.popBox()
      }
    }
    // No characters are drawn in a mask or under a blur.
    if maskDepth == 0, blurDepth == 0 { record(node, projection, isDistorted, target) }
  }

  func isDistorted(_ projection: Projection) -> Bool {
    !projection.isAxisAligned || projection.xx <= 0 || projection.yy <= 0
  }

  private mutating func drawBars(_ node: Int, _ projection: Projection, _ own: Double, _ target: PixelTarget)
  {
    guard let text = nodes[node].state.contents.text else { return }
    bars.removeAll(keepingCapacity: true)
    textBars(text, Outline(nodes[node].state.bounds).rect, cellPoints, &barLayouts, &bars)
    guard !bars.isEmpty else { return }
    var paint = SolidPaint(color: PixelColor.packed(text.color, opacity: own))
    var coverage = trace(bars, projection)
    fill(&coverage, &paint, covers: false, target)
  }

  /// What bars may fill, in the layer's points: their lines are counted in whole cells from its corner.
  func barReach(of node: Int) -> Rect {
    let bounds = Outline(nodes[node].state.bounds).rect
    return Rect(
      x: bounds.minX - cellPoints.width,
      y: bounds.minY - cellPoints.height / 2,
      width: bounds.size.width + 2 * cellPoints.width,
      height: bounds.size.height + cellPoints.height
    )
  }

  /// Adds the cells inside the viewport that the node's text may reach, with what lies behind them now.
  private mutating func record(
    _ node: Int,
    _ projection: Projection,
    _ isDistorted: Bool,
    _ target: PixelTarget
  ) {
    guard let rect = projection.boundingBox(of: Outline(nodes[node].state.bounds).rect) else { return }
    let box = PixelBox(around: rect)
    let reach = textReach(of: node, box)
    let x0 = min(max(reach.x0 / cells.cellWidth, 0), cells.columns)
    let y0 = min(max(reach.y0 / cells.cellHeight, 0), cells.rows)
    let x1 = min(max((reach.x1 + cells.cellWidth - 1) / cells.cellWidth, x0), cells.columns)
    let y1 = min(max((reach.y1 + cells.cellHeight - 1) / cells.cellHeight, y0), cells.rows)
    var info = TextNodeInfo(
      nodeIndex: node,
      parent: Int(boxes.nodes[node].parent),
      projection: nodes[node].projection,
      opacity: opacity,
      isDistorted: isDistorted,
      column: x0,
      row: y0,
      size: isDistorted ? GridSize(columns: 0, rows: 0) : GridSize(columns: x1 - x0, rows: y1 - y0),
      firstCell: 0,
      pixelRows: box.y0..<max(box.y1, box.y0)
    )
    keep(&info)
    let part = info.box.intersection(cellBox(drawn))
    drawnTexts.append(DrawnText(info: info, part: part))
    for row in part.rowRange {
      for column in part.columnRange {
        textCells[info.cell(column, row)] = TextCell(
          visibility: 1,
          area: 1,
          behind: mean(column, row, info.pixelRows, target),
          density: cells.density.base[row * cells.columns + column]
        )
      }
    }
  }

  /// The pixels that a text's cells may reach whose bounds touch a box: a row of cells above and below it, and at the side
  /// where its lines end as many columns as they may overhang, but no more than they can have.
  func textReach(of node: Int, _ box: PixelBox) -> PixelBox {
    let alignment = nodes[node].state.contents.text?.alignment ?? .left
    let isReduced = nodes[node].projection.xx < 1
    let columns = isReduced ? TextBox.overhang(columns: box.width / cells.cellWidth) : 1
    let overhang = columns * cells.cellWidth
    let most = min(mostColumns(ofText: node), 4096) * cells.cellWidth
    return PixelBox(
      x0: alignment == .left ? box.x0 : max(box.x0 - overhang, alignment == .right ? box.x1 - most : .min),
      y0: box.y0 - cells.cellHeight,
      x1: alignment == .right ? box.x1 : min(box.x1 + overhang, alignment == .left ? box.x0 + most : .max),
      y1: box.y1 + cells.cellHeight
    )
  }

  /// More columns than a line of a text takes, as letters or as strokes: no character is wider than its bytes are many.
  private func mostColumns(ofText node: Int) -> Int {
    guard let text = nodes[node].state.contents.text, cellPoints.width > 0 else { return 0 }
    let advance = text.fontSize * abs(nodes[node].projection.xx) / (2 * cellPoints.width)
    let letters = Double(text.string.utf8.count + 2) * max(advance.isFinite ? advance : 1e6, 1)
    return Int(clamping: min(letters, 4096).rounded(.up)) + 3
  }

  /// The mean pixel of a cell's part in `rows`; what lies outside the target counts as transparent.
  private func mean(_ column: Int, _ row: Int, _ rows: Range<Int>, _ target: PixelTarget) -> UInt32 {
    let lines = CellPixels.lines(ofRow: row, height: cells.cellHeight, within: rows)
    let cell = PixelBox(
      x0: column * cells.cellWidth,
      y0: lines.lowerBound,
      x1: (column + 1) * cells.cellWidth,
      y1: lines.upperBound
    )
    let box = cell.intersection(target.box)
    guard !box.isEmpty else { return 0 }
    return PixelMean.of(
      target.address(x: box.x0, y: box.y0),
      stride: target.box.width,
      width: box.width,
      rows: box.height,
      count: max(GridSize(columns: cell.width, rows: cell.height).count, 1)
    )
  }
}
