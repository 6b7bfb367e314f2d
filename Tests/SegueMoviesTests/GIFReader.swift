import SegueImages

/// Reads a GIF as its specification says a decoder does, to hold the encoder to it.
struct GIFReader {
  /// What is seen after each frame, and for how many hundredths of a second.
  private(set) var frames: [(picture: PixelBuffer, hundredths: Int)] = []
  /// The size of each frame's own rectangle in pixels.
  private(set) var areas: [Int] = []
  private(set) var loops = false
  private let bytes: [UInt8]
  private var place = 0

  struct Malformed: Error {}

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    guard Array(bytes.prefix(6)) == Array("GIF89a".utf8) else { throw Malformed() }
    place = 6
    var picture = PixelBuffer(width: try number(), height: try number())
    let flags = try byte()
    place += 2
    guard flags & 0x80 != 0 else { throw Malformed() }
    var table: [UInt32] = []
    for _ in 0..<(2 << Int(flags & 7)) {
      let channels = try [byte(), byte(), byte()].map { UInt32($0) }
      table.append(0xff00_0000 | channels[2] << 16 | channels[1] << 8 | channels[0])
    }
    var (hundredths, transparent) = (0, -1)
    while true {
      switch try byte() {
      case 0x3b:
        guard place == bytes.count else { throw Malformed() }
        return
      case 0x21:
        let kind = try byte()
        let blocks = try self.blocks()
        if kind == 0xff { loops = blocks.starts(with: Array("NETSCAPE2.0".utf8)) }
        guard kind == 0xf9 else { continue }
        hundredths = Int(blocks[1]) | Int(blocks[2]) << 8
        transparent = blocks[0] & 1 == 1 ? Int(blocks[3]) : -1
        guard blocks[0] >> 2 & 7 == 1 else { throw Malformed() }
      case 0x2c:
        try readFrame(&picture, table, transparent)
        frames.append((picture, hundredths))
      default: throw Malformed()
      }
    }
  }

  private mutating func readFrame(_ picture: inout PixelBuffer, _ table: [UInt32], _ transparent: Int) throws
  {
    let (left, top, width, height) = (try number(), try number(), try number(), try number())
    guard try byte() == 0, try byte() == 8 else { throw Malformed() }
    let indices = try Self.decompressed(blocks())
    guard indices.count == width * height else { throw Malformed() }
    areas.append(width * height)
    for (offset, index) in indices.enumerated() where Int(index) != transparent {
      picture.pixels[(top + offset / width) * picture.width + left + offset % width] = table[Int(index)]
    }
  }

  private mutating func byte() throws -> UInt8 {
    guard place < bytes.count else { throw Malformed() }
    defer { place += 1 }
    return bytes[place]
  }

  private mutating func number() throws -> Int { Int(try byte()) | Int(try byte()) << 8 }

  private mutating func blocks() throws -> [UInt8] {
    var result: [UInt8] = []
    while true {
      let count = Int(try byte())
      if count == 0 { return result }
      guard place + count <= bytes.count else { throw Malformed() }
      result += bytes[place..<place + count]
      place += count
    }
  }

  /// LZW with a first width of nine bits.
  static func decompressed(_ data: [UInt8]) throws -> [UInt8] {
    var result: [UInt8] = []
    var table: [[UInt8]] = []
    func reset() { table = (0..<258).map { $0 < 256 ? [UInt8($0)] : [] } }
    reset()
    var (width, last) = (9, nil as [UInt8]?)
    var bit = 0
    while bit + width <= data.count * 8 {
      var code = 0
      for offset in 0..<width where data[(bit + offset) / 8] >> UInt8((bit + offset) % 8) & 1 == 1 {
        code |= 1 << offset
      }
      bit += width
      if code == 256 {
        reset()
        (width, last) = (9, nil)
        continue
      }
      if code == 257 { return result }
      guard code < table.count || (code == table.count && last != nil) else { throw Malformed() }
      let string = code < table.count ? table[code] : (last ?? []) + [last?.first ?? 0]
      result += string
      if let last, table.count < 4096 { table.append(last + [string[0]]) }
      if table.count == 1 << width, width < 12 { width += 1 }
      last = string
    }
    throw Malformed()
  }
}
