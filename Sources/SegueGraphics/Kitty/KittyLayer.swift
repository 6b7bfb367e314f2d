import SegueCells
import SegueGeometry

/// An image that the terminal has, and the parts of it that it shows.
struct KittyLayer {
  /// Its id.
  var id: Int
  /// The picture's cells that it has, from the picture's corner.
  var box: CellRect
  var detail: GraphicsDetail
  var placements: [Placement] = []

  /// A part of the image on the screen.
  struct Placement {
    /// Its own id, 1 or more.
    var number: Int
    var part: Part
  }

  /// Cells of the screen, and which cell of the image comes first there.
  struct Part: Equatable {
    var cells: CellRect
    var column: Int
    var row: Int
  }

  init(id: Int, box: CellRect, detail: GraphicsDetail) {
    self.id = id
    self.box = box
    self.detail = detail
  }

  /// Shows exactly these cells of the screen, where the image's first cell is at a corner.
  ///
  /// What is new comes first, and then what is old goes, so that no cell is ever without its pixels. What stays is not
  /// mentioned.
  mutating func show(
    _ cells: [CellRect],
    corner: (column: Int, row: Int),
    cell: GridSize,
    _ channel: borrowing KittyChannel,
    into bytes: inout [UInt8]
  ) {
    let parts = cells.map { Part(cells: $0, column: $0.column - corner.column, row: $0.row - corner.row) }
    var next: [Placement] = []
    for part in parts {
      if let old = placements.first(where: { $0.part == part }) {
        next.append(old)
      } else {
        let number = Self.free(placements, next)
        put(part, number, cell, channel, into: &bytes)
        next.append(Placement(number: number, part: part))
      }
    }
    for old in placements where !next.contains(where: { $0.number == old.number }) {
      remove(old.number, channel, into: &bytes)
    }
    placements = next
  }

  /// The least number that none has.
  private static func free(_ old: [Placement], _ new: [Placement]) -> Int {
    var number = 1
    while old.contains(where: { $0.number == number }) || new.contains(where: { $0.number == number }) {
      number += 1
    }
    return number
  }

  /// `c` and `r` say the cells, so that a picture of fewer pixels is scaled up, and rounding of a cell's size does not
  /// leave gaps.
  private func put(
    _ part: Part,
    _ number: Int,
    _ cell: GridSize,
    _ channel: borrowing KittyChannel,
    into bytes: inout [UInt8]
  ) {
    let source = PixelRect(
      CellRect(column: part.column, row: part.row, columns: part.cells.columns, rows: part.cells.rows),
      cell: cell
    )
    bytes.putCursor(column: part.cells.column, row: part.cells.row)
    channel.command(into: &bytes) { bytes in
      bytes.put("a=p,i=")
      bytes.put(id)
      bytes.put(",p=")
      bytes.put(number)
      bytes.put(",x=")
      bytes.put(source.x)
      bytes.put(",y=")
      bytes.put(source.y)
      bytes.put(",w=")
      bytes.put(source.width)
      bytes.put(",h=")
      bytes.put(source.height)
      bytes.put(",c=")
      bytes.put(part.cells.columns)
      bytes.put(",r=")
      bytes.put(part.cells.rows)
      bytes.put(",C=1")
      channel.putQuiet(into: &bytes)
    }
  }

  private func remove(_ number: Int, _ channel: borrowing KittyChannel, into bytes: inout [UInt8]) {
    channel.command(into: &bytes) { bytes in
      bytes.put("a=d,d=i,i=")
      bytes.put(id)
      bytes.put(",p=")
      bytes.put(number)
      bytes.put(",q=2")
    }
  }
}

extension KittyChannel {
  /// Appends the deletion of an image with all its placements.
  func delete(_ id: Int, into bytes: inout [UInt8]) {
    command(into: &bytes) { bytes in
      bytes.put("a=d,d=I,i=")
      bytes.put(id)
      bytes.put(",q=2")
    }
  }
}
