import SegueGeometry
import SegueStage

extension Compositor {
  /// Whether what is drawn now covers text that lies below it.
  var coversText: Bool { !drawnTexts.isEmpty && maskDepth == 0 }

  /// Fills a shape; `opacity` multiplies paints that are not solid, whose colour has it already.
  mutating func fill<C: CoverageSource, P: Paint>(
    _ coverage: inout C,
    _ paint: inout P,
    opacity: Double = 1,
    covers: Bool = true,
    _ target: PixelTarget
  ) {
    let box = coverage.box.intersection(clips.box)
    let alpha = UInt32(clamping: PixelColor.unit(opacity) * 255 + 0.5)
    guard !box.isEmpty, alpha > 0 else { return }
    let covers = covers && coversText
    if covers { cells.beginLayer(alpha: paint.meanAlpha * Float(alpha) / 255) }
    pixelRow.reserve(box.width + 16)
    for y in box.y0..<box.y1 {
      var row = coverage.row(y)
      let allowed = clips.interval(y)
      row.trim(from: max(allowed.start, box.x0), to: min(allowed.end, box.x1))
      if row.isEmpty { continue }
      if let color = paint.solid {
        Compositor.fillRow(row, y, color, target)
      } else if paint.isOpaque, alpha == 255 {
        setRow(row, y, &paint, target)
      } else {
        let source = paint.made(y: y, from: row.start) ?? pixelRow.base
        if source == pixelRow.base { paint.make(y: y, from: row.start, to: row.end, into: source) }
        Compositor.blendRow(row, y, source, alpha, target)
      }
      if covers { cover(row, y) }
    }
    if covers { cells.end() }
  }

  private mutating func cover(_ row: RowCoverage, _ y: Int) {
    cells.add(
      y: y,
      from: row.start,
      bytes: row.bytes + (row.start - row.origin),
      count: row.solidStart - row.start
    )
    cells.add(y: y, from: row.solidStart, to: row.solidEnd)
    cells.add(
      y: y,
      from: row.solidEnd,
      bytes: row.bytes + (row.solidEnd - row.origin),
      count: row.end - row.solidEnd
    )
  }

  @inline(__always)
  private static func fillRow(_ row: RowCoverage, _ y: Int, _ color: UInt32, _ target: PixelTarget) {
    fillPart(row, y, color, from: row.start, to: row.solidStart, target)
    let count = row.solidEnd - row.solidStart
    if count > 0 {
      let pixels = target.address(x: row.solidStart, y: y)
      if color >> 24 == 255 {
        pixels.update(repeating: color, count: count)
      } else {
        Blend.over(color, onto: pixels, count: count)
      }
    }
    fillPart(row, y, color, from: row.solidEnd, to: row.end, target)
  }

  @inline(__always)
  private static func fillPart(
    _ row: RowCoverage,
    _ y: Int,
    _ color: UInt32,
    from x0: Int,
    to x1: Int,
    _ target: PixelTarget
  ) {
    guard x1 > x0 else { return }
    let pixels = target.address(x: x0, y: y)
    let bytes = row.bytes + (x0 - row.origin)
    Blend.over(color, covering: bytes, onto: pixels, count: x1 - x0)
  }

  /// Makes an opaque paint's pixels in their place, but for those at the shape's edges.
  @inline(__always)
  private func setRow<P: Paint>(_ row: RowCoverage, _ y: Int, _ paint: inout P, _ target: PixelTarget) {
    let source = pixelRow.base
    if row.solidStart > row.start {
      paint.make(y: y, from: row.start, to: row.solidStart, into: source)
      Compositor.blendPart(
        row,
        from: row.start,
        to: row.solidStart,
        source,
        255,
        target.address(x: row.start, y: y)
      )
    }
    if row.solidEnd > row.solidStart {
      paint.make(
        y: y,
        from: row.solidStart,
        to: row.solidEnd,
        into: target.address(x: row.solidStart, y: y)
      )
    }
    if row.end > row.solidEnd {
      paint.make(y: y, from: row.solidEnd, to: row.end, into: source)
      Compositor.blendPart(
        row,
        from: row.solidEnd,
        to: row.end,
        source,
        255,
        target.address(x: row.solidEnd, y: y)
      )
    }
  }

  /// Blends pixels, the first of which is the row's first.
  @inline(__always)
  private static func blendRow(
    _ row: RowCoverage,
    _ y: Int,
    _ source: UnsafeMutablePointer<UInt32>,
    _ alpha: UInt32,
    _ target: PixelTarget
  ) {
    let pixels = target.address(x: row.start, y: y)
    let solid = row.solidStart - row.start
    let count = row.solidEnd - row.solidStart
    blendPart(row, from: row.start, to: row.solidStart, source, alpha, pixels)
    if alpha < 255 {
      Blend.over(source + solid, times: alpha, onto: pixels + solid, count: count)
    } else {
      Blend.over(source + solid, onto: pixels + solid, count: count)
    }
    let rest = row.solidEnd - row.start
    blendPart(row, from: row.solidEnd, to: row.end, source + rest, alpha, pixels + rest)
  }

  @inline(__always)
  private static func blendPart(
    _ row: RowCoverage,
    from x0: Int,
    to x1: Int,
    _ source: UnsafeMutablePointer<UInt32>,
    _ alpha: UInt32,
    _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    guard x1 > x0 else { return }
    let bytes = row.bytes + (x0 - row.origin)
    for index in 0..<(x1 - x0) where bytes[index] > 0 {
      let whole = alpha < 255 ? Blend.scale(source[index], alpha) : source[index]
      pixels[index] = Blend.over(Blend.scale(whole, UInt32(bytes[index])), pixels[index])
    }
  }
}
