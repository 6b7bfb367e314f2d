import SegueImages
import Testing

/// The example of the landing page, `Sources/SegueImages/SegueImages.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aPictureThereAndBack() throws {
    var picture = PixelBuffer(width: 2, height: 1)
    picture.pixels = [0xff00_00ff, 0xffff_0000]  // red and blue, as 0xAABBGGRR

    let file = try picture.pngData()
    let copy = try PixelBuffer(png: file)
    let mean = copy.areaAveraged(width: 1, height: 1)

    #expect(copy == picture)
    #expect(mean.pixels.count == 1)
    #expect(mean.pixels[0] >> 24 == 0xff)
  }
}
