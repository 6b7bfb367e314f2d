import SegueImages
import SegueRaster
import Testing

@Suite("The difference of two pictures")
struct PixelDifferenceTests {
  private func picture(_ width: Int, _ height: Int, _ pixel: UInt32) -> PixelBuffer {
    var picture = PixelBuffer(width: width, height: height)
    for index in picture.pixels.indices { picture.pixels[index] = pixel }
    return picture
  }

  @Test("Equal pixels are black, others amplified four times in each channel")
  func pixels() {
    var second = picture(2, 1, 0xff10_2030)
    second.pixels[1] = 0xff12_2040
    let difference = picture(2, 1, 0xff10_2030).difference(from: second)
    #expect(difference.pixels == [0xff00_0000, 0xff08_0040])
    #expect(second.difference(from: picture(2, 1, 0xff10_2030)) == difference)
    #expect(picture(1, 1, 0xff00_0000).difference(from: picture(1, 1, 0xffff_ffff)).pixels == [0xffff_ffff])
  }

  @Test("The result has room for both, and what lies beyond a picture is black")
  func sizes() {
    let difference = picture(1, 2, 0xff00_0010).difference(from: picture(2, 1, 0xff00_0010))
    #expect(difference.width == 2 && difference.height == 2)
    #expect(difference.pixels == [0xff00_0000, 0xff00_0040, 0xff00_0040, 0xff00_0000])
    #expect(picture(0, 0, 0).difference(from: picture(0, 0, 0)).pixels.isEmpty)
  }
}
