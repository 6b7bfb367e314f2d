/// Nested clips and groups on one target: which pixels may be drawn, and what those at soft edges were before.
///
/// Inside a clip everything is drawn up to the outermost touched pixel, without softening. When the clip ends, its
/// soft pixels move back towards what was saved, by the part that is not covered. For content drawn by
/// source-over this equals drawing the content offscreen and blending it once through the clip:
/// `B (1 - c) + c (B (1 - a) + G) = B (1 - c a) + c G`. So a group costs what its edges cost, and overlapping soft
/// edges do not let the ground shine through. Groups with an opacity or a mask save all their pixels.
struct ClipStack {
  struct SavedRow: BitwiseCopyable {
    var start: Int32
    var solidStart: Int32
    var solidEnd: Int32
    var end: Int32
  }

  struct Level {
    var box: PixelBox
    /// What the box would be if all of the target were drawn.
    var whole: PixelBox
    /// Where the level's rows begin; nil for a plain box.
    var rows: Int?
    /// The pixel row that the first of the rows is for.
    var firstRow: Int
    var pixels: Int
    var bytes: Int
  }

  private let rows = ScratchBuffer<SavedRow>(filler: SavedRow(start: 0, solidStart: 0, solidEnd: 0, end: 0))
  private let pixels = ScratchBuffer<UInt32>(filler: 0)
  private let bytes = ScratchBuffer<UInt8>(filler: 0)
  private var rowTop = 0
  private var pixelTop = 0
  private var byteTop = 0
  private var levels: [Level] = []

  /// The innermost level's box.
  var box: PixelBox { levels.last?.box ?? .empty }

  /// The innermost level's box if all of the target were drawn: what must not depend on the part that is drawn now
  /// is measured by this one.
  var whole: PixelBox { levels.last?.whole ?? .empty }

  /// The pixels of a row of the box that may be drawn.
  @inline(__always)
  func interval(_ y: Int) -> (start: Int, end: Int) {
    guard let level = levels.last else { return (0, 0) }
    guard let first = level.rows else { return (level.box.x0, level.box.x1) }
    let row = rows.base[first + y - level.firstRow]
    return (max(Int(row.start), level.box.x0), min(Int(row.end), level.box.x1))
  }

  /// Forgets all levels; allows the part of a target that is to be drawn.
  mutating func reset(to box: PixelBox, of whole: PixelBox) {
    levels.removeAll(keepingCapacity: true)
    rowTop = 0
    pixelTop = 0
    byteTop = 0
    pushBox(box, of: whole)
  }

  /// Allows only a box, which is the whole of another target or lies within the level below.
  mutating func pushBox(_ box: PixelBox, of whole: PixelBox) {
    levels.append(
      Level(box: box, whole: whole, rows: nil, firstRow: 0, pixels: pixelTop, bytes: byteTop)
    )
  }

  /// Allows only the part of the innermost level inside a box; what is drawn there is the same as without.
  mutating func pushPart(_ box: PixelBox) {
    guard var level = levels.last else { return }
    level.box = level.box.intersection(box)
    levels.append(level)
  }

  /// Ends a level that saved no pixels.
  mutating func popBox() { levels.removeLast() }

  /// Clips to a shape inside a box and saves the pixels that it covers partly.
  mutating func push<C: CoverageSource>(_ coverage: inout C, inside bounds: PixelBox, target: PixelTarget) {
    let box = coverage.box.intersection(self.box).intersection(bounds)
    let level = Level(
      box: box,
      whole: whole.intersection(bounds),
      rows: rowTop,
      firstRow: box.y0,
      pixels: pixelTop,
      bytes: byteTop
    )
    rows.reserve(rowTop + box.height)
    for y in box.y0..<box.y1 {
      var row = coverage.row(y)
      let allowed = interval(y)
      row.trim(from: max(allowed.start, box.x0), to: min(allowed.end, box.x1))
      save(row, y, target, withBytes: true)
    }
    levels.append(level)
  }

  /// Saves all the pixels of a box, for a group that is blended as a whole.
  mutating func pushGroup(_ wanted: PixelBox, target: PixelTarget) {
    let box = wanted.intersection(self.box)
    let level = Level(
      box: box,
      whole: whole.intersection(wanted),
      rows: rowTop,
      firstRow: box.y0,
      pixels: pixelTop,
      bytes: byteTop
    )
    rows.reserve(rowTop + box.height)
    for y in box.y0..<box.y1 {
      let allowed = interval(y)
      let start = min(max(allowed.start, box.x0), box.x1)
      let end = max(min(allowed.end, box.x1), start)
      let row = RowCoverage(
        start: start,
        solidStart: end,
        solidEnd: end,
        end: end,
        bytes: bytes.base,
        origin: 0
      )
      save(row, y, target, withBytes: false)
    }
    levels.append(level)
  }

  private mutating func save(_ row: RowCoverage, _ y: Int, _ target: PixelTarget, withBytes: Bool) {
    rows.base[rowTop] = SavedRow(
      start: Int32(row.start),
      solidStart: Int32(row.solidStart),
      solidEnd: Int32(row.solidEnd),
      end: Int32(row.end)
    )
    rowTop += 1
    savePart(row, from: row.start, to: row.solidStart, y, target, withBytes)
    savePart(row, from: row.solidEnd, to: row.end, y, target, withBytes)
  }

  private mutating func savePart(
    _ row: RowCoverage,
    from x0: Int,
    to x1: Int,
    _ y: Int,
    _ target: PixelTarget,
    _ withBytes: Bool
  ) {
    guard x1 > x0 else { return }
    let count = x1 - x0
    (pixels.reserve(pixelTop + count) + pixelTop).update(from: target.address(x: x0, y: y), count: count)
    pixelTop += count
    guard withBytes else { return }
    (bytes.reserve(byteTop + count) + byteTop).update(from: row.bytes + (x0 - row.origin), count: count)
    byteTop += count
  }

  /// One stretch of pixels of the innermost level: fully covered ones, or those saved with their coverage.
  struct Stretch {
    var y: Int
    var x0: Int
    var x1: Int
    var saved: UnsafeMutablePointer<UInt32>
    var bytes: UnsafeMutablePointer<UInt8>
  }

  /// Ends the innermost level: visits its rows, the solid parts and then the saved ones in order.
  mutating func pop(solid: (_ y: Int, _ x0: Int, _ x1: Int) -> Void, saved: (Stretch) -> Void) {
    guard let level = levels.popLast(), let first = level.rows else { return }
    var pixel = level.pixels
    var byte = level.bytes
    for index in 0..<level.box.height {
      let row = rows.base[first + index]
      let y = level.box.y0 + index
      if row.solidEnd > row.solidStart { solid(y, Int(row.solidStart), Int(row.solidEnd)) }
      visit(row.start, row.solidStart, y, &pixel, &byte, saved)
      visit(row.solidEnd, row.end, y, &pixel, &byte, saved)
    }
    rowTop = first
    pixelTop = level.pixels
    byteTop = level.bytes
  }
  private func visit(
    _ x0: Int32,
    _ x1: Int32,
    _ y: Int,
    _ pixel: inout Int,
    _ byte: inout Int,
    _ body: (Stretch) -> Void
  ) {
    guard x1 > x0 else { return }
    body(Stretch(y: y, x0: Int(x0), x1: Int(x1), saved: pixels.base + pixel, bytes: bytes.base + byte))
    pixel += Int(x1 - x0)
    byte += Int(x1 - x0)
  }
}
