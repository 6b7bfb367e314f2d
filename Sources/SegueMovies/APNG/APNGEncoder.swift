import SegueGeometry
public import SegueImages

/// Makes an animated PNG: every pixel exact, only the changed rectangle in each frame, and equal frames as one.
///
/// Frames are whole PNG files whose image data is put into the chunks of the animation (PNG, third edition, 4.9).
public struct APNGEncoder: MovieEncoder {
  /// Why libpng does not encode a picture.
  public typealias Failure = ImageError

  private let loops: Bool
  private let ticksPerSecond: Int
  private var shown: PixelBuffer?
  private var header: [UInt8] = []
  private var frames: [Frame] = []

  /// How many frames the file has so far.
  public var frameCount: Int { frames.count }

  /// The image data of a frame, where it goes, and how long it is seen.
  private struct Frame {
    var data: [ArraySlice<UInt8>]
    var columns: Range<Int>
    var rows: Range<Int>
    var seconds: Double
  }

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - ticksPerSecond: Durations are whole multiples of its inverse, 1 to 65,535.
  ///   - loops: Whether it begins again at its end.
  public init(ticksPerSecond: Int, loops: Bool) {
    self.ticksPerSecond = ticksPerSecond
    self.loops = loops
  }

  /// Adds a picture for some time, rounded to ticks.
  ///
  /// - Throws: `ImageError` if libpng cannot encode it.
  public mutating func add(_ picture: PixelBuffer, seconds: Double) throws(ImageError) {
    guard let last = shown else { return try append(picture, 0..<picture.width, 0..<picture.height, seconds) }
    let changed = PixelChanges.box(
      from: last.pixels,
      to: picture.pixels,
      width: picture.width,
      height: picture.height
    )
    guard let changed else {
      frames[frames.count - 1].seconds += seconds
      return
    }
    try append(picture, changed.columns, changed.rows, seconds)
  }

  private mutating func append(
    _ picture: PixelBuffer,
    _ columns: Range<Int>,
    _ rows: Range<Int>,
    _ seconds: Double
  ) throws(ImageError) {
    var part = PixelBuffer(width: columns.count, height: rows.count)
    for (line, y) in rows.enumerated() {
      let source = picture.pixels[
        y * picture.width + columns.lowerBound..<y * picture.width + columns.upperBound
      ]
      part.pixels.replaceSubrange(line * part.width..<(line + 1) * part.width, with: source)
    }
    let chunks = PNGChunk.chunks(of: try part.pngData())
    if frames.isEmpty { header = chunks.first { $0.name == "IHDR" }.map { Array($0.data) } ?? [] }
    let data = chunks.filter { $0.name == "IDAT" }.map(\.data)
    frames.append(Frame(data: data, columns: columns, rows: rows, seconds: seconds))
    shown = picture
  }

  /// Returns the file.
  public mutating func finish() -> [UInt8] {
    var file = PNGChunk.signature
    PNGChunk.append("IHDR", header, to: &file)
    PNGChunk.append("acTL", Self.bytes(frames.count) + Self.bytes(loops ? 0 : 1), to: &file)
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      PNGChunk.append("fcTL", control(frame, sequence), to: &file)
      sequence += 1
      for data in frame.data {
        if index == 0 {
          PNGChunk.append("IDAT", data, to: &file)
        } else {
          PNGChunk.append("fdAT", Self.bytes(sequence) + data, to: &file)
          sequence += 1
        }
      }
    }
    PNGChunk.append("IEND", [], to: &file)
    return file
  }

  /// Sequence number, size, place, delay as a fraction, left in place at its end, not blended.
  private func control(_ frame: Frame, _ sequence: Int) -> [UInt8] {
    let numbers = [
      sequence, frame.columns.count, frame.rows.count, frame.columns.lowerBound, frame.rows.lowerBound,
    ]
    let ticks = Int(clamping: (frame.seconds * Double(ticksPerSecond)).rounded())
    let delay = Self.bytes(min(ticks, 0xffff)).suffix(2) + Self.bytes(ticksPerSecond).suffix(2)
    return numbers.flatMap(Self.bytes) + delay + [0, 0]
  }

  private static func bytes(_ value: Int) -> [UInt8] {
    [value >> 24, value >> 16, value >> 8, value].map { UInt8(truncatingIfNeeded: $0) }
  }
}
