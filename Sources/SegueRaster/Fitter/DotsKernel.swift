/// Fits sets that have a glyph for every mask of 2 × n pixels, eight cells at a time.
///
/// Cells of four and six pixels try every partition; those of eight find it by planes (`PlaneSearch`).
struct DotsKernel {
  let rows: Int
  let scalarByMask: UnsafePointer<UInt32>
  /// The darker colour becomes the background instead of the top-left one: dots ink little of their cell.
  let darkIsBackground: Bool

  func fit(_ band: PixelBand, into cells: UnsafeMutablePointer<Cell>) {
    withUnsafeTemporaryAllocation(of: CellLanes.Color.self, capacity: 8) { storage in
      guard let storage = storage.baseAddress else { return }
      var column = 0
      while column < band.cells {
        let count = min(8, band.cells - column)
        let lanes = CellLanes(band, column: column, count: count, rows: rows, storage: storage)
        let partition = rows < 4 ? ExhaustiveSearch.best(lanes) : PlaneSearch.best(lanes)
        write(partition, lanes, into: cells + column, count: count)
        column += 8
      }
    }
  }

  @inline(__always)
  private func write(
    _ partition: CellLanes.Partition,
    _ lanes: CellLanes,
    into cells: UnsafeMutablePointer<Cell>,
    count: Int
  ) {
    let (first, second) = lanes.colors(partition)
    let all: UInt32 = (1 << UInt32(lanes.number)) - 1
    for lane in 0..<count {
      let mask = UInt32(truncatingIfNeeded: partition.mask[lane])
      let inked = CellColor(packed: first[lane])
      let ground = CellColor(packed: second[lane])
      if darkIsBackground ? inked.luma < ground.luma : mask & 1 == 1 {
        cells[lane] = .block(scalarByMask[Int(all & ~mask)], ground, inked)
      } else {
        cells[lane] = .block(scalarByMask[Int(mask)], inked, ground)
      }
    }
  }
}
