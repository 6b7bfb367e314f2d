import SegueGeometry
import SegueText

/// The masks of glyphs drawn recently, by face, size and place within a pixel.
///
/// A mask is exact for the nearest of 4 × 4 places within a pixel, so a glyph is off by at most an eighth of a pixel each way.
final class GlyphCache {
  /// A glyph at a size in 64ths of a pixel to the em, and a place in quarters of a pixel.
  struct Key: Hashable {
    var face: Int32
    var glyph: UInt32
    var size: Int32
    var phase: UInt8

    /// Creates a key; `size` in pixels to the em, phases from 0 to 3.
    init(face: Int?, glyph: UInt32, size: Double, phaseX: Int, phaseY: Int) {
      self.face = Int32(clamping: face ?? -1)
      self.glyph = glyph
      self.size = Int32(clamping: Int(clamping: (size * 64).rounded()))
      phase = UInt8(clamping: phaseX * 4 + phaseY)
    }
  }

  /// All masks are forgotten when they take more bytes than this.
  static let mostBytes = 8 << 20
  private static let pageBytes = 256 << 10

  private var masks: [Key: GlyphMask] = [:]
  private var pages: [UnsafeMutablePointer<UInt8>] = []
  private var large: [UnsafeMutablePointer<UInt8>] = []
  private var largeBytes = 0
  /// Bytes of the last page that are taken.
  private var taken = 0
  private var accumulator = AreaAccumulator()
  private var builder = OutlineBuilder()
  private let row = ScratchBuffer<UInt8>(filler: 0)

  deinit { clear() }

  /// Bytes that the masks take.
  var bytes: Int { pages.count * Self.pageBytes + largeBytes }

  /// The mask for a key, made with the glyph's outline if it is new.
  func mask(_ key: Key, outline: () -> (path: Path, unitsPerEm: Double)) -> GlyphMask {
    if let known = masks[key] { return known }
    if bytes >= Self.mostBytes { clear() }
    let (path, unitsPerEm) = outline()
    let scale = Double(key.size) / 64 / unitsPerEm
    let mask = draw(
      path,
      Projection(
        scaleX: scale,
        scaleY: -scale,
        translation: Point(x: Double(key.phase / 4) / 4, y: Double(key.phase % 4) / 4)
      ),
      scale
    )
    masks[key] = mask
    return mask
  }

  private func draw(_ path: Path, _ projection: Projection, _ scale: Double) -> GlyphMask {
    guard scale > 0, let bounds = projection.boundingBox(of: path.controlBox) else {
      return GlyphMask(box: .empty, bytes: row.base)
    }
    let box = PixelBox(around: bounds)
    if box.isEmpty { return GlyphMask(box: .empty, bytes: row.base) }
    accumulator.begin(box)
    builder.tolerance = OutlineBuilder.pixelTolerance / scale
    builder.walk(path) { builder, _ in builder.finish(projection, into: &accumulator) }
    let coverage = accumulator.coverage(path.fillRule, scratch: row)
    let bytes = memory(box.area)
    bytes.update(repeating: 0, count: box.area)
    for y in box.y0..<box.y1 {
      let line = coverage.row(y)
      let target = bytes + (y - box.y0) * box.width
      for x in line.start..<line.end { target[x - box.x0] = line.byte(x) }
    }
    return GlyphMask(box: box, bytes: bytes)
  }

  private func memory(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if count > Self.pageBytes {
      large.append(.allocate(capacity: count))
      largeBytes += count
      return large[large.count - 1]
    }
    if pages.isEmpty || taken + count > Self.pageBytes {
      pages.append(.allocate(capacity: Self.pageBytes))
      taken = 0
    }
    defer { taken += count }
    return pages[pages.count - 1] + taken
  }

  private func clear() {
    masks.removeAll(keepingCapacity: true)
    for memory in pages + large { memory.deallocate() }
    pages.removeAll(keepingCapacity: true)
    large.removeAll()
    largeBytes = 0
    taken = 0
  }
}
