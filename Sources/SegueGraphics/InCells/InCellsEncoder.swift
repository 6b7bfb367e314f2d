import SegueCells
import SegueGeometry
import SegueImages
import SegueMovies

/// Shows pictures as pixels in the cells, by sixels or iTerm2's images: cells that change are drawn again.
struct InCellsEncoder {
  /// Where a slot's pixels are.
  private struct Slot {
    var area: CellRect
    var visible: [CellRect]
  }

  private var traits: GraphicsTraits
  private var slots: [Int: Slot] = [:]
  private var writer: SixelWriter?
  /// How many colours the palette may lack before another is chosen, twice as many each time; nil if the caller chose
  /// it.
  private var mostMisses: Int? = 64

  init(_ traits: GraphicsTraits) { self.traits = traits }

  /// The cells that may have pixels: an image on the last row scrolls the screen.
  private var screen: CellRect {
    CellRect(column: 0, row: 0, columns: traits.screen.columns, rows: traits.screen.rows - 1)
  }

  mutating func present(_ picture: PlacedPicture, _ source: PixelSource, into bytes: inout [UInt8]) {
    let visible = picture.area.intersection(screen).cut(around: picture.holes)
    let old = slots[picture.slot]
    slots[picture.slot] = visible.isEmpty ? nil : Slot(area: picture.area, visible: visible)
    let isKnown = old?.area == picture.area && picture.damage != nil
    for part in visible {
      let changed = isKnown ? change(in: part, of: picture, old?.visible ?? [], source) : part
      for box in changed.map(tiles) ?? [] { append(box, of: picture, source, into: &bytes) }
    }
  }

  /// The box of the cells that are damaged or were not seen before.
  private func change(
    in part: CellRect,
    of picture: PlacedPicture,
    _ shown: [CellRect],
    _ source: PixelSource
  ) -> CellRect? {
    let damage = (picture.damage ?? []).map { $0.clipped(to: source.size) }.filter { !$0.isEmpty }
      .map {
        $0.cells(source.cell).moved(columns: picture.area.column, rows: picture.area.row).intersection(part)
      }
    let boxes = (part.cut(around: shown) + damage).filter { !$0.isEmpty }
    guard let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }

  /// A box in parts that are not larger than an image may be.
  private func tiles(_ box: CellRect) -> [CellRect] {
    let limit = traits.mostPixels
    let columns = max(limit.columns / traits.cell.columns, 1)
    let rows = max(limit.rows / traits.cell.rows, 1)
    return stride(from: box.row, to: box.endRow, by: rows).flatMap { row in
      stride(from: box.column, to: box.endColumn, by: columns).map { column in
        CellRect(column: column, row: row, columns: columns, rows: rows).intersection(box)
      }
    }
  }

  private mutating func append(
    _ box: CellRect,
    of picture: PlacedPicture,
    _ source: PixelSource,
    into bytes: inout [UInt8]
  ) {
    let cells = box.moved(columns: -picture.area.column, rows: -picture.area.row)
    var pixels = PixelRect(cells, cell: source.cell)
    if traits.route == .iterm { return appendPNG(box, pixels, source, into: &bytes) }
    // Some terminals take the six lines for whole, which on the last row would scroll the screen.
    let room = (traits.screen.rows - 1 - box.row) * source.cell.rows
    if (pixels.height + 5) / 6 * 6 > room { pixels.height = pixels.height / 6 * 6 }
    if pixels.isEmpty { return }
    bytes.putCursor(column: box.column, row: box.row)
    var writer = writer ?? SixelWriter(Self.palette(for: source, traits.registers))
    self.writer = nil
    writer.append(pixels, of: source, to: &bytes)
    if let most = mostMisses, writer.palette.misses > most {
      // The next picture is shown in its own colours; the palette was another scene's, or an empty screen's.
      mostMisses = most * 2
    } else {
      self.writer = writer
    }
  }

  private static func palette(for source: PixelSource, _ registers: Int) -> SixelPalette {
    var buffer = PixelBuffer(width: source.size.columns, height: source.size.rows)
    buffer.pixels.withUnsafeMutableBufferPointer { _ = $0.update(from: source.pixels) }
    var histogram = ColorHistogram()
    histogram.add(buffer, duration: 1)
    return SixelPalette(histogram, registers: registers)
  }

  /// An image that libpng cannot encode is left out.
  private func appendPNG(
    _ box: CellRect,
    _ pixels: PixelRect,
    _ source: PixelSource,
    into bytes: inout [UInt8]
  ) {
    var part = PixelBuffer(width: pixels.width, height: pixels.height)
    for line in 0..<pixels.height {
      let start = (pixels.y + line) * source.size.columns + pixels.x
      for column in 0..<pixels.width {
        part.pixels[line * pixels.width + column] = source.pixels[start + column] | 0xff00_0000
      }
    }
    guard let file = try? part.pngData() else { return }
    bytes.putCursor(column: box.column, row: box.row)
    bytes.put("\u{1b}]1337;File=inline=1;size=")
    bytes.put(file.count)
    bytes.put(";width=")
    bytes.put(box.columns)
    bytes.put(";height=")
    bytes.put(box.rows)
    bytes.put(";preserveAspectRatio=0:")
    file.withUnsafeBufferPointer { Base64.append($0, to: &bytes) }
    bytes.put("\u{7}")
  }

  mutating func usePalette(of histogram: ColorHistogram?) {
    writer = histogram.map { SixelWriter(SixelPalette($0, registers: traits.registers)) }
    mostMisses = histogram == nil ? 64 : nil
  }

  mutating func retire(_ slot: Int) { slots[slot] = nil }

  mutating func invalidate() { slots.removeAll(keepingCapacity: true) }

  mutating func resize(_ traits: GraphicsTraits) {
    self.traits = traits
    invalidate()
  }
}
