import SegueImages
import SegueMovies
import Testing

/// The example of the landing page, `Sources/SegueMovies/SegueMovies.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aRedPictureThatTurnsBlue() throws {
    var red = PixelBuffer(width: 4, height: 4)
    for index in red.pixels.indices { red.pixels[index] = 0xff00_00ff }
    var blue = red
    blue.pixels[5] = 0xffff_0000

    var histogram = ColorHistogram()
    histogram.add(red, duration: 1)
    histogram.add(blue, duration: 0.5)
    var gif = GIFEncoder(width: 4, height: 4, palette: ColorPalette(histogram), loops: true)
    gif.add(red, seconds: 1)
    gif.add(blue, seconds: 0.5)
    let file = gif.finish()

    var png = APNGEncoder(ticksPerSecond: 60, loops: false)
    try png.add(red, seconds: 1)

    #expect(file.starts(with: Array("GIF89a".utf8)) && gif.frameCount == 2)
    #expect(png.frameCount == 1)
  }
}
