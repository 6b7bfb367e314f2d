import SegueGeometry
import SegueStage

extension Compositor {
  /// Draws sibling subtrees, back to front, but for those that one of them hides.
  mutating func drawSubtrees(from first: Int, to end: Int, _ target: PixelTarget) {
    let cover = cover(from: first, to: end)
    var node = first
    while node < end {
      if node % NodeBoxes.chunkSize == 0, let next = afterChunk(node) {
        node = min(next, end)
        continue
      }
      if boxes.all[node].intersection(clips.box).isEmpty {
        node = subtreeEnd(node)
        continue
      }
      if nodes[node].role == .content, !isHidden(node, by: cover, target) { drawSubtree(node, target) }
      node = subtreeEnd(node)
    }
  }

  /// Where to go on after the chunk that a sibling begins, if nothing of it and of what lies below it shows.
  private func afterChunk(_ node: Int) -> Int? {
    let chunk = boxes.chunks[node / NodeBoxes.chunkSize]
    return chunk.box.intersection(clips.box).isEmpty ? chunk.end : nil
  }

  /// Draws a node with its descendants, as a group where its opacity or mask need one.
  mutating func drawSubtree(_ node: Int, _ target: PixelTarget) {
    let own = PixelColor.unit(nodes[node].state.opacity)
    guard own > 0, !nodes[node].state.isHidden, !boxes.all[node].intersection(clips.box).isEmpty else {
      return
    }
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

  private func drawsSeveralThings(_ node: Int) -> Bool {
    if subtreeEnd(node) > node + 1 || nodes[node].state.backdropBlur > 0 { return true }
    let contents = nodes[node].state.contents
    var count = nodes[node].state.fill.alpha > 0 ? 1 : 0
    if nodes[node].state.shadow.opacity > 0 { count += 1 }
    if nodes[node].state.border.width > 0 { count += 1 }
    if contents.gradient != nil { count += 1 }
    if contents.image != nil { count += 1 }
    if contents.text != nil { count += 1 }
    if let shape = contents.shape, shape.strokeWidth > 0 { count += 1 }
    return count > 1
  }

  private mutating func drawMasked(_ node: Int, _ own: Double, _ target: PixelTarget) {
    let mask = node + 1
    guard mask < subtreeEnd(node), nodes[mask].role == .mask else {
      drawFiltered(node, own, target)
      return
    }
    guard !nodes[mask].state.isHidden, projection(mask).isFinite else { return }
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
      beginGroup(boxes.all[node].intersection(boxes.all[mask]), target)
      drawFiltered(node, own, target)
      endGroup(mask: mask, target)
    }
  }

  /// Whether a mask is one opaque shape, which clips without being drawn.
  private func isPlainShape(_ mask: Int) -> Bool {
    guard subtreeEnd(mask) == mask + 1, nodes[mask].state.opacity >= 1, nodes[mask].state.fill.alpha >= 1,
      nodes[mask].state.blur <= 0, nodes[mask].state.shadow.opacity <= 0, nodes[mask].state.border.width <= 0
    else { return false }
    let contents = nodes[mask].state.contents
    return contents.gradient == nil && contents.image == nil && contents.text == nil
      && (contents.shape?.strokeWidth ?? 0) <= 0
  }
}
