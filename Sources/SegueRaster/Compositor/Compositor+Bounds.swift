import SegueGeometry
import SegueStage

extension Compositor {
  /// Finds the pixels that each subtree may touch, and those that it hides, children before parents.
  mutating func measure(_ whole: PixelBox) {
    boxes.removeAll(keepingCapacity: true)
    backdrops.removeAll(keepingCapacity: true)
    boxes.append(contentsOf: repeatElement(.empty, count: nodes.count))
    opaque.removeAll(keepingCapacity: true)
    opaque.append(contentsOf: repeatElement(.empty, count: nodes.count))
    for node in nodes.indices.reversed() {
      var box = ownBox(node, whole)
      var child = node + 1
      var inner = PixelBox.empty
      while child < subtreeEnd(node) {
        if nodes[child].role == .content { inner = inner.union(boxes[child]) }
        child = subtreeEnd(child)
      }
      if nodes[node].state.masksToBounds { inner = inner.intersection(outlineBox(node, whole)) }
      box = box.union(inner)
      let spread = blurRadius(node, nodes[node].state.blur)
      if spread.width > 0, !box.isEmpty {
        box = box.expanded(x: reach(spread.width), y: reach(spread.height))
      }
      boxes[node] = box.intersection(whole.expanded(x: 4096, y: 4096))
      opaque[node] = opaqueBox(node)
      if nodes[node].state.backdropBlur > 0 {
        backdrops.append(Backdrop(node: node, box: outlineBox(node, whole)))
      }
    }
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

  /// The pixels of a layer's bounds; all where part of it lies behind the eye, none where a value is not finite.
  private func outlineBox(_ node: Int, _ whole: PixelBox) -> PixelBox {
    box(of: Outline(nodes[node].state.bounds).rect, projection(node), whole)
  }

  private func box(of rect: Rect, _ projection: Projection, _ whole: PixelBox) -> PixelBox {
    guard projection.isFinite, Outline(rect).isFinite else { return .empty }
    guard let box = projection.boundingBox(of: rect) else { return whole }
    return PixelBox(around: box)
  }

  private func ownBox(_ node: Int, _ whole: PixelBox) -> PixelBox {
    let projection = self.projection(node)
    var rect = Outline(nodes[node].state.bounds).rect
    if let shape = nodes[node].state.contents.shape { rect = rect.union(shape.reach) }
    var result = box(of: rect, projection, whole)
    if nodes[node].state.shadow.opacity > 0, !result.isEmpty {
      let shadow = nodes[node].state.shadow
      let sigma = blurRadius(node, max(shadow.radius, 0))
      let moved = box(of: rect.offset(by: shadow.offset), projection, whole)
      result = result.union(moved.expanded(x: reach(sigma.width), y: reach(sigma.height)))
    }
    return result
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
