import Testing

@testable import SegueImages

/// Damaged files of the kinds that PngSuite has (its "x" files, schaik.com/pngsuite): each is refused, none shown.
///
/// A good file is written byte by byte, and in each of them one thing is wrong.
@Suite struct CorruptPNGTests {
  /// A part of a PNG, with a wrong checksum on demand.
  private struct Chunk {
    var type: String
    var data: [UInt8]
    var hasWrongSum = false

    var bytes: [UInt8] {
      let body = Array(type.utf8) + data
      let sum = CorruptPNGTests.checksum(body) ^ (hasWrongSum ? 1 : 0)
      return CorruptPNGTests.bigEndian(UInt32(data.count)) + body + CorruptPNGTests.bigEndian(sum)
    }
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// 2 × 2 pixels of 8-bit grey.
  private static func header(depth: UInt8 = 8, color: UInt8 = 0) -> Chunk {
    Chunk(type: "IHDR", data: bigEndian(2) + bigEndian(2) + [depth, color, 0, 0, 0])
  }

  private static let data = Chunk(type: "IDAT", data: deflated([0, 10, 200, 0, 90, 255]))
  private static let end = Chunk(type: "IEND", data: [])

  private static func file(_ chunks: [Chunk], signature: [UInt8] = signature) -> [UInt8] {
    signature + chunks.flatMap(\.bytes)
  }

  @Test("the file of which the others are copies is a picture")
  func good() throws {
    let picture = try PixelBuffer(png: Self.file([Self.header(), Self.data, Self.end]))
    #expect(picture.pixels.map { $0 & 0xff } == [10, 200, 90, 255])
  }

  @Test(
    "signatures that a transfer as text has changed",
    arguments: [
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0d, 0x1a, 0x0a], [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a], [0x09, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      [0x89, 0x70, 0x6e, 0x67, 0x0d, 0x0a, 0x1a, 0x0a], [],
    ] as [[UInt8]]
  )
  func signatures(_ signature: [UInt8]) {
    let bytes = Self.file([Self.header(), Self.data, Self.end], signature: signature)
    #expect(throws: ImageError.notPNG) { try PixelBuffer(png: bytes) }
  }

  @Test("every line feed and every return of the file, one changed into the other")
  func lineEnds() {
    let good = Self.file([Self.header(), Self.data, Self.end])
    for (from, to) in [([0x0a], [0x0d]), ([0x0d], [0x0a]), ([0x0a], [0x0d, 0x0a]), ([0x0d], [])]
      as [([UInt8], [UInt8])]
    {
      let changed = good.flatMap { from == [$0] ? to : [$0] }
      #expect(throws: ImageError.notPNG) { try PixelBuffer(png: changed) }
    }
  }

  @Test(
    "bit depths and colour types that there are none of",
    arguments: [
      (0, 0), (3, 0), (7, 0), (9, 0), (99, 2), (0, 2), (4, 2), (8, 1), (8, 5), (8, 7), (8, 9), (16, 3),
      (1, 4), (8, 255),
    ] as [(UInt8, UInt8)]
  )
  func headers(_ depth: UInt8, _ color: UInt8) {
    refuses([Self.header(depth: depth, color: color), Self.data, Self.end])
  }

  @Test("parts that are missing, twice, out of order, or with a wrong checksum")
  func parts() {
    let (header, data, end) = (Self.header(), Self.data, Self.end)
    refuses([header, end])
    refuses([data, end])
    refuses([data, header, end])
    refuses([header])
    refuses([])
    var wrong = header
    wrong.hasWrongSum = true
    refuses([wrong, data, end])
    wrong = data
    wrong.hasWrongSum = true
    refuses([header, wrong, end])
    refuses([header, Chunk(type: "IDAT", data: []), end])
    refuses([header, Chunk(type: "IDAT", data: Array(data.data.prefix(5))), end])
    refuses([header, Chunk(type: "ABCD", data: [1]), data, end])
    refuses([Self.header(color: 3), data, end])
  }

  @Test("filters that there are none of, and pixels that end too early")
  func contents() {
    refuses([Self.header(), Chunk(type: "IDAT", data: Self.deflated([9, 10, 200, 0, 90, 255])), Self.end])
    refuses([Self.header(), Chunk(type: "IDAT", data: Self.deflated([0, 10, 200])), Self.end])
  }

  private func refuses(_ chunks: [Chunk], _ place: SourceLocation = #_sourceLocation) {
    do {
      _ = try PixelBuffer(png: Self.file(chunks))
      Issue.record("it is shown", sourceLocation: place)
    } catch {
      guard case .corrupt(_, let reason) = error else {
        Issue.record("refused as \(error)", sourceLocation: place)
        return
      }
      #expect(!reason.isEmpty, sourceLocation: place)
    }
  }

  // MARK: Bytes

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  /// CRC-32, as PNG's specification has it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
    }
  }

  /// A zlib stream of one stored block (RFC 1950 and 1951).
  private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt8(bytes.count)
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return [0x78, 0x01, 1, count, 0, ~count, 0xff] + bytes + bigEndian(high << 16 | low)
  }
}
