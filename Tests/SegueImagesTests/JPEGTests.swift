import SegueGeometry
import Testing

@testable import SegueImages

/// Reading JPEGs.
@Suite("JPEGs")
struct JPEGTests {
  private static let red: UInt32 = 0xff00_00ff
  private static let green: UInt32 = 0xff00_ff00
  private static let blue: UInt32 = 0xffff_0000
  private static let yellow: UInt32 = 0xff00_ffff

  /// The pixels in the middles of the quarters, row by row.
  private func quarters(_ picture: PixelBuffer) -> [UInt32] {
    [(1, 1), (3, 1), (1, 3), (3, 3)].map { across, down in
      picture.pixels[picture.height * down / 4 * picture.width + picture.width * across / 4]
    }
  }

  /// Whether pixels are those but for a few steps of each channel, which is what a JPEG loses.
  private func areNear(_ pixels: [UInt32], _ others: [UInt32]) -> Bool {
    pixels.count == others.count
      && zip(pixels, others).allSatisfy { left, right in
        [0, 8, 16, 24].allSatisfy { abs(Int(left >> $0 & 255) - Int(right >> $0 & 255)) <= 4 }
      }
  }

  @Test("row by row, coarse first, and without colours")
  func kinds() throws {
    for bytes in [JPEGSamples.plain, JPEGSamples.progressive] {
      let picture = try PixelBuffer(jpeg: bytes)
      #expect(picture.width == 32 && picture.height == 16)
      #expect(areNear(quarters(picture), [Self.red, Self.green, Self.blue, Self.yellow]))
      #expect(try PixelBuffer(picture: bytes) == picture)
    }
    let grey = quarters(try PixelBuffer(jpeg: JPEGSamples.grey))
    for pixel in grey { #expect(pixel & 255 == pixel >> 8 & 255 && pixel >> 24 == 255) }
    #expect(grey[3] & 255 > grey[1] & 255 && grey[1] & 255 > grey[0] & 255 && grey[0] & 255 > grey[2] & 255)
  }

  @Test("upright however the camera was held", arguments: 0...9, [true, false])
  func orientation(value: Int, isLittle: Bool) throws {
    let picture = try PixelBuffer(jpeg: JPEGSamples.oriented(UInt8(value), isLittle: isLittle))
    // Exif's table: where the first row and the first column of the pixels are.
    let (red, green, blue, yellow) = (Self.red, Self.green, Self.blue, Self.yellow)
    let expected: [UInt32] =
      switch value {
      case 2: [green, red, yellow, blue]
      case 3: [yellow, blue, green, red]
      case 4: [blue, yellow, red, green]
      case 5: [red, blue, green, yellow]
      case 6: [blue, red, yellow, green]
      case 7: [yellow, green, blue, red]
      case 8: [green, yellow, red, blue]
      default: [red, green, blue, yellow]
      }
    let isAcross = (5...8).contains(value)
    #expect(picture.width == (isAcross ? 16 : 32) && picture.height == (isAcross ? 32 : 16))
    #expect(areNear(quarters(picture), expected))
  }

  @Test("four inks, pictures beyond the limits, and no pictures at all are refused")
  func refused() {
    #expect(throws: ImageError.self) { try PixelBuffer(jpeg: JPEGSamples.inks) }
    #expect(throws: ImageError.self) { try PixelBuffer(jpeg: [0xff, 0xd8, 0xff, 0xd9]) }
    #expect(throws: ImageError.self) { try PixelBuffer(jpeg: []) }
    #expect(throws: ImageError.notPNG) { try PixelBuffer(picture: [1, 2, 3, 4]) }
    let small = ImageLimits(side: 31, pixels: 1 << 20, fileBytes: 1 << 20)
    #expect(throws: ImageError.tooManyPixels(width: 32, height: 16, limits: small)) {
      try PixelBuffer(picture: JPEGSamples.plain, limits: small)
    }
    let short = ImageLimits(side: 64, pixels: 1 << 20, fileBytes: 10)
    #expect(throws: ImageError.fileTooLarge(bytes: JPEGSamples.plain.count, limit: 10)) {
      try PixelBuffer(picture: JPEGSamples.plain, limits: short)
    }
    let missing = ImageError.noDecoder(format: "JPEG", library: "libturbojpeg", packages: "that (Debian)")
    #expect(
      "\(missing)"
        == "a JPEG needs libturbojpeg, which is not installed: install that (Debian), or convert the picture to PNG"
    )
  }

  @Test("whatever is broken in one, it is a picture within its limits or an error")
  func damaged() throws {
    var random = SystemRandomNumberGenerator()
    let limits = ImageLimits(side: 4096, pixels: 1 << 22, fileBytes: 1 << 20)
    for bytes in [JPEGSamples.plain, JPEGSamples.progressive, JPEGSamples.oriented(6, isLittle: true)] {
      for end in stride(from: 2, to: bytes.count, by: 7) {
        guard let picture = try? PixelBuffer(jpeg: Array(bytes[..<end]), limits: limits) else { continue }
        #expect(picture.pixels.count == picture.width * picture.height)
      }
      for _ in 0..<500 {
        var broken = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          broken[Int.random(in: 2..<broken.count, using: &random)] = .random(in: 0...255, using: &random)
        }
        guard let picture = try? PixelBuffer(jpeg: broken, limits: limits) else { continue }
        #expect(limits.allow(width: picture.width, height: picture.height), "\(broken)")
        #expect(picture.pixels.count == picture.width * picture.height, "\(broken)")
      }
    }
  }
}
