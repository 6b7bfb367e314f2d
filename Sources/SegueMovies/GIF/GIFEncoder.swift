import SegueGeometry
public import SegueImages

/// Makes an animated GIF: one palette, only what changes in each frame, and equal frames as one.
public struct GIFEncoder: MovieEncoder {
  /// A GIF can always be made.
  public typealias Failure = Never

  private let width: Int
  private let height: Int
  private let map: PaletteMap
  private var bytes: [UInt8] = []
  /// The indices that are seen, and those of the frame that waits for its duration to be known.
  private var shown: [UInt8] = []
  private var waiting: (data: [UInt8], hundredths: Int)?
  /// How many frames the file has so far.
  public private(set) var frameCount = 0

  /// The index that leaves a pixel as it is.
  private static let transparent: UInt8 = 255

  /// Begins a GIF of a size, whose pictures are shown in a palette's colors.
  ///
  /// - Parameters:
  ///   - width: Pixels, 1 to 65,535.
  ///   - height: Pixels, 1 to 65,535.
  ///   - palette: The colors of all pictures.
  ///   - loops: Whether it begins again at its end.
  public init(width: Int, height: Int, palette: ColorPalette, loops: Bool) {
    self.width = width
    self.height = height
    map = PaletteMap(palette)
    bytes = Array("GIF89a".utf8)
    put(width)
    put(height)
    // A table of 256 colors of 8 bits a channel.
    bytes += [0xf7, 0, 0]
    for color in palette.colors {
      bytes += [color, color >> 8, color >> 16].map { UInt8(truncatingIfNeeded: $0) }
    }
    bytes += [UInt8](repeating: 0, count: (256 - palette.colors.count) * 3)
    if loops { bytes += [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0] }
  }

  /// Adds a picture for some time, rounded to 1/100 s.
  public mutating func add(_ picture: PixelBuffer, seconds: Double) {
    let hundredths = Int(clamping: (seconds * 100).rounded())
    let indices = picture.pixels.map { map.index(of: $0) }
    guard waiting != nil else { return begin(indices, 0..<width, 0..<height, hundredths) }
    guard let changed = PixelChanges.box(from: shown, to: indices, width: width, height: height) else {
      waiting?.hundredths += hundredths
      return
    }
    flush()
    begin(indices, changed.columns, changed.rows, hundredths)
  }

  /// Returns the file.
  public mutating func finish() -> [UInt8] {
    flush()
    return bytes + [0x3b]
  }

  private mutating func begin(
    _ indices: [UInt8],
    _ columns: Range<Int>,
    _ rows: Range<Int>,
    _ hundredths: Int
  ) {
    var part: [UInt8] = []
    part.reserveCapacity(columns.count * rows.count)
    for y in rows {
      for x in columns {
        let place = y * width + x
        part.append(!shown.isEmpty && shown[place] == indices[place] ? Self.transparent : indices[place])
      }
    }
    var data: [UInt8] = [0x2c]
    for value in [columns.lowerBound, rows.lowerBound, columns.count, rows.count] {
      data += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
    }
    data.append(0)
    waiting = (data + LZWWriter.data(of: part), hundredths)
    shown = indices
    frameCount += 1
  }

  /// Writes the frame that waits: its control extension first, which has its duration.
  private mutating func flush() {
    guard let frame = waiting else { return }
    // Left in place when the next one comes; with a transparent index.
    bytes += [0x21, 0xf9, 4, 0x05]
    put(min(frame.hundredths, 0xffff))
    bytes += [Self.transparent, 0]
    bytes += frame.data
    waiting = nil
  }

  private mutating func put(_ value: Int) {
    bytes += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }
}
