import CWebP
import SegueGeometry
public import SegueImages

/// Makes an animated WebP: only the changed rectangle in each frame, its unchanged pixels left out, and equal frames as one.
///
/// libwebp compresses the frames; the file around them is written here. A measured run took the time and the bytes of
/// libwebp's own animation encoder, which is in a second library.
public struct WebPEncoder: MovieEncoder {
  /// Why libwebp does not encode a picture.
  public typealias Failure = WebPError

  private let quality: WebPQuality
  private let loops: Bool
  private var shown: PixelBuffer?
  /// Seconds until now, so that no rounding adds up.
  private var time = 0.0
  private var frames: [Frame] = []

  /// The most pixels of a side (WebP container specification, "VP8L").
  public static let mostPixelsPerSide = 1 << 14

  /// How many frames the file has so far.
  public var frameCount: Int { frames.count }

  /// A frame's chunks, where it goes, and when it begins, in milliseconds.
  private struct Frame {
    var chunks: [UInt8]
    var columns: Range<Int>
    var rows: Range<Int>
    var begin: Int
  }

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - quality: How much of the pictures is kept.
  ///   - loops: Whether it begins again at its end.
  public init(quality: WebPQuality, loops: Bool) {
    self.quality = quality
    self.loops = loops
  }

  /// Whether libwebp, which is opened when it is first needed, is there.
  public static var isAvailable: Bool { cwebp_is_there() != 0 }

  /// Adds a picture for some time; it begins and ends at whole milliseconds.
  ///
  /// - Throws: `WebPError` if libwebp is not there or cannot encode it.
  public mutating func add(_ picture: PixelBuffer, seconds: Double) throws(WebPError) {
    let begin = Int(clamping: (time * 1000).rounded())
    time += seconds
    guard max(picture.width, picture.height) <= Self.mostPixelsPerSide else {
      throw .tooLarge(width: picture.width, height: picture.height)
    }
    guard let last = shown else {
      return try append(picture, 0..<picture.width, 0..<picture.height, begin)
    }
    let changed = PixelChanges.box(
      from: last.pixels,
      to: picture.pixels,
      width: picture.width,
      height: picture.height
    )
    guard let changed else { return }
    // Places are told in units of two pixels.
    let (columns, rows) = (Self.even(changed.columns), Self.even(changed.rows))
    try append(picture, columns, rows, begin)
  }

  private static func even(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound / 2 * 2..<range.upperBound
  }

  private mutating func append(
    _ picture: PixelBuffer,
    _ columns: Range<Int>,
    _ rows: Range<Int>,
    _ begin: Int
  ) throws(WebPError) {
    var part: [UInt32] = []
    part.reserveCapacity(columns.count * rows.count)
    let known = quality.leavesOutWhatStays ? shown?.pixels : nil
    for y in rows {
      let row = y * picture.width + columns.lowerBound..<y * picture.width + columns.upperBound
      guard let known else {
        part += picture.pixels[row]
        continue
      }
      for place in row { part.append(known[place] == picture.pixels[place] ? 0 : picture.pixels[place]) }
    }
    let file = try Self.compressed(part, columns.count, rows.count, quality)
    var chunks: [UInt8] = []
    for chunk in RIFFChunk.chunks(of: file.dropFirst(12)) where ["ALPH", "VP8 ", "VP8L"].contains(chunk.name)
    {
      RIFFChunk.append(chunk.name, chunk.data, to: &chunks)
    }
    frames.append(Frame(chunks: chunks, columns: columns, rows: rows, begin: begin))
    shown = picture
  }

  /// A picture's own WebP file.
  private static func compressed(
    _ pixels: [UInt32],
    _ width: Int,
    _ height: Int,
    _ quality: WebPQuality
  ) throws(WebPError) -> [UInt8] {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let code = pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return Int32(CWEBP_REFUSED) }
      return cwebp_encode(
        start,
        Int32(clamping: width),
        Int32(clamping: height),
        quality.settings,
        &bytes,
        &count
      )
    }
    guard code == Int32(CWEBP_DONE), let bytes else { throw WebPError(code: code) }
    defer { cwebp_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Returns the file.
  public mutating func finish() throws(WebPError) -> [UInt8] {
    var body = Array("WEBP".utf8)
    let size = (shown?.width ?? 1, shown?.height ?? 1)
    // It is an animation, whose frames leave pixels out.
    let flags: [UInt8] = [quality.leavesOutWhatStays && frames.count > 1 ? 0x12 : 0x02, 0, 0, 0]
    RIFFChunk.append("VP8X", flags + Self.number(size.0 - 1) + Self.number(size.1 - 1), to: &body)
    // A black ground, and how often it plays.
    RIFFChunk.append("ANIM", [0, 0, 0, 0xff, loops ? 0 : 1, 0], to: &body)
    let end = Int(clamping: (time * 1000).rounded())
    let ends = frames.dropFirst().map(\.begin) + [end]
    for (frame, end) in zip(frames, ends) {
      RIFFChunk.append("ANMF", Self.data(of: frame, until: end), to: &body)
    }
    var file: [UInt8] = []
    RIFFChunk.append("RIFF", body, to: &file)
    return file
  }

  /// Place in units of two pixels, size less one, milliseconds, left in place at its end, blended where it leaves out.
  private static func data(of frame: Frame, until end: Int) -> [UInt8] {
    let numbers = [
      frame.columns.lowerBound / 2, frame.rows.lowerBound / 2, frame.columns.count - 1, frame.rows.count - 1,
      min(end - frame.begin, 0xff_ffff),
    ]
    return numbers.flatMap(number) + [0] + frame.chunks
  }

  private static func number(_ value: Int) -> [UInt8] { RIFFChunk.littleEndian(value, bytes: 3) }
}
