import SegueGeometry
import SegueStage

/// The colour of a frame at a point, by asking each layer whether the point is inside.
///
/// Written apart from the compositor, to check it: it knows no coverage, no boxes and no pixels. Fills, gradients,
/// borders, polygons, clips, masks, opacity and affine transforms; no images, text, shadows or blurs.
struct PointSampler {
  typealias Light = SIMD4<Double>

  let nodes: [FrameNode]

  /// The premultiplied colour, 0…1, at a point of the canvas.
  func color(at point: Point) -> Light {
    var light = Light()
    var node = 0
    while node < nodes.count {
      light = drawn(node, point, over: light)
      node = nodes[node].subtreeEnd
    }
    return light
  }

  private func drawn(_ node: Int, _ point: Point, over below: Light) -> Light {
    let state = nodes[node].state
    var share = min(max(state.opacity, 0), 1)
    guard share > 0, !state.isHidden, let own = nodes[node].projection.inverse?.apply(point) else {
      return below
    }
    if node + 1 < nodes[node].subtreeEnd, nodes[node + 1].role == .mask {
      share *= drawn(node + 1, point, over: Light()).w
    }
    let outer = isInside(own, state.bounds, state.cornerRadii.topLeft)
    if state.masksToBounds, !outer { return below }
    var light = below
    if outer, state.contents.shape == nil { light = over(state.fill, light) }
    if outer, let gradient = state.contents.gradient {
      light = over(color(of: gradient, own, state.bounds), light)
    }
    if let shape = state.contents.shape, isInside(own, shape.path) { light = over(state.fill, light) }
    var child = node + 1
    while child < nodes[node].subtreeEnd {
      if nodes[child].role == .content { light = drawn(child, point, over: light) }
      child = nodes[child].subtreeEnd
    }
    let width = min(state.border.width, min(state.bounds.size.width, state.bounds.size.height) / 2)
    let inner = state.bounds.expanded(by: -width)
    if width > 0, outer, !isInside(own, inner, max(state.cornerRadii.topLeft - width, 0)) {
      light = over(state.border.color, light)
    }
    return below * (1 - share) + light * share
  }

  private func over(_ color: Color, _ below: Light) -> Light {
    Light(color.red, color.green, color.blue, 1) * color.alpha + below * (1 - color.alpha)
  }

  private func isInside(_ point: Point, _ rect: Rect, _ radius: Double) -> Bool {
    guard rect.contains(point) else { return false }
    let radius = min(max(radius, 0), min(rect.size.width, rect.size.height) / 2)
    let x = max(rect.minX + radius - point.x, point.x - rect.maxX + radius, 0)
    let y = max(rect.minY + radius - point.y, point.y - rect.maxY + radius, 0)
    return x * x + y * y <= radius * radius
  }

  /// Whether a point lies in a polygon, by the crossings of a ray to its right.
  private func isInside(_ point: Point, _ path: Path) -> Bool {
    let corners = path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let corner), .line(let corner): corner
      case .curve, .close: nil
      }
    }
    guard var last = corners.last else { return false }
    var (crossings, winding) = (0, 0)
    for corner in corners {
      if (last.y <= point.y) != (corner.y <= point.y) {
        let x = last.x + (point.y - last.y) / (corner.y - last.y) * (corner.x - last.x)
        if x > point.x {
          crossings += 1
          winding += corner.y > last.y ? 1 : -1
        }
      }
      last = corner
    }
    return path.fillRule == .evenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// A linear gradient of two opaque colours.
  private func color(of gradient: Gradient, _ point: Point, _ bounds: Rect) -> Color {
    guard case .linear(let start, let end) = gradient.kind, let first = gradient.stops.first,
      let last = gradient.stops.last
    else { return .clear }
    let place = Point(
      x: (point.x - bounds.minX) / bounds.size.width,
      y: (point.y - bounds.minY) / bounds.size.height
    )
    let (d, p) = (end - start, place - start)
    let t = min(max((p.x * d.x + p.y * d.y) / (d.x * d.x + d.y * d.y), 0), 1)
    return first.color.interpolated(to: last.color, fraction: t)
  }
}
