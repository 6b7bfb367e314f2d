import SegueImages
import SegueTestSupport
import Testing

@testable import SegueMovies

@Suite("GIF")
struct GIFEncoderTests {
  private func noise(_ width: Int, _ height: Int, colors: Int, seed: UInt64) -> PixelBuffer {
    var random = SeededGenerator(seed: seed)
    let table = (0..<colors).map { _ in UInt32.random(in: 0...0xff_ffff, using: &random) | 0xff00_0000 }
    var picture = PixelBuffer(width: width, height: height)
    for index in picture.pixels.indices {
      picture.pixels[index] = table[Int.random(in: 0..<colors, using: &random)]
    }
    return picture
  }

  private func file(_ pictures: [(PixelBuffer, Double)], loops: Bool = true) -> (bytes: [UInt8], frames: Int)
  {
    var histogram = ColorHistogram()
    for (picture, seconds) in pictures { histogram.add(picture, duration: seconds) }
    var encoder = GIFEncoder(
      width: pictures[0].0.width,
      height: pictures[0].0.height,
      palette: ColorPalette(histogram),
      loops: loops
    )
    for (picture, seconds) in pictures { encoder.add(picture, seconds: seconds) }
    return (encoder.finish(), encoder.frameCount)
  }

  @Test("With at most 255 colours every pixel is exact", arguments: [1, 2, 17, 255])
  func exact(colors: Int) throws {
    // The same colours in each, in other places.
    let first = noise(40, 30, colors: colors, seed: 1)
    var second = first
    second.pixels.reverse()
    let reader = try GIFReader(file([(first, 0.02), (second, 0.1)]).bytes)
    #expect(reader.frames.map(\.picture) == (colors == 1 ? [first] : [first, second]))
  }

  @Test("Long and short runs of codes survive the compression", arguments: UInt64(0)..<8)
  func compression(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var indices: [UInt8] = []
    let colors = UInt8.random(in: 0...254, using: &random)
    while indices.count < 40_000 {
      let run = Int.random(in: 1...(seed % 2 == 0 ? 3 : 600), using: &random)
      indices += repeatElement(UInt8.random(in: 0...colors, using: &random), count: run)
    }
    let data = LZWWriter.data(of: indices)
    #expect(data[0] == 8 && data.last == 0)
    // The blocks without their counts.
    var (packed, place) = ([UInt8](), 1)
    while data[place] > 0 {
      packed += data[place + 1...place + Int(data[place])]
      place += Int(data[place]) + 1
    }
    #expect(try GIFReader.decompressed(packed) == indices)
  }

  @Test("No pixels and one are files as well", arguments: [[], [7]] as [[UInt8]])
  func few(indices: [UInt8]) throws {
    let data = LZWWriter.data(of: indices)
    #expect(try GIFReader.decompressed(Array(data[2..<data.count - 1])) == indices)
  }

  @Test("Equal pictures are one frame that is seen longer, and the movie is as long as it should be")
  func durations() throws {
    let (a, b) = (noise(9, 9, colors: 4, seed: 2), noise(9, 9, colors: 4, seed: 3))
    let (bytes, count) = file([(a, 0.02), (a, 0.02), (b, 0.02), (b, 0.02), (b, 1.02), (a, 0.03)])
    let reader = try GIFReader(bytes)
    #expect(count == 3 && reader.frames.map(\.hundredths) == [4, 106, 3])
  }

  @Test("A frame has only the rectangle that changes, and unchanged pixels keep their colour")
  func changes() throws {
    let ground = noise(50, 40, colors: 200, seed: 4)
    var changed = ground
    changed.pixels[20 * 50 + 10] = ground.pixels[0]
    changed.pixels[22 * 50 + 14] = ground.pixels[1]
    let reader = try GIFReader(file([(ground, 0.02), (changed, 0.02)]).bytes)
    #expect(reader.areas == [2000, 15])
    #expect(reader.frames[1].picture == changed)
  }

  @Test("It begins again only if it should", arguments: [true, false])
  func loops(isLoop: Bool) throws {
    let picture = noise(3, 3, colors: 2, seed: 5)
    #expect(try GIFReader(file([(picture, 0.1)], loops: isLoop).bytes).loops == isLoop)
  }

  @Test("Many colours become the nearest of 255, with little error, and ground at rest never changes")
  func manyColors() throws {
    var pictures: [(PixelBuffer, Double)] = []
    for step in 0..<6 {
      var picture = PixelBuffer(width: 96, height: 96)
      for y in 0..<96 {
        for x in 0..<96 {
          let isBall = (x - 10 - step * 8) * (x - 10 - step * 8) + (y - 48) * (y - 48) < 100
          let (red, green, blue) = (UInt32(x * 2), UInt32(y * 2), UInt32((x + y) / 2))
          picture.pixels[y * 96 + x] = 0xff00_0000 | (isBall ? 0x20 : blue << 16 | green << 8 | red)
        }
      }
      pictures.append((picture, 0.02))
    }
    let reader = try GIFReader(file(pictures).bytes)
    var squares = 0.0
    for (frame, original) in zip(reader.frames, pictures) {
      for (seen, meant) in zip(frame.picture.pixels, original.0.pixels) {
        for shift: UInt32 in [0, 8, 16] {
          let away = Double(seen >> shift & 0xff) - Double(meant >> shift & 0xff)
          squares += away * away
        }
      }
    }
    // 36 dB and more: 10 log10(255² / error).
    #expect(squares / Double(6 * 96 * 96 * 3) < 16)
    let corners = reader.frames.map { $0.picture.pixels[95 * 96 + 95] }
    #expect(Set(corners).count == 1)
  }

  @Test("A colour that is seen long has more of the palette than one that is seen for a moment")
  func weights() {
    var (calm, busy) = (PixelBuffer(width: 32, height: 32), PixelBuffer(width: 32, height: 32))
    for index in calm.pixels.indices {
      calm.pixels[index] = 0xff00_0000 | UInt32(index % 256)
      busy.pixels[index] = 0xff00_0000 | UInt32(index % 256) << 8 | UInt32(index / 4) << 16
    }
    func reds(_ seconds: Double) -> Int {
      var histogram = ColorHistogram()
      histogram.add(calm, duration: seconds)
      histogram.add(busy, duration: 1)
      return ColorPalette(histogram).colors.count { $0 >> 8 == 0 }
    }
    #expect(reds(100) > reds(0.01))
  }
}
