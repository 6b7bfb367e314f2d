import SegueGeometry
import SegueStage

extension Compositor {
  /// Fills a layer's rounded bounds.
  mutating func fill<P: Paint>(
    _ outline: Outline,
    _ projection: Projection,
    _ paint: inout P,
    opacity: Double = 1,
    covers: Bool = true,
    _ target: PixelTarget
  ) {
    if projection.isAxisAligned {
      var coverage = RoundedRectCoverage(
        outline,
        projection: projection,
        limits: clips.box,
        scratch: coverageRow
      )
      fill(&coverage, &paint, opacity: opacity, covers: covers, target)
    } else {
      var coverage = trace(outline, projection)
      fill(&coverage, &paint, opacity: opacity, covers: covers, target)
    }
  }

  /// Fills all that the innermost clip allows; its edges are softened when it ends.
  mutating func fillClip<P: Paint>(_ paint: inout P, opacity: Double, _ target: PixelTarget) {
    var coverage = FullCoverage(box: clips.box, bytes: coverageRow.base)
    fill(&coverage, &paint, opacity: opacity, target)
  }

  /// Clips to a layer's rounded bounds.
  mutating func beginClip(_ outline: Outline, _ projection: Projection, _ target: PixelTarget) {
    let bounds = pixelBox(of: outline.rect, projection)
    if projection.isAxisAligned {
      var coverage = RoundedRectCoverage(
        outline,
        projection: projection,
        limits: clips.box,
        scratch: coverageRow
      )
      clips.push(&coverage, inside: bounds, target: target)
    } else {
      var coverage = trace(outline, projection)
      clips.push(&coverage, inside: bounds, target: target)
    }
    markGroup()
  }

  /// Clips to a path.
  mutating func beginClip(_ path: Path, _ projection: Projection, _ target: PixelTarget) {
    var coverage = trace(path, projection)
    clips.push(&coverage, inside: pixelBox(of: path.controlBox, projection), target: target)
    markGroup()
  }

  /// The coverage of an outline under any projection.
  mutating func trace(_ outline: Outline, _ projection: Projection) -> AreaCoverage {
    beginTrace(projection, around: outline.rect)
    if let rect = ProjectedRect(outline, projection) {
      rect.add(to: &accumulator)
    } else {
      builder.add(outline)
      builder.finish(projection, into: &accumulator)
    }
    return accumulator.coverage(.nonZero, scratch: coverageRow)
  }

  /// The coverage of a border: between two outlines.
  mutating func trace(_ outer: Outline, minus inner: Outline, _ projection: Projection) -> AreaCoverage {
    beginTrace(projection, around: outer.rect)
    builder.add(outer)
    builder.finish(projection, into: &accumulator)
    builder.add(inner)
    builder.finish(projection, into: &accumulator, reversed: true)
    return accumulator.coverage(.nonZero, scratch: coverageRow)
  }

  /// The coverage of rectangles that do not overlap.
  mutating func trace(_ rects: [Rect], _ projection: Projection) -> AreaCoverage {
    beginTrace(projection, around: rects.reduce(rects.first ?? .zero) { $0.union($1) })
    for rect in rects {
      builder.add(Outline(rect))
      builder.finish(projection, into: &accumulator)
    }
    return accumulator.coverage(.nonZero, scratch: coverageRow)
  }

  /// The coverage of a path's inside.
  mutating func trace(_ path: Path, _ projection: Projection) -> AreaCoverage {
    beginTrace(projection, around: path.controlBox)
    builder.walk(path) { builder, _ in builder.finish(projection, into: &accumulator) }
    return accumulator.coverage(path.fillRule, scratch: coverageRow)
  }

  /// The coverage of a path's stroke.
  mutating func traceStroke(
    _ path: Path,
    width: Double,
    style: StrokeStyle,
    _ projection: Projection
  ) -> AreaCoverage {
    beginTrace(projection, around: path.controlBox.expanded(by: width * StrokeOutline.reach))
    builder.walk(path) { builder, isClosed in
      StrokeOutline.add(isClosed: isClosed, width: width, style: style, to: &builder) { builder in
        builder.finish(projection, into: &accumulator)
      }
    }
    return accumulator.coverage(.nonZero, scratch: coverageRow)
  }

  /// The pixels that a rectangle touches, inside the innermost clip; all of those where part of it lies behind the eye.
  func pixelBox(of rect: Rect, _ projection: Projection) -> PixelBox {
    let box = projection.boundingBox(of: rect).map { PixelBox(around: $0) }
    return box?.intersection(clips.whole) ?? clips.whole
  }

  /// Starts a shape that lies inside a rectangle.
  mutating func beginTrace(_ projection: Projection, around rect: Rect) {
    // The full width, even if only a part is drawn now: running sums must not depend on where they begin.
    var box = pixelBox(of: rect, projection)
    box.y0 = max(box.y0, clips.box.y0)
    box.y1 = min(box.y1, clips.box.y1)
    accumulator.begin(box.isEmpty || clips.box.isEmpty ? .empty : box)
    builder.clear()
    let scale = projection.scale(at: rect.center)
    let largest = max(scale.width, scale.height)
    builder.tolerance = OutlineBuilder.pixelTolerance / (largest.isFinite && largest > 1e-6 ? largest : 1)
  }
}

extension OutlineBuilder {
  /// Visits the polygons of a path one by one, as the open polygon, and whether each was closed.
  mutating func walk(_ path: Path, _ visit: (inout OutlineBuilder, _ isClosed: Bool) -> Void) {
    for element in path.elements {
      switch element {
      case .move(let point):
        visit(&self, false)
        clear()
        add(point)
      case .line(let point):
        add(point)
      case .curve(let control1, let control2, let end):
        addCurve(control1, control2, end)
      case .close:
        let start = points.first
        visit(&self, true)
        clear()
        // Elements after a close without a move continue from the polygon's start.
        if let start { add(start) }
      }
    }
    visit(&self, false)
    clear()
  }
}
