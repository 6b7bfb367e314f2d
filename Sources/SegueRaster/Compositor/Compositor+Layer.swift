import SegueGeometry
import SegueStage

extension Compositor {
  /// Draws one layer's own picture and its sublayers.
  ///
  /// The order is Core Animation's: shadow, backdrop, fill, gradient, image, shape, text, sublayers, border. A layer that
  /// clips draws no shadow. Contents are rounded only where the layer clips; fill, gradient and border always.
  mutating func drawLayer(_ node: Int, _ own: Double, _ target: PixelTarget) {
    let projection = self.projection(node)
    let outline = Outline(
      nodes[node].state.bounds,
      radii: nodes[node].state.cornerRadii,
      softEdges: nodes[node].state.edgeAntialiasingMask
    )
    guard projection.isFinite, outline.isFinite else { return }
    let clips = nodes[node].state.masksToBounds
    if !clips { drawShadow(node, outline, projection, own, target) }
    drawBackdrop(node, outline, projection, own, target)
    // Paints that share an edge would let each other shine through it, so they share one clip.
    let sharesEdge = !clips && paintsOnOutline(node, outline) > 1
    if clips || sharesEdge { beginClip(outline, projection, target) }
    if !isGroundKnown(below: node + 1) {
      drawGround(node, outline, projection, own, isClipped: clips || sharesEdge, target)
    }
    if sharesEdge { endClip(target) }
    if clips || !sharesEdge || !outline.isRectangle {
      drawImage(node, outline, projection, own, isClipped: clips, target)
    }
    drawShape(node, projection, own, target)
    drawText(node, projection, own, target)
    drawSubtrees(from: node + 1, to: subtreeEnd(node), target)
    drawBorder(node, outline, projection, own, isClipped: clips, target)
    if clips { endClip(target) }
  }

  /// How many paints end at the outline, the image of a plain rectangle included.
  private func paintsOnOutline(_ node: Int, _ outline: Outline) -> Int {
    var count = 0
    if nodes[node].state.fill.alpha > 0, nodes[node].state.contents.shape == nil { count += 1 }
    if nodes[node].state.contents.gradient != nil { count += 1 }
    if nodes[node].state.contents.image != nil, outline.isRectangle { count += 1 }
    return count
  }

  /// Draws fill and gradient, and an image that shares their edge.
  private mutating func drawGround(
    _ node: Int,
    _ outline: Outline,
    _ projection: Projection,
    _ own: Double,
    isClipped: Bool,
    _ target: PixelTarget
  ) {
    if nodes[node].state.fill.alpha > 0, nodes[node].state.contents.shape == nil {
      var paint = SolidPaint(color: PixelColor.packed(nodes[node].state.fill, opacity: own))
      if isClipped {
        fillClip(&paint, opacity: 1, target)
      } else {
        fill(outline, projection, &paint, target)
      }
    }
    if let gradient = nodes[node].state.contents.gradient,
      var paint = GradientPaint(gradient, bounds: outline.rect, toPixels: projection, table: gradientTable)
    {
      if isClipped {
        fillClip(&paint, opacity: own, target)
      } else {
        fill(outline, projection, &paint, opacity: own, target)
      }
    }
    if isClipped, !nodes[node].state.masksToBounds, outline.isRectangle {
      drawImage(node, outline, projection, own, isClipped: true, target)
    }
  }

  private mutating func drawShape(_ node: Int, _ projection: Projection, _ own: Double, _ target: PixelTarget)
  {
    guard let shape = nodes[node].state.contents.shape else { return }
    if nodes[node].state.fill.alpha > 0 {
      var paint = SolidPaint(color: PixelColor.packed(nodes[node].state.fill, opacity: own))
      var coverage = trace(shape.path, projection)
      fill(&coverage, &paint, target)
    }
    if shape.strokeWidth > 0, shape.strokeWidth.isFinite, shape.strokeColor.alpha > 0 {
      var paint = SolidPaint(color: PixelColor.packed(shape.strokeColor, opacity: own))
      var coverage = traceStroke(
        shape.strokedPath,
        width: shape.strokeWidth,
        style: shape.style,
        projection
      )
      fill(&coverage, &paint, target)
    }
  }

  /// Draws the border; inside a clip its outer edge is the clip's.
  private mutating func drawBorder(
    _ node: Int,
    _ outline: Outline,
    _ projection: Projection,
    _ own: Double,
    isClipped: Bool,
    _ target: PixelTarget
  ) {
    let border = nodes[node].state.border
    guard border.width > 0, border.width.isFinite, border.color.alpha > 0 else { return }
    var paint = SolidPaint(color: PixelColor.packed(border.color, opacity: own))
    let outer = isClipped ? Outline(outline.rect.expanded(by: outline.rect.size.width + 1)) : outline
    var coverage = trace(outer, minus: outline.inset(by: border.width), projection)
    fill(&coverage, &paint, target)
  }

  /// Draws the blurred shadow of the outline, or of the shape.
  private mutating func drawShadow(
    _ node: Int,
    _ outline: Outline,
    _ projection: Projection,
    _ own: Double,
    _ target: PixelTarget
  ) {
    let shadow = nodes[node].state.shadow
    let strength = PixelColor.unit(shadow.opacity) * own
    guard strength > 0, shadow.color.alpha > 0, shadow.offset.x.isFinite, shadow.offset.y.isFinite else {
      return
    }
    var sigma = blurRadius(node, shadow.radius)
    sigma = Size(width: max(sigma.width, 0.01), height: max(sigma.height, 0.01))
    let move = Projection(scaleX: 1, scaleY: 1, translation: shadow.offset)
    let moved = move.concatenating(projection)
    let box = boxes.all[node].intersection(clips.box)
    guard !box.isEmpty else { return }
    blur.begin(box: box, sigma: sigma, channels: 1)
    let all = GaussianBlur.inputBlocks(of: boxes.all[node].intersection(clips.whole), sigma: sigma)
    readShadow(node, outline.softened, moved, of: all)
    blur.run()
    var paint = SolidPaint(color: PixelColor.packed(shadow.color, opacity: strength))
    var coverage = BlurredCoverage(
      box: box,
      blur: blur,
      hole: hidesShadow(node, projection, own)
        ? RoundedRectCoverage(outline, projection: projection, limits: box, scratch: holeRow) : nil,
      bytes: coverageRow.reserve(box.width + 16)
    )
    fill(&coverage, &paint, target)
  }

  /// Whether the layer's own fill covers the middle of its shadow.
  private func hidesShadow(_ node: Int, _ projection: Projection, _ own: Double) -> Bool {
    projection.isAxisAligned && own >= 1 && nodes[node].state.fill.alpha >= 1
      && nodes[node].state.contents.shape == nil && nodes[node].state.backdropBlur <= 0
  }

  /// Draws the outline's coverage, block by block, as the blur's input; `all` is that of the whole shadow.
  private mutating func readShadow(
    _ node: Int,
    _ outline: Outline,
    _ projection: Projection,
    of all: PixelBox
  ) {
    let toBlocks = Projection(
      scaleX: 1 / Double(blur.x.block),
      scaleY: 1 / Double(blur.y.block),
      translation: .zero
    )
    let projection = projection.concatenating(toBlocks)
    let blocks = blur.inputBlocks
    clips.pushBox(blocks, of: all)
    defer { clips.popBox() }
    if let shape = nodes[node].state.contents.shape {
      readShadow(trace(shape.path, projection))
    } else if projection.isAxisAligned {
      readShadow(RoundedRectCoverage(outline, projection: projection, limits: blocks, scratch: coverageRow))
    } else {
      readShadow(trace(outline, projection))
    }
  }

  private func readShadow<C: CoverageSource>(_ source: C) {
    var source = source
    let blocks = blur.inputBlocks
    for y in source.box.y0..<source.box.y1 {
      var row = source.row(y)
      row.trim(from: blocks.x0, to: blocks.x1)
      let target = blur.inputRow(y)
      for x in row.start..<row.end { target[x - blocks.x0] = Float(row.byte(x)) }
    }
  }

  /// Replaces what lies inside the outline by its blur.
  private mutating func drawBackdrop(
    _ node: Int,
    _ outline: Outline,
    _ projection: Projection,
    _ own: Double,
    _ target: PixelTarget
  ) {
    let sigma = blurRadius(node, nodes[node].state.backdropBlur)
    guard max(sigma.width, sigma.height) > 0.3 else { return }
    beginClip(outline, projection, target)
    if !clips.box.isEmpty {
      blur.begin(box: clips.box, sigma: sigma, channels: 4)
      blur.read(target, repeatsEdges: true)
      blur.run()
      // Not blended but put in place, also where it is translucent; the clip softens the edge.
      var paint = BlurredPaint(blur: blur, isOpaque: true)
      fillClip(&paint, opacity: 1, target)
    }
    endClip(target)
  }
}
