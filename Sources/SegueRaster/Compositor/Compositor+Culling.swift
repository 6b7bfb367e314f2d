import SegueGeometry
import SegueStage

extension Compositor {
  /// The pixels that a subtree surely hides: a box inside its largest opaque fill, empty where there is none.
  ///
  /// The boxes of the node's descendants must be known.
  func opaqueBox(_ node: Int) -> PixelBox {
    guard nodes[node].state.opacity >= 1, !nodes[node].state.isHidden, nodes[node].state.blur <= 0 else {
      return .empty
    }
    if node + 1 < subtreeEnd(node), nodes[node + 1].role != .content { return .empty }
    let own = solidBox(node)
    let fill = nodes[node].state.fill.alpha >= 1 && nodes[node].state.contents.shape == nil ? own : .empty
    let cover = boxes.nodes[node].cover.box
    let inner = nodes[node].state.masksToBounds ? cover.intersection(own) : cover
    return inner.area > fill.area ? inner : fill
  }

  /// The pixels that lie wholly in a layer's bounds, without the rows of rounded corners.
  private func solidBox(_ node: Int) -> PixelBox {
    let projection = self.projection(node)
    let outline = Outline(nodes[node].state.bounds, radii: nodes[node].state.cornerRadii)
    guard projection.isAxisAligned, projection.isFinite, outline.isFinite else { return .empty }
    let xs = (outline.rect.minX * projection.xx, outline.rect.maxX * projection.xx)
    let ys = (outline.rect.minY * projection.yy, outline.rect.maxY * projection.yy)
    let corner = outline.radii.largest * abs(projection.yy)
    // What is missing of a pixel that is nearly covered is less than half a level of 255.
    let slack = 0.001
    let box = PixelBox(
      x0: PixelBox.pixel((min(xs.0, xs.1) + projection.tx - slack).rounded(.up)),
      y0: PixelBox.pixel((min(ys.0, ys.1) + projection.ty + corner - slack).rounded(.up)),
      x1: PixelBox.pixel((max(xs.0, xs.1) + projection.tx + slack).rounded(.down)),
      y1: PixelBox.pixel((max(ys.0, ys.1) + projection.ty - corner + slack).rounded(.down))
    )
    return box.isEmpty ? .empty : box
  }

  /// The sibling that hides most; nothing hides anything where a layer blurs what lies behind it.
  func cover(from first: Int, to end: Int) -> NodeBoxes.Cover {
    guard backdrops.isEmpty else { return NodeBoxes.Cover(node: first, box: .empty) }
    if first > 0, first < end { return boxes.nodes[first - 1].cover }
    var cover = NodeBoxes.Cover(node: first, box: .empty)
    var node = first
    while node < end {
      if nodes[node].role == .content, boxes.opaque[node].area >= max(cover.box.area, 1) {
        cover = NodeBoxes.Cover(node: node, box: boxes.opaque[node])
      }
      node = subtreeEnd(node)
    }
    return cover
  }

  /// Whether a later sibling hides all pixels of a subtree, and all cells that its text could stand in.
  func isHidden(_ node: Int, by cover: NodeBoxes.Cover, _ target: PixelTarget) -> Bool {
    guard node < cover.node, !cover.box.isEmpty else { return false }
    // A text may move to the row of cells below its own.
    let touched = boxes.all[node].intersection(clips.whole)
      .expanded(x: cells.cellWidth, y: 2 * cells.cellHeight)
    return cover.box.contains(touched.intersection(target.box).intersection(drawn))
  }
}
