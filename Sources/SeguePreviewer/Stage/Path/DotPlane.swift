import SegueGeometry

/// Dots finer than cells, two across and four down to each, drawn as braille or as what there is in its place.
struct DotPlane: Hashable, Sendable {
  /// Cells of the plane.
  let size: GridSize
  /// The dots of each cell, as braille numbers them.
  private var bits: [UInt8]

  /// A plane without dots.
  init(size: GridSize = GridSize(columns: 0, rows: 0)) {
    self.size = size
    bits = Array(repeating: 0, count: max(size.columns, 0) * max(size.rows, 0))
  }

  /// Sets the dots of a line, both ends included; places are in cells with their fractions.
  ///
  /// With `gaps` every other dot is left out.
  mutating func line(from start: Point, to end: Point, gaps: Bool = false) {
    let across: Double = (end.x - start.x) * 2
    let down: Double = (end.y - start.y) * 4
    guard abs(across) < 1e5, abs(down) < 1e5 else { return }
    let steps: Int = max(Int(max(abs(across), abs(down)).rounded(.up)), 1)
    for step in 0...steps {
      let part: Double = Double(step) / Double(steps)
      let x: Int = Int((start.x * 2 + across * part).rounded(.down))
      let y: Int = Int((start.y * 4 + down * part).rounded(.down))
      if gaps && (x + y) & 1 != 0 { continue }
      set(x: x, y: y)
    }
  }

  private mutating func set(x: Int, y: Int) {
    guard x >= 0, y >= 0, x < size.columns * 2, y < size.rows * 4 else { return }
    // The left column's dots are 1, 2, 3 and 7, the right one's 4, 5, 6 and 8.
    let dots: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    bits[y / 4 * size.columns + x / 2] |= dots[(y & 3) * 2 + (x & 1)]
  }

  /// The dots of a cell, bit 0 for dot 1.
  subscript(column column: Int, row row: Int) -> UInt8 { bits[row * size.columns + column] }

  /// Marks the cells that have dots, the plane's first at a place of the screen.
  func draw(column: Int, row: Int, style: Theme.Style, with painter: inout GridPainter) {
    for index in bits.indices where bits[index] != 0 {
      let scalar: UInt32 = painter.glyphs.dots.scalar(ofBraille: bits[index], mark: ".")
      painter.mark(
        Unicode.Scalar(scalar).map { Character($0) } ?? ".",
        column: column + index % size.columns,
        row: row + index / size.columns,
        style: style
      )
    }
  }
}
