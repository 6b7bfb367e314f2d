import SegueCells
import SegueGeometry
import SegueStage

extension Compositor {
  /// Draws sibling subtrees, back to front, without the parts that one of them hides of those below it.
  mutating func drawSubtrees(from first: Int, to end: Int, _ target: PixelTarget) {
    let cover = cover(from: first, to: end)
    let hidden = hiddenCells(cover)
    guard cover.node > first, cover.node >= restingEnd(from: first), hidden.area >= Compositor.leastHidden
    else {
      drawSiblings(from: first, to: end, under: cover, target)
      return
    }
    let all = drawn
    // What the hidden cells leave: above them, to both sides, and below.
    let middle = (hidden.y0, hidden.y1)
    let parts = (
      PixelBox(x0: all.x0, y0: all.y0, x1: all.x1, y1: middle.0),
      PixelBox(x0: all.x0, y0: middle.0, x1: hidden.x0, y1: middle.1),
      PixelBox(x0: hidden.x1, y0: middle.0, x1: all.x1, y1: middle.1),
      PixelBox(x0: all.x0, y0: middle.1, x1: all.x1, y1: all.y1)
    )
    func drawBelow(_ compositor: inout Compositor) {
      compositor.drawSiblings(from: first, to: cover.node, under: cover, target)
    }
    drawPart(parts.0, drawBelow)
    drawPart(parts.1, drawBelow)
    drawPart(parts.2, drawBelow)
    drawPart(parts.3, drawBelow)
    drawSiblings(from: cover.node, to: end, under: cover, target)
  }

  /// Below this many hidden pixels, drawing them in vain is cheaper than drawing the siblings in several parts.
  private static let leastHidden = 64 * 64

  /// The drawn cells of which nothing below a cover shows; none offscreen, where not only `drawn` is drawn.
  private func hiddenCells(_ cover: NodeBoxes.Cover) -> PixelBox {
    guard blurDepth == 0, maskDepth == 0, !cover.box.isEmpty else { return .empty }
    let box = cover.box.intersection(clips.box).intersection(drawn)
    let (width, height) = (cells.cellWidth, cells.cellHeight)
    // The last cells have what is left over as well, and are hidden only with that.
    let column = (box.x0 + width - 1) / width
    let row = (box.y0 + height - 1) / height
    let endColumn = box.x1 >= whole.x1 ? cells.columns : min(box.x1 / width, cells.columns - 1)
    let endRow = box.y1 >= whole.y1 ? cells.rows : min(box.y1 / height, cells.rows - 1)
    guard column < endColumn, row < endRow else { return .empty }
    return pixels(of: CellRect(column: column, row: row, endColumn: endColumn, endRow: endRow))
  }

  /// Draws a part of whole cells only.
  mutating func drawPart(_ part: PixelBox, _ body: (inout Compositor) -> Void) {
    guard !part.isEmpty else { return }
    let all = drawn
    drawn = part
    clips.pushPart(part)
    if !clips.box.isEmpty { body(&self) }
    clips.popBox()
    drawn = all
  }

  /// Draws siblings; those at rest are copied from what is kept of them.
  private mutating func drawSiblings(
    from first: Int,
    to end: Int,
    under cover: NodeBoxes.Cover,
    _ target: PixelTarget
  ) {
    let rest = restingEnd(from: first)
    if rest > first { drawGround(target) }
    drawEach(from: rest, to: end, under: cover, target)
  }

  mutating func drawEach(from first: Int, to end: Int, under cover: NodeBoxes.Cover, _ target: PixelTarget) {
    var node = first
    while node < end {
      if node % NodeBoxes.chunkSize == 0, let next = afterChunk(node) {
        node = min(next, end)
        continue
      }
      if !boxes.all[node].intersection(clips.box).isEmpty, nodes[node].role == .content,
        !isHidden(node, by: cover, target)
      {
        drawSubtree(node, target)
      }
      node = subtreeEnd(node)
    }
  }

  /// The index to continue at after the chunk that a sibling begins, if nothing in the chunk is visible.
  private func afterChunk(_ node: Int) -> Int? {
    let chunk = boxes.chunks[node / NodeBoxes.chunkSize]
    return chunk.box.intersection(clips.box).isEmpty ? chunk.end : nil
  }

  /// Draws a node with its descendants, as a group if its opacity or mask needs one.
  mutating func drawSubtree(_ node: Int, _ target: PixelTarget) {
    let own = PixelColor.unit(nodes[node].state.opacity)
    guard own > 0, !nodes[node].state.isHidden, !boxes.all[node].intersection(clips.box).isEmpty else {
      return
    }
    if maskDepth > 0, nodes[node].state.maskMode == .subtract { return subtractSubtree(node, target) }
    drawWhole(node, own, target)
  }

  /// Draws a visible node with its descendants over what is there.
  mutating func drawWhole(_ node: Int, _ own: Double, _ target: PixelTarget) {
    let above = opacity
    opacity *= own
    defer { opacity = above }
    guard own < 1, drawsSeveralThings(node) else {
      drawMasked(node, own, target)
      return
    }
    beginGroup(boxes.all[node], target)
    drawMasked(node, 1, target)
    endGroup(own, target)
  }

  /// Whether a translucent layer has to be drawn as a group, so that its parts do not show through each other.
  func drawsSeveralThings(_ node: Int) -> Bool {
    if subtreeEnd(node) > node + 1 || nodes[node].state.backdropBlur > 0 { return true }
    let contents = nodes[node].state.contents
    var count = nodes[node].state.fill.alpha > 0 ? 1 : 0
    if nodes[node].state.shadow.opacity > 0 { count += 1 }
    if nodes[node].state.border.width > 0 { count += 1 }
    if contents.gradient != nil { count += 1 }
    if contents.image != nil { count += 1 }
    if contents.text != nil { count += 1 }
    if contents.hasStroke { count += 1 }
    return count > 1
  }

  mutating func drawMasked(_ node: Int, _ own: Double, _ target: PixelTarget) {
    let mask = node + 1
    guard mask < subtreeEnd(node), nodes[mask].role == .mask else {
      drawFiltered(node, own, target)
      return
    }
    let isInverted = nodes[mask].state.maskMode.isInverted
    guard !nodes[mask].state.isHidden, projection(mask).isFinite else {
      if isInverted { drawFiltered(node, own, target) }
      return
    }
    if isPlainShape(mask) {
      if let shape = nodes[mask].state.contents.shape {
        beginClip(shape.path, projection(mask), target)
      } else {
        let outline = Outline(nodes[mask].state.bounds, radii: nodes[mask].state.cornerRadii)
        beginClip(outline, projection(mask), target)
      }
      drawFiltered(node, own, target)
      endClip(target)
    } else {
      beginGroup(isInverted ? boxes.all[node] : boxes.all[node].intersection(boxes.all[mask]), target)
      drawFiltered(node, own, target)
      endGroup(mask: mask, target)
    }
  }

  /// Whether a mask is one opaque shape, which clips without being drawn.
  private func isPlainShape(_ mask: Int) -> Bool {
    guard subtreeEnd(mask) == mask + 1, nodes[mask].state.maskMode == .alpha, nodes[mask].state.opacity >= 1,
      nodes[mask].state.fill.alpha >= 1,
      nodes[mask].state.blur <= 0, nodes[mask].state.shadow.opacity <= 0, nodes[mask].state.border.width <= 0
    else { return false }
    let contents = nodes[mask].state.contents
    return contents.gradient == nil && contents.image == nil && contents.text == nil
      && !contents.hasStroke
  }
}
