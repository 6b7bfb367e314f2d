import SegueCells
import SegueGeometry

/// The output of some layers, kept cell by cell: pixels, texts, and how much of each cell is covered.
///
/// Copies share their memory, as those of the compositor do.
struct KeptCells {
  /// The surface's pixels, row by row; those of cells that are not known mean nothing.
  let pixels = ScratchBuffer<UInt32>(filler: 0)
  private let densities = ScratchBuffer<CellDensity>(filler: CellDensity())
  private let isKnown = ScratchBuffer<Bool>(filler: false)
  /// Whether a cell's pixels are known to be those of other kept cells.
  private let isSame = ScratchBuffer<Bool>(filler: false)
  /// The texts in paint order; their cells are those in `textCells`.
  private(set) var texts: [TextNodeInfo] = []
  private(set) var textCells: [TextCell] = []
  private var size = GridSize(columns: 0, rows: 0)
  private var isEmpty = true

  /// Forgets everything, and makes room for a grid of cells with `pixelCount` pixels in all.
  mutating func begin(size: GridSize, pixelCount: Int) {
    if isEmpty, self.size == size { return }
    self.size = size
    let count = size.count
    isKnown.reserve(count).update(repeating: false, count: count)
    isSame.reserve(count)
    densities.reserve(count)
    pixels.reserveUnset(pixelCount)
    texts.removeAll(keepingCapacity: true)
    textCells.removeAll(keepingCapacity: true)
    isEmpty = true
  }

  /// The smallest rectangle that holds all cells of a box that are not known.
  func missing(in box: CellRect) -> CellRect {
    var columns: Range<Int>?
    var rows: Range<Int>?
    for row in box.rowRange {
      let line = isKnown.base + row * size.columns
      guard let first = box.columnRange.first(where: { !line[$0] }),
        let last = box.columnRange.last(where: { !line[$0] })
      else { continue }
      columns = min(columns?.lowerBound ?? first, first)..<max(columns?.upperBound ?? 0, last + 1)
      rows = (rows?.lowerBound ?? row)..<row + 1
    }
    guard let columns, let rows else { return .zero }
    return CellRect(
      column: columns.lowerBound,
      row: rows.lowerBound,
      columns: columns.count,
      rows: rows.count
    )
  }

  /// Keeps what a target shows in the pixels of a box of cells, and the cells' densities.
  mutating func keep(
    _ box: CellRect,
    _ part: PixelBox,
    of target: PixelTarget,
    densities all: UnsafeMutablePointer<CellDensity>
  ) {
    isEmpty = false
    for y in part.y0..<part.y1 {
      (pixels.base + y * target.box.width + part.x0)
        .update(from: target.address(x: part.x0, y: y), count: part.width)
    }
    for row in box.rowRange {
      let first = row * size.columns + box.column
      (densities.base + first).update(from: all + first, count: box.columns)
      (isKnown.base + first).update(repeating: true, count: box.columns)
    }
  }

  /// Notes which of the cells look as they do in others.
  func compare(_ box: CellRect, _ part: PixelBox, with other: KeptCells, stride: Int) {
    let height = part.height / max(box.rows, 1)
    let isComparable = part.width == 8 * box.columns && part.height == height * box.rows
    for row in box.rowRange {
      for column in box.columnRange {
        let x = part.x0 + 8 * (column - box.column)
        let start = (part.y0 + height * (row - box.row)) * stride + x
        isSame.base[row * size.columns + column] =
          isComparable && KeptCells.isSame(pixels.base + start, other.pixels.base + start, stride, height)
      }
    }
  }

  private static func isSame(
    _ left: UnsafeMutablePointer<UInt32>,
    _ right: UnsafeMutablePointer<UInt32>,
    _ stride: Int,
    _ height: Int
  ) -> Bool {
    var difference = SIMD8<UInt32>(repeating: 0)
    for row in 0..<height {
      let a = UnsafeRawPointer(left + row * stride).loadUnaligned(as: SIMD8<UInt32>.self)
      let b = UnsafeRawPointer(right + row * stride).loadUnaligned(as: SIMD8<UInt32>.self)
      difference |= a ^ b
    }
    let four = difference.lowHalf | difference.highHalf
    let two = four.lowHalf | four.highHalf
    return two.x | two.y == 0
  }

  /// The cells of a row from a column on that are all the same as others, or all not.
  func run(from column: Int, row: Int, to end: Int) -> (end: Int, isSame: Bool) {
    let line = isSame.base + row * size.columns
    var next = column + 1
    while next < end, line[next] == line[column] { next += 1 }
    return (next, line[column])
  }

  /// Brings back the densities of a box of cells.
  func putDensities(of box: CellRect, into all: UnsafeMutablePointer<CellDensity>) {
    for row in box.rowRange {
      let first = row * size.columns + box.column
      (all + first).update(from: densities.base + first, count: box.columns)
    }
  }

  /// Keeps the cells of a text that have been drawn.
  mutating func keep(_ text: DrawnText, from all: [TextCell]) {
    let kept = place(for: text.info)
    for row in text.part.rowRange {
      for column in text.part.columnRange {
        textCells[kept.cell(column, row)] = all[text.info.cell(column, row)]
      }
    }
  }

  /// The kept text of a node, made if there is none.
  private mutating func place(for info: TextNodeInfo) -> TextNodeInfo {
    var low = 0
    var high = texts.count
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].nodeIndex < info.nodeIndex { low = middle + 1 } else { high = middle }
    }
    if low < texts.count, texts[low].nodeIndex == info.nodeIndex { return texts[low] }
    var kept = info
    kept.firstCell = textCells.count
    textCells.append(contentsOf: repeatElement(.hidden, count: info.box.count))
    texts.insert(kept, at: low)
    return kept
  }
}
