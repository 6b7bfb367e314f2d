import SegueCells
import SegueGeometry

extension Compositor {
  /// With more cells than this, most of them left over by texts that moved, everything is drawn and counted again.
  static let mostTextCells = 1 << 18
  /// Texts that grow take no memory until they have more.
  private static let usualTextCells = 1 << 14

  /// Forgets all texts.
  mutating func forgetTexts() {
    textNodes.removeAll(keepingCapacity: true)
    textCells.removeAll(keepingCapacity: true)
    textCells.reserveCapacity(Compositor.usualTextCells)
  }

  /// Starts a pass: in its cells no text shows until it is drawn.
  mutating func beginTexts(in box: CellRect) {
    drawnTexts.removeAll(keepingCapacity: true)
    for info in textNodes where info.box.overlaps(box) { hide(info, in: info.box.intersection(box)) }
  }

  private mutating func hide(_ info: TextNodeInfo, in box: CellRect) {
    for row in box.rowRange {
      for column in box.columnRange { textCells[info.cell(column, row)] = .hidden }
    }
  }

  /// Keeps a text among those of earlier passes, in paint order, and finds room for its cells.
  ///
  /// Where it has moved, all its cells are being drawn, or it shows in none of the others: those stay hidden.
  mutating func keep(_ info: inout TextNodeInfo) {
    let place = textPlace(of: info.nodeIndex)
    let known = place < textNodes.count && textNodes[place].nodeIndex == info.nodeIndex
    let former = known ? textNodes[place] : info
    if known, former.box.count >= info.box.count {
      info.firstCell = former.firstCell
    } else {
      info.firstCell = textCells.count
      textCells.append(contentsOf: repeatElement(.hidden, count: info.box.count))
    }
    if known {
      textNodes[place] = info
      if former.box != info.box { hide(info, in: info.box) }
    } else {
      textNodes.insert(info, at: place)
    }
  }

  /// Where a node is, or belongs, among the texts.
  private func textPlace(of node: Int) -> Int {
    guard let last = textNodes.last, last.nodeIndex >= node else { return textNodes.count }
    var low = 0
    var high = textNodes.count
    while low < high {
      let middle = (low + high) / 2
      if textNodes[middle].nodeIndex < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Multiplies a text's visibility by what was drawn over it since, and by a clip's coverage.
  mutating func fold(
    _ text: DrawnText,
    coverage: UnsafeMutablePointer<Float>? = nil,
    by edge: GroupEdge = .opacity
  ) {
    let (density, columns) = (cells.density.base, cells.columns)
    // Neighbouring cells mostly have equal values.
    var (last, light, area) = (CellDensity(), Float(1), Float(1))
    textCells.withUnsafeMutableBufferPointer { all in
      for row in text.part.rowRange {
        for column in text.part.columnRange {
          let cell = row * columns + column
          let place = text.info.cell(column, row)
          if all[place].isHidden { continue }
          let since = density[cell] - all[place].density
          let part = coverage.map { $0[cell] } ?? 1
          if since != last {
            last = since
            light = CellCover.transmittance(since.light)
            area = since.area == since.light ? light : CellCover.transmittance(since.area)
          }
          all[place].visibility *= light * part
          all[place].area *= area * (edge == .clip ? part : 1)
        }
      }
    }
  }

  /// Makes the present densities the ones that later layers add to.
  mutating func rebase(_ text: DrawnText) {
    let (density, columns) = (cells.density.base, cells.columns)
    textCells.withUnsafeMutableBufferPointer { all in
      for row in text.part.rowRange {
        for column in text.part.columnRange {
          all[text.info.cell(column, row)].density = density[row * columns + column]
        }
      }
    }
  }

  /// Brings all text up to date when everything is drawn.
  mutating func finishText() {
    for index in drawnTexts.indices { fold(drawnTexts[index]) }
  }
}

extension TextNodeInfo {
  /// The cells that the node's bounds touch.
  var box: CellRect {
    CellRect(column: column, row: row, endColumn: column + size.columns, endRow: row + size.rows)
  }

  /// The place in `Compositor.textCells` of one of them.
  func cell(_ column: Int, _ row: Int) -> Int {
    firstCell + (row - self.row) * size.columns + (column - self.column)
  }
}
