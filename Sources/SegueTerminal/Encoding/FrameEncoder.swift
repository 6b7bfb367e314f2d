import SegueGeometry
public import SegueRaster

/// Turns grids into the bytes that change an ECMA-48 terminal from one to the next.
///
/// It remembers what the terminal shows, the cursor and the rendition, and nothing of a descriptor: a value to
/// value function for screens, tests and benchmarks. After the first frame of a size it allocates nothing.
public struct FrameEncoder: Sendable {
  /// What the terminal understands; it may change between frames.
  public var dialect: Dialect

  private var size = GridSize(columns: 0, rows: 0)
  private var shown: [Cell] = []
  private var shownClusters: [String] = []
  private var isValid = false
  private var pen = Pen()
  private let decimals = Output.decimalTable()

  /// Creates an encoder for a terminal of unknown contents.
  public init(_ dialect: Dialect) { self.dialect = dialect }

  /// Creates an encoder that expects nothing doubtful of the terminal.
  public init(depth: ColorDepth, synchronizes: Bool) {
    var dialect = Dialect(depth: depth)
    dialect.synchronizes = synchronizes
    self.init(dialect)
  }

  /// Forgets what the terminal shows: the next frame clears it first.
  public mutating func invalidate() { isValid = false }

  /// Appends what makes the terminal show a grid; nothing where it does already.
  ///
  /// Linear in the number of cells.
  ///
  /// Half of a wide glyph without its other half is shown as a space.
  public mutating func encode(_ grid: CellGrid, into buffer: inout ByteBuffer) {
    let before = buffer.count
    if dialect.synchronizes { buffer.append(Self.beginSynchronized.utf8) }
    let empty = buffer.count
    if !isValid || grid.size != size { clear(for: grid.size, into: &buffer) }
    encodeChanges(of: grid, into: &buffer)
    if buffer.count == empty {
      buffer.drop(last: empty - before)
    } else if dialect.synchronizes {
      buffer.append(Self.endSynchronized.utf8)
    }
  }

  private static let beginSynchronized = "\u{1b}[?2026h"
  private static let endSynchronized = "\u{1b}[?2026l"

  private mutating func clear(for newSize: GridSize, into buffer: inout ByteBuffer) {
    buffer.append("\u{1b}[m\u{1b}[2J".utf8)
    pen = Pen()
    if newSize == size {
      for index in shown.indices { shown[index] = .blank }
    } else {
      size = newSize
      shown = Array(repeating: .blank, count: newSize.columns * newSize.rows)
    }
    shownClusters = []
    isValid = true
  }

  private mutating func encodeChanges(of grid: CellGrid, into buffer: inout ByteBuffer) {
    let columns = size.columns
    let rows = size.rows
    guard columns > 0, grid.cells.count == columns * rows else { return }
    let clustersMatch = shownClusters == grid.clusters
    let longestCluster = grid.clusters.reduce(0) { max($0, $1.utf8.count) }
    grid.cells.withUnsafeBufferPointer { next in
      shown.withUnsafeMutableBufferPointer { shown in
        decimals.withUnsafeBufferPointer { decimals in
          GlyphComplements.table.withUnsafeBufferPointer { complements in
            guard let next = next.baseAddress, let shown = shown.baseAddress, let table = decimals.baseAddress
            else { return }
            var encoder = RowEncoder(
              pen: pen,
              rules: RowRules(dialect, complements: complements.baseAddress),
              clusters: grid.clusters,
              clustersMatch: clustersMatch,
              count: columns
            )
            for row in 0..<rows {
              let first = row * columns
              buffer.append(atMost: columns * (Pen.longestCell + longestCluster)) { start in
                var output = Output(pointer: start, decimals: table)
                encoder.encode(row, from: next + first, to: shown + first, &output)
                return output.pointer - start
              }
            }
            pen = encoder.pen
          }
        }
      }
    }
    if !clustersMatch { shownClusters = grid.clusters }
  }
}
