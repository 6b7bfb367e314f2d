import SegueImages
import SegueTestSupport
import Testing

@testable import SegueMovies

@Suite("Animated PNG")
struct APNGEncoderTests {
  /// What is seen after each frame, with its duration as a fraction of a second.
  private func frames(_ file: [UInt8]) throws -> [(picture: PixelBuffer, ticks: Int, perSecond: Int)] {
    let chunks = PNGChunk.chunks(of: file)
    let header = try #require(chunks.first { $0.name == "IHDR" })
    var result: [(PixelBuffer, Int, Int)] = []
    var seen: PixelBuffer?
    var control: [Int] = []
    var data: [UInt8] = []
    func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    func finish() throws {
      guard control.count == 6 else { return }
      var part = PNGChunk.signature
      let size = [control[0], control[1]].flatMap { [UInt8](bigEndian: $0) }
      PNGChunk.append("IHDR", size + header.data.dropFirst(8), to: &part)
      PNGChunk.append("IDAT", data, to: &part)
      PNGChunk.append("IEND", [], to: &part)
      let picture = try PixelBuffer(png: part)
      var whole = seen ?? picture
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          whole.pixels[(control[3] + y) * whole.width + control[2] + x] =
            picture.pixels[y * picture.width + x]
        }
      }
      seen = whole
      result.append((whole, control[4], control[5]))
      data = []
    }
    var sequence = 0
    for chunk in chunks {
      let bytes = Array(chunk.data)
      switch chunk.name {
      case "fcTL":
        try finish()
        #expect(number(bytes[0..<4]) == sequence)
        sequence += 1
        control = stride(from: 4, to: 20, by: 4).map { number(bytes[$0..<$0 + 4]) }
        control += [number(bytes[20..<22]), number(bytes[22..<24])]
        #expect(bytes[24...] == [0, 0])
      case "IDAT": data += bytes
      case "fdAT":
        #expect(number(bytes[0..<4]) == sequence)
        sequence += 1
        data += bytes[4...]
      default: break
      }
    }
    try finish()
    return result
  }

  private func picture(seed: UInt64) -> PixelBuffer {
    var random = SeededGenerator(seed: seed)
    var picture = PixelBuffer(width: 31, height: 17)
    for index in picture.pixels.indices {
      picture.pixels[index] = UInt32.random(in: 0...0xff_ffff, using: &random) | 0xff00_0000
    }
    return picture
  }

  @Test("Every pixel of every frame is exact, and equal pictures are one frame")
  func exact() throws {
    let first = picture(seed: 1)
    var second = first
    for x in 4..<9 { second.pixels[5 * 31 + x] = 0xff12_3456 }
    let third = picture(seed: 2)
    var encoder = APNGEncoder(ticksPerSecond: 60, loops: true)
    for picture in [first, first, second, third, third, third] { try encoder.add(picture, seconds: 1.0 / 60) }
    #expect(encoder.frameCount == 3)
    let seen = try frames(encoder.finish())
    #expect(seen.map(\.picture) == [first, second, third])
    #expect(seen.map(\.ticks) == [2, 1, 3] && seen.allSatisfy { $0.perSecond == 60 })
  }

  @Test("It says how often it plays", arguments: [(true, 0), (false, 1)])
  func loops(isLoop: Bool, plays: UInt8) throws {
    var encoder = APNGEncoder(ticksPerSecond: 50, loops: isLoop)
    try encoder.add(picture(seed: 3), seconds: 1)
    let control = try #require(PNGChunk.chunks(of: encoder.finish()).first { $0.name == "acTL" })
    #expect(Array(control.data) == [0, 0, 0, 1, 0, 0, 0, plays])
  }

  @Test("A viewer that knows no animation shows the first picture")
  func still() throws {
    var encoder = APNGEncoder(ticksPerSecond: 50, loops: true)
    try encoder.add(picture(seed: 4), seconds: 1)
    try encoder.add(picture(seed: 5), seconds: 1)
    #expect(try PixelBuffer(png: encoder.finish()) == picture(seed: 4))
  }

  @Test("The checksum is the specification's")
  func checksum() {
    #expect(PNGChunk.checksum("IEND".utf8) == 0xae42_6082)
    #expect(PNGChunk.checksum("123456789".utf8) == 0xcbf4_3926)
  }
}

extension [UInt8] {
  fileprivate init(bigEndian value: Int) {
    self = [value >> 24, value >> 16, value >> 8, value].map { UInt8(truncatingIfNeeded: $0) }
  }
}
