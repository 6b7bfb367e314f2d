import SegueGeometry
import SegueStage

/// Keeps the lines of a frame's texts from running into each other.
///
/// A cell may be forty points high, so labels that are apart on the device can end up in the same row. Of two
/// such labels of one layer the later makes room: a centred one to the side, within its box, any other by a row
/// down, where that row is free and still their layer's; else it is left out. A layer that moves by parts of a row
/// has its second label in the next row with the push or without, so nothing flickers. Strokes make room for letters, and
/// for no stroke that is drawn before.
///
/// Of texts of different layers that meet, the one that is seen more of replaces the whole line of the other, the upper
/// one where both are seen alike.
struct TextArrangement: Sendable {
  /// The part of a row that must be inside a layer for its label to be put there.
  private static let leastRow = 0.35

  private var board = Board()
  /// The lines that occupy cells needed by a line; kept to reuse its storage.
  private var rivals: [Int] = []

  /// Finds a place for each line, in paint order.
  ///
  /// Time grows with the viewport's cells and with the characters.
  mutating func arrange(
    _ runs: inout [TextRun],
    of frame: Frame,
    at places: TextPlane.Places,
    viewport: Viewport
  ) {
    board.clear(size: viewport.size)
    for run in runs { board.want(run, places) }
    for index in runs.indices {
      let run = runs[index]
      board.findOwners(of: run, places, &rivals)
      if rivals.contains(where: { isOvercome(run, by: runs[$0], places) }) {
        runs[index] = run.leftOut
      } else if rivals.contains(where: { runs[$0].parent == run.parent && runs[$0].isStroke == run.isStroke })
      {
        let parent = run.parent >= 0 ? frame.nodes[run.parent] : nil
        runs[index] = freePlace(for: run, in: parent, places, viewport) ?? run.leftOut
      } else {
        for rival in rivals { runs[rival] = runs[rival].leftOut }
      }
      if !runs[index].isLeftOut { board.take(runs[index], index, places) }
    }
  }

  /// Whether a line is left out for one painted before it.
  private func isOvercome(_ run: TextRun, by rival: TextRun, _ places: TextPlane.Places) -> Bool {
    if run.parent == rival.parent { return run.isStroke }
    return board.strength(of: run, places) < board.strength(of: rival, places)
  }

  /// The line at a place where it meets no other, or nil.
  private func freePlace(
    for run: TextRun,
    in parent: FrameNode?,
    _ places: TextPlane.Places,
    _ viewport: Viewport
  ) -> TextRun? {
    guard run.isAlone, !run.isStroke, let parent else { return nil }
    let slack = max(run.room.count - run.width, 0)
    if run.isCentered, slack > 0 {
      for distance in 1...slack {
        if let moved = freePlace(for: run, atColumn: run.column + distance, places) { return moved }
        if let moved = freePlace(for: run, atColumn: run.column - distance, places) { return moved }
      }
    }
    let below = run.moved(toColumn: run.column, row: run.row + 1)
    guard let box = parent.projection.boundingBox(of: parent.state.bounds) else { return nil }
    let rows = (box.maxY - viewport.canvas.minY) / viewport.canvas.size.height * Double(viewport.size.rows)
    let isInside = rows >= Double(below.row) + Self.leastRow
    return isInside && board.isFree(below, places) ? below : nil
  }

  /// The line in another column of its box, or nil where some other line is there.
  private func freePlace(for run: TextRun, atColumn column: Int, _ places: TextPlane.Places) -> TextRun? {
    let moved = run.moved(toColumn: column, row: run.row)
    guard run.room.lowerBound <= column, moved.columns.upperBound <= run.room.upperBound else { return nil }
    return board.hasOwner(in: moved.withMargins, places) ? nil : moved
  }
}

/// Which line has each cell of the viewport.
private struct Board: Sendable {
  private static let nobody: Int32 = -1

  private var size = GridSize(columns: 0, rows: 0)
  /// Cells on which some line is laid out.
  private var isWanted: [Bool] = []
  /// The index of the line that has the cell.
  private var owners: [Int32] = []

  mutating func clear(size: GridSize) {
    self.size = size
    let count = size.count
    isWanted.removeAll(keepingCapacity: true)
    isWanted.append(contentsOf: repeatElement(false, count: count))
    owners.removeAll(keepingCapacity: true)
    owners.append(contentsOf: repeatElement(Self.nobody, count: count))
  }

  mutating func want(_ run: TextRun, _ places: TextPlane.Places) {
    for column in columns(of: run) where isVisible(run, column, places) {
      isWanted[run.row * size.columns + column] = true
    }
  }

  mutating func take(_ run: TextRun, _ index: Int, _ places: TextPlane.Places) {
    for column in columns(of: run) where isVisible(run, column, places) {
      owners[run.row * size.columns + column] = Int32(index)
    }
  }

  /// Finds the lines that have some of a line's cells.
  func findOwners(of run: TextRun, _ places: TextPlane.Places, _ found: inout [Int]) {
    found.removeAll(keepingCapacity: true)
    for column in columns(of: run) where isVisible(run, column, places) {
      let owner = owners[run.row * size.columns + column]
      if owner != Self.nobody, found.last != Int(owner) { found.append(Int(owner)) }
    }
  }

  /// How much is seen of a line: the largest part, 0…1, that any of its cells shows of its colour.
  func strength(of run: TextRun, _ places: TextPlane.Places) -> Double {
    let info = places.nodes[run.place]
    var visibility: Float = 0
    for column in columns(of: run) where isVisible(run, column, places) {
      visibility = max(visibility, places.cell(of: info, column: column, row: run.row)?.visibility ?? 0)
    }
    return info.opacity * Double(visibility)
  }

  /// Whether another line has some of a line's cells.
  func hasOwner(in run: TextRun, _ places: TextPlane.Places) -> Bool {
    for column in columns(of: run) where isVisible(run, column, places) {
      if owners[run.row * size.columns + column] != Self.nobody { return true }
    }
    return false
  }

  /// Whether a whole line is visible in cells that no other line has or needs.
  func isFree(_ run: TextRun, _ places: TextPlane.Places) -> Bool {
    let columns = columns(of: run)
    return columns.count == run.width
      && columns.allSatisfy { column in
        let cell = run.row * size.columns + column
        return isVisible(run, column, places) && !isWanted[cell] && owners[cell] == Self.nobody
      }
  }

  private func columns(of run: TextRun) -> Range<Int> {
    guard run.row >= 0, run.row < size.rows, size.columns > 0 else { return 0..<0 }
    return run.columns.clamped(to: 0..<size.columns)
  }

  private func isVisible(_ run: TextRun, _ column: Int, _ places: TextPlane.Places) -> Bool {
    places.isVisible(places.nodes[run.place], column: column, row: run.row)
  }
}
