import SegueCells
import SegueGeometry
import SegueStage

extension Compositor {
  /// Finds the cells that a frame's changes touch, and brings the nodes' boxes up to date.
  ///
  /// A changed node touches the box of its subtree as it was and as it is. What lies in a changed node's subtree
  /// lies in its box, so that only the uppermost changed nodes are asked.
  mutating func damage(by changes: [Int]) {
    stale.removeAll(keepingCapacity: true)
    addUppermost(of: changes)
    remeasure(changes)
    addUppermost(of: changes)
    boxes.finish()
    for index in stale.indices { region.add(cellBox(stale[index])) }
    growOverBackdrops()
  }

  /// Adds what the uppermost of the changed nodes touch now.
  private mutating func addUppermost(of changes: [Int]) {
    var end = 0
    for node in changes where node >= end {
      end = subtreeEnd(node)
      let box = touchedBox(node)
      if !box.isEmpty, stale.last != box { stale.append(box) }
    }
  }

  /// The pixels that may differ where a subtree has changed, seen through the layers that it lies in.
  ///
  /// Blur spreads a change over the whole of a blurred layer, a mask's over the layer that it masks.
  private func touchedBox(_ node: Int) -> PixelBox {
    var box = boxes.all[node]
    var child = node
    var parent = Int(boxes.nodes[node].parent)
    while parent >= 0 {
      if nodes[parent].state.isHidden || PixelColor.unit(nodes[parent].state.opacity) == 0 { return .empty }
      if nodes[child].role == .mask || nodes[parent].state.blur > 0 {
        box = boxes.all[parent]
      } else if nodes[parent].state.masksToBounds {
        box = box.intersection(boxes.nodes[parent].outline)
      }
      child = parent
      parent = Int(boxes.nodes[parent].parent)
    }
    return box.intersection(whole)
  }

  /// Measures changed nodes again, and those that they lie in, children before parents.
  private mutating func remeasure(_ changes: [Int]) {
    findAncestors(of: changes)
    var change = changes.count - 1
    var ancestor = ancestors.count - 1
    while change >= 0 || ancestor >= 0 {
      let isChange = change >= 0 && (ancestor < 0 || changes[change] >= ancestors[ancestor])
      let node = isChange ? changes[change] : ancestors[ancestor]
      if isChange {
        measureOwn(node)
        measureSublayers(node)
        change -= 1
      } else if boxes.nodes[node].hasShrunk || boxes.nodes[node].hasNewCover {
        measureSublayers(node)
      }
      combine(node)
      if !isChange || (ancestor >= 0 && ancestors[ancestor] == node) { ancestor -= 1 }
    }
  }

  /// Lists the nodes that changed ones lie in, ascending, each once.
  ///
  /// An ancestor of a change that is none of an earlier change lies behind that one, as subtrees are contiguous:
  /// so appending keeps the order.
  private mutating func findAncestors(of changes: [Int]) {
    ancestors.removeAll(keepingCapacity: true)
    for change in changes {
      let first = ancestors.count
      var parent = Int(boxes.nodes[change].parent)
      while parent >= 0, !boxes.nodes[parent].isListed {
        boxes.nodes[parent].isListed = true
        ancestors.append(parent)
        parent = Int(boxes.nodes[parent].parent)
      }
      // Not by a slice, which would be a copy.
      var (low, high) = (first, ancestors.count - 1)
      while low < high {
        ancestors.swapAt(low, high)
        (low, high) = (low + 1, high - 1)
      }
    }
    for ancestor in ancestors { boxes.nodes[ancestor].isListed = false }
  }

  /// Grows the region over all that a blurred backdrop is made of, wherever it touches some of that.
  ///
  /// A backdrop reads what was drawn below it, which is there to be read only where that is drawn again.
  private mutating func growOverBackdrops() {
    var hasGrown = !backdrops.isEmpty
    while hasGrown {
      hasGrown = false
      for backdrop in backdrops {
        let zone = cellBox(sourceBox(of: backdrop))
        guard region.overlaps(zone), !region.rects.contains(where: { $0.contains(zone) }) else { continue }
        region.add(zone)
        hasGrown = true
      }
    }
  }

  /// The pixels that a blurred backdrop is made of; under a mask, all of the group that is masked.
  private func sourceBox(of backdrop: Backdrop) -> PixelBox {
    let sigma = blurRadius(backdrop.node, nodes[backdrop.node].state.backdropBlur)
    let reach = GaussianBlur.reach(of: sigma)
    var box = backdrop.box.expanded(x: reach.x, y: reach.y)
    var node = backdrop.node
    while node >= 0 {
      let parent = Int(boxes.nodes[node].parent)
      if nodes[node].role == .mask, parent >= 0 { box = box.union(boxes.all[parent]) }
      node = parent
    }
    return box.intersection(whole)
  }

  /// The cells that pixels lie in; those that are left over at the right and at the bottom lie in the last ones.
  func cellBox(_ box: PixelBox) -> CellRect {
    let box = box.intersection(whole)
    return CellRect(
      column: min(box.x0 / cells.cellWidth, max(cells.columns - 1, 0)),
      row: min(box.y0 / cells.cellHeight, max(cells.rows - 1, 0)),
      endColumn: min((box.x1 + cells.cellWidth - 1) / cells.cellWidth, cells.columns),
      endRow: min((box.y1 + cells.cellHeight - 1) / cells.cellHeight, cells.rows)
    )
  }
}
