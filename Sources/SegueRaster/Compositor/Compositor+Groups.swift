import SegueCells
import SegueGeometry
import SegueStage

extension Compositor {
  /// Remembers the text at the start of a clip or group, and the densities of the cells that it may draw in: those of the
  /// innermost level.
  mutating func markGroup() {
    let box = cellBox(clips.box).within(cells.drawnRows)
    var mark = GroupMark(firstText: drawnTexts.count, box: box, densities: nil)
    if coversText {
      mark.densities = densityTop
      var place = densities.reserve(densityTop + box.count) + densityTop
      for row in box.rowRange where !box.isEmpty {
        place.update(from: cells.density.base + row * cells.columns + box.column, count: box.columns)
        place += box.columns
      }
      densityTop += box.count
    }
    marks.append(mark)
  }

  /// Saves a box for a group that is blended as a whole.
  mutating func beginGroup(_ box: PixelBox, _ target: PixelTarget) {
    clips.pushGroup(box, target: target)
    markGroup()
  }

  /// Ends a clip: its soft pixels move back by what is not covered.
  mutating func endClip(_ target: PixelTarget) {
    let measures = measuresCells
    var cells = self.cells
    if measures { cells.beginMeasure() }
    clips.pop(
      solid: { y, x0, x1 in
        if measures { cells.add(y: y, from: x0, to: x1) }
      },
      saved: { part in
        let row = target.address(x: part.x0, y: part.y)
        for index in 0..<(part.x1 - part.x0) {
          row[index] = Blend.mix(part.saved[index], row[index], UInt32(part.bytes[index]))
        }
        if measures { cells.add(y: part.y, from: part.x0, bytes: part.bytes, count: part.x1 - part.x0) }
      }
    )
    if measures { cells.end() }
    self.cells = cells
    closeMark(opacity: 1, by: .clip)
  }

  /// Ends a group: all its pixels move back by what its opacity leaves.
  mutating func endGroup(_ opacity: Double, _ target: PixelTarget) {
    let factor = UInt32(clamping: opacity * 255 + 0.5)
    clips.pop(
      solid: { _, _, _ in },
      saved: { part in
        let row = target.address(x: part.x0, y: part.y)
        Blend.mix(part.saved, row, factor: factor, into: row, count: part.x1 - part.x0)
      }
    )
    closeMark(opacity: Float(opacity), by: .opacity)
  }

  /// Ends a group by the alpha of a mask's picture.
  mutating func endGroup(mask: Int, _ target: PixelTarget) {
    let box = clips.box
    let measures = measuresCells
    var cells = self.cells
    let mode = nodes[mask].state.maskMode
    withLayer(box) { compositor, layer in
      compositor.drawMask(mask, box, layer)
      if mode != .alpha { Blend.readMask(layer.base, count: box.area, mode) }
      if measures { cells.beginMeasure() }
      compositor.clips.pop(
        solid: { _, _, _ in },
        saved: { part in
          let row = target.address(x: part.x0, y: part.y)
          let alphas = layer.address(x: part.x0, y: part.y)
          for index in 0..<(part.x1 - part.x0) {
            let alpha = alphas[index] >> 24
            row[index] = Blend.mix(part.saved[index], row[index], alpha)
            compositor.coverageRow.base[index] = UInt8(alpha)
          }
          if measures {
            cells.add(y: part.y, from: part.x0, bytes: compositor.coverageRow.base, count: part.x1 - part.x0)
          }
        }
      )
      if measures { cells.end() }
    }
    self.cells = cells
    closeMark(opacity: 1, by: .mask)
  }

  private mutating func drawMask(_ mask: Int, _ box: PixelBox, _ layer: PixelTarget) {
    maskDepth += 1
    clips.pushBox(box, of: clips.whole)
    drawSubtree(mask, layer)
    clips.popBox()
    maskDepth -= 1
    coverageRow.reserve(box.width + 16)
  }

  /// Whether the ending group hides text in it, or covers text below it.
  private var measuresCells: Bool {
    guard let mark = marks.last, maskDepth == 0 else { return false }
    return mark.densities != nil || drawnTexts.count > mark.firstText
  }

  /// Brings the text inside the ending group up to date, and thins what the group covers.
  mutating func closeMark(opacity: Float, by edge: GroupEdge) {
    guard let mark = marks.popLast(), maskDepth == 0 else { return }
    let coverage = edge == .opacity ? nil : cells.coverage.base
    for index in mark.firstText..<drawnTexts.count { fold(drawnTexts[index], coverage: coverage, by: edge) }
    if let saved = mark.densities {
      densityTop = saved
      thin(mark.box, from: densities.base + saved, opacity, coverage, by: edge)
    }
    for index in mark.firstText..<drawnTexts.count { rebase(drawnTexts[index]) }
  }

  /// What the group let through is mixed with everything, by its opacity or its mask's coverage: `1 - k (1 - T)`.
  private func thin(
    _ box: CellRect,
    from saved: UnsafeMutablePointer<CellDensity>,
    _ opacity: Float,
    _ coverage: UnsafeMutablePointer<Float>?,
    by edge: GroupEdge
  ) {
    var saved = saved
    // Neighbouring cells mostly have equal values.
    var (last, lastShare, thinned) = (CellDensity(), Float(0), CellDensity())
    for row in box.rowRange where !box.isEmpty {
      let density = cells.density.base + row * cells.columns
      let part = coverage.map { $0 + row * cells.columns }
      for column in box.columnRange {
        let before = saved[column - box.column]
        guard density[column].light > before.light else { continue }
        let share = opacity * (part.map { $0[column] } ?? 1)
        if share > 0.9999 { continue }
        let since = density[column] - before
        if since != last || share != lastShare {
          (last, lastShare, thinned) = (since, share, CellCover.thinned(since, by: share, edge))
        }
        density[column] = before + thinned
      }
      saved += box.columns
    }
  }
}

/// The way in which a group's pixels are let through.
enum GroupEdge {
  /// The outline of a clip, inside which all of them show.
  case clip
  /// The alpha of a mask's picture.
  case mask
  case opacity
}

extension CellCover {
  /// The densities of what a group covers, of which a share is let through.
  fileprivate static func thinned(_ density: CellDensity, by share: Float, _ edge: GroupEdge) -> CellDensity {
    let light = thinned(density.light, by: share, edge)
    // What shows through a layer is a veil, however opaque its parts are.
    guard density.area > 0, edge == .clip || share >= leastOpaque else { return CellDensity(light: light) }
    if density.area == density.light { return CellDensity(light: light, area: light) }
    return CellDensity(light: light, area: thinned(density.area, by: share, edge))
  }

  /// In a clip only the pixels that it touches are drawn, so the share includes the coverage already.
  fileprivate static func thinned(_ density: Int64, by share: Float, _ edge: GroupEdge) -> Int64 {
    let covered = 1 - transmittance(density)
    return self.density(of: edge == .clip ? min(share, covered) : share * covered)
  }
}
