public import SegueGeometry
public import SegueStage
import SegueText

extension Compositor {
  /// Draws the parts of a frame that differ from the last one drawn, for a picture of pixels that shows all of it.
  ///
  /// With a `typesetter`, texts are in the pixels. The surface must be as the last call left it.
  ///
  /// - Complexity: Grows with the pixels that changed.
  public mutating func draw(_ frame: Frame, pixelSize: GridSize, into surface: inout Surface) {
    let cells = GridSize(
      columns: max(pixelSize.columns / Self.damageGrain, 1),
      rows: max(pixelSize.rows / Self.damageGrain, 1)
    )
    let viewport = Viewport(size: cells, canvas: Rect(origin: .zero, size: frame.size))
    update(frame, viewport: viewport, pixelSize: pixelSize, into: &surface)
  }

  /// The side in pixels of the squares that are drawn again as wholes.
  private static let damageGrain = 16

  /// Draws a text with a typesetter's glyphs.
  ///
  /// Where the layer is only moved and scaled evenly, glyphs are drawn by masks that are kept; else by their outlines,
  /// whose edges are exact under any projection. Lines are broken in the layer's own points, so neither changes them.
  mutating func drawGlyphs(
    _ node: Int,
    _ typesetter: Typesetter,
    _ projection: Projection,
    _ own: Double,
    _ target: PixelTarget
  ) {
    guard let text = nodes[node].state.contents.text, text.color.alpha > 0 else { return }
    let bounds = Outline(nodes[node].state.bounds).rect
    let set = typesetter.typeset(text, in: bounds.size, pixelsPerPoint: toPixels.xx)
    if set.glyphs.isEmpty { return }
    let placed = Projection(scaleX: 1, scaleY: 1, translation: bounds.origin).concatenating(projection)
    var paint = SolidPaint(color: PixelColor.packed(text.color, opacity: own))
    if Self.keepsShapes(placed) {
      drawMasks(set, typesetter, placed, &paint, target)
    } else {
      var coverage = trace(set, typesetter, placed, around: glyphReach(of: node, bounds))
      fill(&coverage, &paint, covers: false, target)
    }
    // Pictures have their own colours, and no more than the transparency of the text's.
    for picture in set.pictures {
      drawPicture(picture.image, in: picture.frame, placed, opacity: own * text.color.alpha, target)
    }
  }

  /// Whether a projection moves and scales evenly, so that all glyphs of a text have one size and stand upright.
  private static func keepsShapes(_ projection: Projection) -> Bool {
    projection.isAxisAligned && projection.xx > 0
      && abs(projection.xx - projection.yy) <= projection.xx / 1024
  }

  private mutating func drawMasks(
    _ set: TypesetText,
    _ typesetter: Typesetter,
    _ projection: Projection,
    _ paint: inout SolidPaint,
    _ target: PixelTarget
  ) {
    let size = set.fontSize * projection.xx
    // Larger glyphs are few, and would soon fill the cache.
    guard size <= Self.largestMask else {
      let box = Rect(x: 0, y: -set.fontSize, width: set.width + set.fontSize, height: set.fontSize)
      let reach = set.lines.reduce(box) { $0.union(box.offset(by: $1.origin)) }.expanded(by: set.fontSize)
      var coverage = trace(set, typesetter, projection, around: reach)
      return fill(&coverage, &paint, covers: false, target)
    }
    for glyph in set.glyphs {
      guard let place = projection.apply(glyph.origin) else { continue }
      let (column, phaseX) = Self.quarter(place.x)
      let (row, phaseY) = Self.quarter(place.y)
      let key = GlyphCache.Key(
        face: glyph.face,
        glyph: glyph.glyph,
        size: size,
        phaseX: phaseX,
        phaseY: phaseY
      )
      let mask = glyphs.mask(key) { typesetter.outline(of: glyph) }
      var coverage = MaskCoverage(mask, column: column, row: row)
      fill(&coverage, &paint, covers: false, target)
    }
  }

  /// Pixels to the em above which glyphs are drawn by their outlines.
  private static let largestMask = 400.0

  /// The pixel that a place lies in, and the nearest quarter of it.
  private static func quarter(_ place: Double) -> (pixel: Int, phase: Int) {
    let quarters = PixelBox.pixel((place * 4).rounded())
    return (quarters >> 2, quarters & 3)
  }

  /// The coverage of a text's outlines under any projection.
  private mutating func trace(
    _ set: TypesetText,
    _ typesetter: Typesetter,
    _ projection: Projection,
    around reach: Rect
  ) -> AreaCoverage {
    beginTrace(projection, around: reach)
    let tolerance = builder.tolerance
    for glyph in set.glyphs {
      let (path, unitsPerEm) = typesetter.outline(of: glyph)
      let scale = set.fontSize / unitsPerEm
      builder.tolerance = tolerance / max(scale, 1e-9)
      let placed = Projection(scaleX: scale, scaleY: -scale, translation: glyph.origin)
        .concatenating(projection)
      builder.walk(path) { builder, _ in builder.finish(placed, into: &accumulator) }
    }
    return accumulator.coverage(.nonZero, scratch: coverageRow)
  }

  /// What a text's glyphs may fill, in the layer's points: letters and lines reach beyond bounds that are too small.
  func glyphReach(of node: Int, _ bounds: Rect) -> Rect {
    let size = nodes[node].state.contents.text.map { SystemFont(size: $0.fontSize).lineHeight } ?? 0
    return bounds.expanded(by: size)
  }
}
