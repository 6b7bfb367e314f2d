import SegueTestSupport
import Testing

@testable import SegueImages

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct PNGTests {
  private static func sample(width: Int, height: Int) -> PixelBuffer {
    var buffer = PixelBuffer(width: width, height: height)
    for index in buffer.pixels.indices {
      let seed = UInt32(truncatingIfNeeded: index &* 2_654_435_761)
      buffer.pixels[index] = PixelBuffer.premultiplied(seed ^ seed << 13)
    }
    return buffer
  }

  /// A PNG header for any size, with no data after it.
  private static func header(width: UInt32, height: UInt32) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8)
    for value in [width, height] {
      for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(value >> shift & 0xff)) }
    }
    return bytes + [8, 6, 0, 0, 0, 0, 0, 0, 0]
  }

  @Test func picturesSurviveTheRoundTrip() throws {
    for (width, height) in [(1, 1), (7, 3), (64, 65)] {
      let picture = PNGTests.sample(width: width, height: height)
      #expect(try PixelBuffer(png: picture.pngData()) == picture)
    }
  }

  @Test func filesSurviveTheRoundTrip() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/picture.png"
    let picture = PNGTests.sample(width: 5, height: 9)
    try picture.writePNG(to: path)
    #expect(try PixelBuffer(pngFile: path) == picture)
  }

  @Test func straightAndPremultipliedAreInverse() {
    var survives = true
    for alpha: UInt32 in 0...255 {
      for color: UInt32 in 0...alpha {
        let pixel = alpha << 24 | color << 16 | (alpha - color) << 8 | color
        survives = survives && PixelBuffer.premultiplied(PixelBuffer.straight(pixel)) == pixel
      }
    }
    #expect(survives)
  }

  @Test func premultiplyingRoundsToNearest() {
    for alpha: UInt32 in stride(from: 0, through: 255, by: 15) {
      for color: UInt32 in 0...255 {
        let exact = UInt32((Double(color * alpha) / 255).rounded())
        #expect(PixelBuffer.premultiplied(alpha << 24 | color) == alpha << 24 | exact)
      }
    }
  }

  @Test func hugeHeadersAreRefusedBeforeAnythingIsAllocated() {
    let expected = ImageError.tooManyPixels(width: 100_000, height: 100_000, limits: .standard)
    #expect(throws: expected) { try PixelBuffer(png: PNGTests.header(width: 100_000, height: 100_000)) }
    #expect(throws: ImageError.tooManyPixels(width: 8000, height: 8000, limits: .standard)) {
      try PixelBuffer(png: PNGTests.header(width: 8000, height: 8000))
    }
    #expect(expected.description.contains("scale it down"))
  }

  @Test func bytesThatAreNoPNGAreNamedSo() {
    #expect(throws: ImageError.notPNG) { try PixelBuffer(png: []) }
    #expect(throws: ImageError.notPNG) { try PixelBuffer(png: Array("GIF89a and more".utf8)) }
  }

  @Test func everyTruncationIsAnError() throws {
    let bytes = try PNGTests.sample(width: 9, height: 9).pngData()
    for count in 8..<(bytes.count - 16) {
      #expect(throws: ImageError.self) { try PixelBuffer(png: Array(bytes[..<count])) }
    }
  }

  @Test func everyDamagedByteOfTheDataIsAnError() throws {
    let bytes = try PNGTests.sample(width: 9, height: 9).pngData()
    let data = try #require(
      bytes.indices.dropLast(4).first { bytes[$0..<($0 + 4)].elementsEqual("IDAT".utf8) }
    )
    for index in data..<(bytes.count - 12) {
      var damaged = bytes
      damaged[index] ^= 0x55
      #expect(throws: ImageError.self) { try PixelBuffer(png: damaged) }
    }
  }

  @Test func missingFilesAndEmptyPicturesAreTyped() {
    #expect(throws: ImageError.unreadable(path: "/nowhere/a.png", reason: "No such file or directory")) {
      try PixelBuffer(pngFile: "/nowhere/a.png")
    }
    #expect(throws: ImageError.unreadable(path: "/tmp", reason: "Is a directory")) {
      try PixelBuffer(pngFile: "/tmp")
    }
    #expect(throws: ImageError.empty) { try PixelBuffer(width: 0, height: 4).pngData() }
    #expect(throws: ImageError.unwritable(path: "/nowhere/a.png", reason: "No such file or directory")) {
      try PixelBuffer(width: 1, height: 1).writePNG(to: "/nowhere/a.png")
    }
  }

  @Test func tooManyBytesAreRefused() throws {
    let bytes = try PNGTests.sample(width: 9, height: 9).pngData()
    let limits = ImageLimits(side: 100, pixels: 100, fileBytes: 50)
    #expect(throws: ImageError.fileTooLarge(bytes: bytes.count, limit: 50)) {
      try PixelBuffer(png: bytes, limits: limits)
    }
  }
}
