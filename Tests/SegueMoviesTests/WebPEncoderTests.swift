import SegueImages
import SegueTestSupport
import Testing

@testable import SegueMovies

/// What its pixels decode to is tested by Tests/EndToEnd/test_webp.py, with somebody else's reader.
@Suite("Animated WebP")
struct WebPEncoderTests {
  /// A frame's header: place, size and milliseconds, and the chunks after it.
  private struct Frame: Equatable {
    var x, y, width, height, milliseconds: Int
    var flags: UInt8
    var chunks: [String]
  }

  private func frames(_ file: [UInt8]) -> [Frame] {
    RIFFChunk.chunks(of: file[12...]).filter { $0.name == "ANMF" }.map { chunk in
      let bytes = Array(chunk.data)
      func number(_ place: Int) -> Int { bytes[place..<place + 3].reversed().reduce(0) { $0 << 8 | Int($1) } }
      return Frame(
        x: number(0) * 2,
        y: number(3) * 2,
        width: number(6) + 1,
        height: number(9) + 1,
        milliseconds: number(12),
        flags: bytes[15],
        chunks: RIFFChunk.chunks(of: chunk.data.dropFirst(16)).map(\.name)
      )
    }
  }

  private func picture(seed: UInt64, width: Int = 31, height: Int = 17) -> PixelBuffer {
    var random = SeededGenerator(seed: seed)
    var picture = PixelBuffer(width: width, height: height)
    for index in picture.pixels.indices {
      picture.pixels[index] = UInt32.random(in: 0...0xff_ffff, using: &random) | 0xff00_0000
    }
    return picture
  }

  @Test("A frame is the rectangle that changed, from an even place, and equal pictures are one")
  func rectangles() throws {
    let first = picture(seed: 1)
    var second = first
    for x in 5..<9 { second.pixels[7 * 31 + x] = 0xff12_3456 }
    var encoder = WebPEncoder(quality: .exact, loops: true)
    for picture in [first, first, second, second, second] { try encoder.add(picture, seconds: 0.02) }
    #expect(encoder.frameCount == 2)
    let file = try encoder.finish()
    #expect(
      frames(file) == [
        Frame(x: 0, y: 0, width: 31, height: 17, milliseconds: 40, flags: 0, chunks: ["VP8L"]),
        Frame(x: 4, y: 6, width: 5, height: 2, milliseconds: 60, flags: 0, chunks: ["VP8L"]),
      ]
    )
    let header = try #require(RIFFChunk.chunks(of: file[12...]).first)
    #expect(header.name == "VP8X" && Array(header.data) == [0x12, 0, 0, 0, 30, 0, 0, 16, 0, 0])
    #expect(RIFFChunk.chunks(of: file[...]).map(\.data.count) == [file.count - 8])
  }

  @Test("No rounding of durations adds up")
  func rounding() throws {
    var encoder = WebPEncoder(quality: .exact, loops: true)
    for number in 0..<60 { try encoder.add(picture(seed: UInt64(number)), seconds: 1.0 / 60) }
    let durations = frames(try encoder.finish()).map(\.milliseconds)
    #expect(durations.reduce(0, +) == 1000 && Set(durations) == [16, 17])
  }

  @Test("It says how often it plays", arguments: [(true, 0), (false, 1)])
  func loops(isLoop: Bool, plays: UInt8) throws {
    var encoder = WebPEncoder(quality: .exact, loops: isLoop)
    try encoder.add(picture(seed: 3), seconds: 1)
    let file = try encoder.finish()
    let control = try #require(RIFFChunk.chunks(of: file[12...]).first { $0.name == "ANIM" })
    #expect(Array(control.data) == [0, 0, 0, 0xff, plays, 0])
  }

  @Test("What keeps less takes fewer bytes")
  func qualities() throws {
    let pictures = [picture(seed: 8, width: 96, height: 96), picture(seed: 9, width: 96, height: 96)]
    func bytes(_ quality: WebPQuality) throws -> Int {
      var encoder = WebPEncoder(quality: quality, loops: true)
      for picture in pictures { try encoder.add(picture, seconds: 0.02) }
      return try encoder.finish().count
    }
    let (exact, near, lossy) = (try bytes(.exact), try bytes(.near(20)), try bytes(.lossy(50)))
    #expect(near < exact && lossy < near)
  }

  @Test("A side that the format cannot say is an error with what to do")
  func tooLarge() {
    var encoder = WebPEncoder(quality: .exact, loops: true)
    #expect {
      try encoder.add(PixelBuffer(width: 16385, height: 1), seconds: 1)
    } throws: {
      "\($0)".hasSuffix("16385 × 1 pixels has more than 16384 a side: give a smaller --scale")
    }
  }
}
