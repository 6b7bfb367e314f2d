import SegueCells
import SegueGeometry
import SegueStage

extension Compositor {
  /// Finds those of a frame's changes that can be seen.
  mutating func findSeen(_ changes: [Int]) {
    seen.removeAll(keepingCapacity: true)
    seenFade = nil
    for node in changes {
      switch ground.change(of: node, nodes[node], opacity: boxes.nodes[node].opacity) {
      case .nothing: continue
      case .opacity: if seen.isEmpty { seenFade = node }
      case .other: break
      }
      seen.append(node)
    }
  }

  /// Brings what is kept of the resting layers up to date with the changes seen, once the boxes are.
  mutating func settleGround() {
    guard let first = seen.first else { return }
    // A blurred backdrop changes how texts below it are drawn.
    guard backdrops.isEmpty else { return ground.forget() }
    let size = GridSize(columns: cells.columns, rows: cells.rows)
    if ground.note(first: first) {
      let siblings = groundSiblings(below: ground.change)
      if siblings.count >= RestingGround.leastNodes {
        ground.begin(siblings, size: size, pixelCount: whole.area)
      }
    }
    guard ground.isActive, ground.end == ground.change else { return }
    let end = subtreeEnd(ground.end)
    // A layer of a single paint fades by the paint's own colour, which a mixture would round otherwise.
    let isFade = first == ground.end && seenFade == first && drawsSeveralThings(first)
    let rest = isFade ? (seen.count > 1 ? seen[1] : end) : first
    let isResting = rest >= end && (isFade || ground.fadingNode != nil)
    ground.setFading(isResting, size: size, pixelCount: whole.area)
  }

  /// The most siblings, with their subtrees, that lie below a node or one of its ancestors, and not in a mask or a blur.
  private func groundSiblings(below change: Int) -> Range<Int> {
    var siblings = 0..<0
    var node = change
    while boxes.nodes[node].parent >= 0 {
      let parent = Int(boxes.nodes[node].parent)
      if nodes[parent].state.blur > 0 || nodes[parent].role == .mask {
        siblings = 0..<0
      } else if node - parent - 1 > siblings.count {
        siblings = (parent + 1)..<node
      }
      node = parent
    }
    return siblings
  }

  /// Where drawing goes on after what rests, among siblings of which the first is given; that one where nothing does.
  func restingEnd(from first: Int) -> Int {
    guard ground.isActive, first == ground.first, blurDepth == 0, maskDepth == 0 else { return first }
    return ground.fadingNode.map { subtreeEnd($0) } ?? ground.end
  }

  /// Whether all that is drawn now below siblings, of which the first is given, is to be replaced by what is kept.
  func isGroundKnown(below first: Int) -> Bool {
    restingEnd(from: first) > first
      && ground.below.missing(in: cellBox(clips.box.intersection(drawn))).isEmpty
  }

  /// Shows what rests, in the drawn cells.
  mutating func drawGround(_ target: PixelTarget) {
    let area = cellBox(clips.box.intersection(drawn))
    guard !area.isEmpty else { return }
    let firstText = drawnTexts.count
    let isDrawn = completeGround(area, target)
    guard let node = ground.fadingNode else {
      if !isDrawn { put(ground.below, area, target) }
      return
    }
    drawnTexts.removeSubrange(firstText...)
    let own = PixelColor.unit(nodes[node].state.opacity)
    if own <= 0 || nodes[node].state.isHidden { return put(ground.below, area, target) }
    completeFaded(node, own, area, target)
    fade(node, own, area, target)
  }

  /// Draws what is not known of the ground, and keeps it; whether the target shows all of an area then.
  private mutating func completeGround(_ area: CellRect, _ target: PixelTarget) -> Bool {
    let missing = ground.below.missing(in: area)
    if missing.isEmpty { return false }
    let firstText = drawnTexts.count
    // Nothing that lies above the ground may hide some of it.
    let known = boxes.nodes[ground.first - 1].cover
    let cover = known.node < ground.end ? known : NodeBoxes.Cover(node: ground.first, box: .empty)
    drawPart(pixels(of: missing)) { compositor in
      compositor.drawEach(from: compositor.ground.first, to: compositor.ground.end, under: cover, target)
    }
    ground.below.keep(missing, pixels(of: missing), of: target, densities: cells.density.base)
    for index in firstText..<drawnTexts.count { ground.below.keep(drawnTexts[index], from: textCells) }
    if missing == area { return true }
    drawnTexts.removeSubrange(firstText...)
    return false
  }

  /// Draws what is not known of the fading layer over the ground, and keeps it.
  private mutating func completeFaded(
    _ node: Int,
    _ own: Double,
    _ area: CellRect,
    _ target: PixelTarget
  ) {
    let missing = ground.faded.missing(in: area)
    if missing.isEmpty { return }
    let firstText = drawnTexts.count
    put(ground.below, missing, target)
    let firstOwn = drawnTexts.count
    let above = opacity
    opacity *= own
    drawPart(pixels(of: missing)) { compositor in compositor.drawMasked(node, 1, target) }
    opacity = above
    ground.faded.keep(missing, pixels(of: missing), of: target, densities: cells.density.base)
    ground.faded.compare(missing, pixels(of: missing), with: ground.below, stride: target.box.width)
    for index in firstOwn..<drawnTexts.count { ground.faded.keep(drawnTexts[index], from: textCells) }
    drawnTexts.removeSubrange(firstText...)
  }

  /// Shows the ground with the fading layer over it.
  private mutating func fade(_ node: Int, _ own: Double, _ area: CellRect, _ target: PixelTarget) {
    putTexts(of: ground.below, area)
    ground.below.putDensities(of: area, into: cells.density.base)
    if own < 1 { markGroup() }
    let firstText = drawnTexts.count
    putTexts(of: ground.faded, area)
    for index in firstText..<drawnTexts.count { setOpacity(ofText: index, own, above: node) }
    ground.faded.putDensities(of: area, into: cells.density.base)
    if own >= 1 {
      return putPixels(of: ground.faded, pixels(of: area).intersection(drawn), target)
    }
    mixPixels(area, factor: UInt32(clamping: own * 255 + 0.5), target)
    closeMark(opacity: Float(own), by: .opacity)
  }

  /// Mixes the ground with what it shows below the fading layer; cells where that is the same are copied.
  private func mixPixels(_ area: CellRect, factor: UInt32, _ target: PixelTarget) {
    let (from, to) = (ground.below.pixels.base, ground.faded.pixels.base)
    for row in area.rowRange {
      var box = CellRect(column: area.column, row: row, columns: 0, rows: 1)
      while box.endColumn < area.endColumn {
        let run = ground.faded.run(from: box.endColumn, row: row, to: area.endColumn)
        (box.column, box.columns) = (box.endColumn, run.end - box.endColumn)
        let part = pixels(of: box).intersection(drawn)
        for y in part.y0..<part.y1 {
          let start = y * target.box.width + part.x0
          let place = target.address(x: part.x0, y: y)
          if run.isSame {
            place.update(from: from + start, count: part.width)
          } else {
            Blend.mix(from + start, to + start, factor: factor, into: place, count: part.width)
          }
        }
      }
    }
  }

  /// Shows what is kept.
  private mutating func put(_ kept: KeptCells, _ area: CellRect, _ target: PixelTarget) {
    putPixels(of: kept, pixels(of: area).intersection(drawn), target)
    kept.putDensities(of: area, into: cells.density.base)
    putTexts(of: kept, area)
  }

  private func putPixels(of kept: KeptCells, _ part: PixelBox, _ target: PixelTarget) {
    for y in part.y0..<part.y1 {
      target.address(x: part.x0, y: y)
        .update(from: kept.pixels.base + y * target.box.width + part.x0, count: part.width)
    }
  }

  /// Records the texts that are kept, as if they had just been drawn.
  private mutating func putTexts(of kept: KeptCells, _ area: CellRect) {
    for text in kept.texts where text.box.overlaps(area) {
      var info = text
      keep(&info)
      let part = info.box.intersection(area)
      for row in part.rowRange {
        for column in part.columnRange {
          textCells[info.cell(column, row)] = kept.textCells[text.cell(column, row)]
        }
      }
      drawnTexts.append(DrawnText(info: info, part: part))
    }
  }

  /// Gives a text of a fading layer the opacity that it has now.
  private mutating func setOpacity(ofText index: Int, _ own: Double, above node: Int) {
    drawnTexts[index].info.opacity = opacity(of: drawnTexts[index].info.nodeIndex, own, above: node)
    var info = drawnTexts[index].info
    keep(&info)
  }

  /// The product of the opacities of a node and its ancestors, in the order in which drawing multiplies them.
  private func opacity(of node: Int, _ own: Double, above fading: Int) -> Double {
    if node == fading { return opacity * own }
    let parent = Int(boxes.nodes[node].parent)
    return opacity(of: parent, own, above: fading) * PixelColor.unit(nodes[node].state.opacity)
  }
}
