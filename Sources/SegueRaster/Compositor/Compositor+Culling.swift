import SegueGeometry
import SegueStage

extension Compositor {
  /// The pixels that a subtree surely hides: a box inside its largest opaque ground, empty where there is none.
  ///
  /// The boxes of the node's descendants must be known.
  mutating func opaqueBox(_ node: Int) -> PixelBox {
    boxes.nodes[node].hidesByGround = false
    guard nodes[node].state.opacity >= 1, !nodes[node].state.isHidden, nodes[node].state.blur <= 0 else {
      return .empty
    }
    if node + 1 < subtreeEnd(node), nodes[node + 1].role != .content { return .empty }
    let own = solidBox(node)
    let ground = hasOpaqueGround(node) ? own : .empty
    let cover = boxes.nodes[node].cover.box
    let inner = nodes[node].state.masksToBounds ? cover.intersection(own) : cover
    boxes.nodes[node].hidesByGround = inner.area <= ground.area
    return boxes.nodes[node].hidesByGround ? ground : inner
  }

  /// Whether fill, gradient or image leave no pixel of a layer's bounds translucent.
  private mutating func hasOpaqueGround(_ node: Int) -> Bool {
    if nodes[node].state.fill.alpha >= 1, nodes[node].state.contents.shape == nil { return true }
    guard Compositor.isModest(nodes[node].state.bounds.size, projection(node)) else { return false }
    if let gradient = nodes[node].state.contents.gradient, gradient.stops.count > 1 {
      if gradient.stops.allSatisfy({ $0.color.alpha >= 1 }) { return true }
    }
    guard let contents = nodes[node].state.contents.image, contents.fit != .contain else { return false }
    return images.isOpaque(contents.image)
  }

  /// Whether a layer is so large, and seen at such a scale, that a paint can be laid out in it without overflow.
  private static func isModest(_ size: Size, _ projection: Projection) -> Bool {
    let range = 1e-3...1e6
    return range.contains(size.width) && range.contains(size.height) && range.contains(abs(projection.xx))
      && range.contains(abs(projection.yy))
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
    let none = NodeBoxes.Cover(node: first, box: .empty)
    guard backdrops.isEmpty else { return none }
    let cover = first > 0 && first < end ? boxes.nodes[first - 1].cover : searchCover(from: first, to: end)
    // The pixels kept of the layers at rest must have no holes where something above hid them.
    let holdsGround = ground.isActive && first < ground.first && ground.first <= end
    return holdsGround && !cover.box.isEmpty && provider(of: cover) >= ground.end ? none : cover
  }

  private func searchCover(from first: Int, to end: Int) -> NodeBoxes.Cover {
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

  /// The node whose own ground a cover is.
  private func provider(of cover: NodeBoxes.Cover) -> Int {
    var node = cover.node
    while !boxes.nodes[node].hidesByGround, boxes.nodes[node].cover.node > node {
      node = boxes.nodes[node].cover.node
    }
    return node
  }

  /// Whether a later sibling hides all pixels of a subtree, and all cells that its text could be in.
  func isHidden(_ node: Int, by cover: NodeBoxes.Cover, _ target: PixelTarget) -> Bool {
    guard node < cover.node, !cover.box.isEmpty else { return false }
    // A text may move to the row of cells below its own.
    let touched = boxes.all[node].intersection(clips.whole)
      .expanded(x: cells.cellWidth, y: 2 * cells.cellHeight)
    return cover.box.contains(touched.intersection(target.box).intersection(drawn))
  }
}
