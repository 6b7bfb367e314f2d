import SegueGeometry
public import SegueCells

/// Turns grids into the bytes that change an ECMA-48 terminal from one to the next.
///
/// It tracks the terminal's contents, cursor and rendition but does no I/O, so that screens, tests and
/// benchmarks can share it. After the first frame of a size it allocates nothing.
public struct FrameEncoder: Sendable {
  /// What the terminal understands; it may change between frames.
  public var dialect: Dialect

  private var size = GridSize(columns: 0, rows: 0)
  /// The cells that the terminal shows after the bytes so far, row by row.
  public private(set) var shown: [Cell] = []
  private var shownClusters: [String] = []
  /// Scratch space for a row in near-lossless colours.
  private var softened: [Cell] = []
  private var isValid = false
  private var pen = Pen()
  private let decimals = Output.decimalTable()

  /// Creates an encoder for a terminal whose contents are unknown.
  public init(_ dialect: Dialect) { self.dialect = dialect }

  /// Creates an encoder with the default dialect of a depth.
  public init(depth: ColorDepth, synchronizes: Bool) {
    var dialect = Dialect(depth: depth)
    dialect.synchronizes = synchronizes
    self.init(dialect)
  }

  /// Forgets what the terminal shows: the next frame clears the screen first.
  public mutating func invalidate() { isValid = false }

  /// Appends the bytes that make the terminal show a grid; none if it already does.
  ///
  /// Linear in the number of cells. Near-lossless colours may be slightly off, but take far fewer bytes.
  ///
  /// Half of a wide glyph without its other half is shown as a space.
  public mutating func encode(
    _ grid: CellGrid,
    isNearLossless: Bool = false,
    into buffer: inout ByteBuffer
  ) {
    encode(grid, isNearLossless: isNearLossless, limit: .max, into: &buffer)
  }

  /// Whether the next frame of a size clears the screen first.
  func clears(for newSize: GridSize) -> Bool { !isValid || newSize != size }

  /// Appends the bytes that make the terminal show a grid and, in the same synchronized update, others that may leave
  /// the cursor and the rendition anywhere; nothing if there are neither.
  mutating func encode(
    _ grid: CellGrid,
    isNearLossless: Bool,
    over overlay: [UInt8],
    into buffer: inout ByteBuffer
  ) {
    encode(grid, isNearLossless: isNearLossless, limit: .max, over: overlay, into: &buffer)
  }

  /// Appends bytes that may leave the cursor and the rendition anywhere, in a synchronized update of their own.
  mutating func append(overlay: [UInt8], into buffer: inout ByteBuffer) {
    guard !overlay.isEmpty else { return }
    if dialect.synchronizes { buffer.append(Self.beginSynchronized.utf8) }
    put(overlay, into: &buffer)
    if dialect.synchronizes { buffer.append(Self.endSynchronized.utf8) }
  }

  private mutating func put(_ overlay: [UInt8], into buffer: inout ByteBuffer) {
    buffer.append(overlay)
    buffer.append(Self.plain.utf8)
    pen = Pen()
  }

  /// Makes the rows that differ from a grid exact, from the top down, until a little more than `limit` bytes
  /// are used; returns whether the whole grid is now exact.
  public mutating func refine(_ grid: CellGrid, limit: Int, into buffer: inout ByteBuffer) -> Bool {
    let isSameText = isValid && grid.size == size && shownClusters == grid.clusters
    return encode(grid, isNearLossless: false, limit: isSameText ? limit : .max, into: &buffer)
  }

  @discardableResult
  private mutating func encode(
    _ grid: CellGrid,
    isNearLossless: Bool,
    limit: Int,
    over overlay: [UInt8] = [],
    into buffer: inout ByteBuffer
  ) -> Bool {
    let before = buffer.count
    if dialect.synchronizes { buffer.append(Self.beginSynchronized.utf8) }
    let empty = buffer.count
    if !isValid || grid.size != size { clear(for: grid.size, into: &buffer) }
    let rows = encodeChanges(of: grid, isNearLossless: isNearLossless, limit: limit, into: &buffer)
    if !overlay.isEmpty { put(overlay, into: &buffer) }
    if buffer.count == empty {
      buffer.drop(last: empty - before)
    } else if dialect.synchronizes {
      buffer.append(Self.endSynchronized.utf8)
    }
    return rows == size.rows
  }

  private static let beginSynchronized = "\u{1b}[?2026h"
  private static let endSynchronized = "\u{1b}[?2026l"
  private static let plain = "\u{1b}[m"

  private mutating func clear(for newSize: GridSize, into buffer: inout ByteBuffer) {
    buffer.append("\u{1b}[m\u{1b}[2J".utf8)
    pen = Pen()
    if newSize == size {
      for index in shown.indices { shown[index] = .blank }
    } else {
      size = newSize
      shown = Array(repeating: .blank, count: newSize.count)
    }
    shownClusters = []
    isValid = true
  }

  /// Returns how many rows were handled before the limit was passed.
  private mutating func encodeChanges(
    of grid: CellGrid,
    isNearLossless: Bool,
    limit: Int,
    into buffer: inout ByteBuffer
  ) -> Int {
    let columns = size.columns
    let rows = size.rows
    guard columns > 0, grid.cells.count == GridSize(columns: columns, rows: rows).count else { return rows }
    let before = buffer.count
    var done = 0
    if softened.count < columns { softened = Array(repeating: .blank, count: columns) }
    let clustersMatch = shownClusters == grid.clusters
    let longestCluster = grid.clusters.reduce(0) { max($0, $1.utf8.count) }
    var pen = pen
    let dialect = dialect
    withStorage(of: grid) { storage in
      var encoder = RowEncoder(
        pen: pen,
        rules: RowRules(dialect, complements: storage.complements),
        clusters: grid.clusters,
        clustersMatch: clustersMatch,
        count: columns
      )
      while done < rows, buffer.count - before <= limit {
        let first = done * columns
        buffer.append(atMost: columns * (Pen.longestCell + longestCluster)) { start in
          var output = Output(pointer: start, decimals: storage.decimals)
          var next = storage.next + first
          if isNearLossless {
            NearLossless.soften(
              next,
              beside: storage.shown + first,
              count: columns,
              complements: encoder.rules.complements,
              into: storage.softened
            )
            next = UnsafePointer(storage.softened)
          }
          encoder.encode(done, from: next, to: storage.shown + first, &output)
          return output.pointer - start
        }
        done += 1
      }
      pen = encoder.pen
    }
    self.pen = pen
    if !clustersMatch { shownClusters = grid.clusters }
    return done
  }

  /// The arrays that rows are encoded from and to.
  private struct Storage {
    let next: UnsafePointer<Cell>
    let shown: UnsafeMutablePointer<Cell>
    let softened: UnsafeMutablePointer<Cell>
    let decimals: UnsafePointer<UInt64>
    let complements: UnsafePointer<UInt32>
  }

  /// Borrows all arrays once for all rows.
  @inline(__always)
  private mutating func withStorage(of grid: CellGrid, _ body: (Storage) -> Void) {
    grid.cells.withUnsafeBufferPointer { next in
      shown.withUnsafeMutableBufferPointer { shown in
        softened.withUnsafeMutableBufferPointer { softened in
          decimals.withUnsafeBufferPointer { decimals in
            GlyphComplements.table.withUnsafeBufferPointer { complements in
              guard let next = next.baseAddress, let shown = shown.baseAddress,
                let softened = softened.baseAddress, let decimals = decimals.baseAddress,
                let complements = complements.baseAddress
              else { return }
              body(
                Storage(
                  next: next,
                  shown: shown,
                  softened: softened,
                  decimals: decimals,
                  complements: complements
                )
              )
            }
          }
        }
      }
    }
  }
}
