import SegueGeometry
import SegueStage

extension Compositor {
  /// Finds the pixels that each subtree may touch, and those that it hides, children before parents.
  mutating func measure() {
    boxes.reset(count: nodes.count)
    backdrops.removeAll(keepingCapacity: true)
    findParents()
    for node in nodes.indices.reversed() {
      measureOwn(node)
      measureSublayers(node)
      combine(node)
    }
    boxes.finish()
  }

  private mutating func findParents() {
    for node in nodes.indices {
      let end = min(max(nodes[node].subtreeEnd, node + 1), nodes.count)
      boxes.ends[node] = Int32(end)
      // The innermost subtree that goes on here is the last one's before, or one of those that it lies in.
      var parent = node - 1
      while parent >= 0, Int(boxes.ends[parent]) <= node { parent = Int(boxes.nodes[parent].parent) }
      boxes.nodes[node].parent = Int32(parent)
    }
  }

  /// Finds the box of a layer without its sublayers, and notes where it blurs what lies behind it.
  mutating func measureOwn(_ node: Int) {
    let projection = self.projection(node)
    boxes.nodes[node].outline = box(of: Outline(nodes[node].state.bounds).rect, projection)
    boxes.nodes[node].own = ownBox(node, projection)
    boxes.nodes[node].opacity = nodes[node].state.opacity
    boxes.nodes[node].hasText = nodes[node].state.contents.text != nil
    backdrops.removeAll { $0.node == node }
    if nodes[node].state.backdropBlur > 0 {
      let place = backdrops.firstIndex { $0.node < node } ?? backdrops.count
      backdrops.insert(Backdrop(node: node, box: boxes.nodes[node].outline), at: place)
    }
  }

  /// Finds the boxes that a layer's sublayers fill and hide together.
  mutating func measureSublayers(_ node: Int) {
    var inner = PixelBox.empty
    var cover = NodeBoxes.Cover(node: node + 1, box: .empty)
    var others = 0
    var child = node + 1
    let end = subtreeEnd(node)
    while child < end {
      if nodes[child].role == .content {
        inner = inner.union(boxes.all[child])
        let area = boxes.opaque[child].area
        if area >= max(cover.box.area, 1) {
          others = cover.box.area
          cover = NodeBoxes.Cover(node: child, box: boxes.opaque[child])
        } else {
          others = max(others, area)
        }
      }
      child = subtreeEnd(child)
    }
    boxes.nodes[node].inner = inner
    boxes.nodes[node].cover = cover
    boxes.nodes[node].mostOthersHide = others
    boxes.nodes[node].hasShrunk = false
    boxes.nodes[node].hasNewCover = false
  }

  /// Puts together the boxes of a subtree, and tells its parent.
  mutating func combine(_ node: Int) {
    var inner = boxes.nodes[node].inner
    if nodes[node].state.masksToBounds { inner = inner.intersection(boxes.nodes[node].outline) }
    var box = boxes.nodes[node].own.union(inner)
    let spread = blurRadius(node, nodes[node].state.blur)
    if spread.width > 0, !box.isEmpty {
      box = box.expanded(x: reach(spread.width), y: reach(spread.height))
    }
    box = box.intersection(whole.expanded(x: 4096, y: 4096))
    let former = boxes.all[node]
    boxes.set(box, of: node)
    boxes.moved(node, from: former, to: box)
    let hidden = opaqueBox(node)
    let formerlyHidden = boxes.opaque[node]
    boxes.opaque[node] = hidden
    boxes.hides(hidden, insteadOf: formerlyHidden, node: node)
  }

  /// How far a blur reaches, in pixels.
  func reach(_ sigma: Double) -> Int { PixelBox.pixel((3 * sigma).rounded(.up)) + 2 }

  /// A blur's standard deviations in pixels, across and down, at the middle of a layer; at most 400.
  func blurRadius(_ node: Int, _ points: Double) -> Size {
    guard points > 0 else { return .zero }
    let scale = projection(node).scale(at: nodes[node].state.bounds.center)
    func clamp(_ value: Double) -> Double { value.isFinite ? min(value, 400) : 0 }
    return Size(width: clamp(points * scale.width), height: clamp(points * scale.height))
  }

  /// The pixels of a rectangle; all where part of it lies behind the eye, none where a value is not finite.
  private func box(of rect: Rect, _ projection: Projection) -> PixelBox {
    guard projection.isFinite, Outline(rect).isFinite else { return .empty }
    guard let box = projection.boundingBox(of: rect) else { return whole }
    return PixelBox(around: box)
  }

  private func ownBox(_ node: Int, _ projection: Projection) -> PixelBox {
    var rect = Outline(nodes[node].state.bounds).rect
    if let shape = nodes[node].state.contents.shape { rect = rect.union(shape.reach) }
    var result = box(of: rect, projection)
    if nodes[node].state.shadow.opacity > 0, !result.isEmpty {
      let shadow = nodes[node].state.shadow
      let sigma = blurRadius(node, max(shadow.radius, 0))
      let moved = box(of: rect.offset(by: shadow.offset), projection)
      result = result.union(moved.expanded(x: reach(sigma.width), y: reach(sigma.height)))
    }
    if nodes[node].state.contents.text != nil, !result.isEmpty {
      result = result.union(textBox(node, projection))
    }
    return result
  }
}

extension Compositor {
  /// The pixels that a layer's text may touch.
  private func textBox(_ node: Int, _ projection: Projection) -> PixelBox {
    if typesetter != nil, !drawsTextAsBars {
      return box(of: glyphReach(of: node, Outline(nodes[node].state.bounds).rect), projection)
    }
    if isDistorted(nodes[node].projection) { return box(of: barReach(of: node), projection) }
    return textReach(of: node, boxes.nodes[node].outline)
  }
}

extension ShapeContents {
  /// A rectangle that holds the shape with its stroke, mitres included.
  fileprivate var reach: Rect {
    path.controlBox.expanded(by: strokeWidth > 0 ? strokeWidth * StrokeOutline.reach : 0)
  }
}

extension Projection {
  var isFinite: Bool {
    (xx + xy + xw + yx + yy + yw + tx + ty + tw).isFinite
  }

  /// How many units of the image one unit spans at a point, along the image's two axes.
  ///
  /// The rows of the derivative: `∂(X/W) = (∂X - (X/W) ∂W) / W`.
  func scale(at point: Point) -> Size {
    guard let place = apply(point) else { return .zero }
    let w = point.x * xw + point.y * yw + tw
    let ax = (xx - place.x * xw) / w
    let ay = (yx - place.x * yw) / w
    let bx = (xy - place.y * xw) / w
    let by = (yy - place.y * yw) / w
    return Size(width: (ax * ax + ay * ay).squareRoot(), height: (bx * bx + by * by).squareRoot())
  }
}
