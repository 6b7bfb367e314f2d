import SegueGeometry
import SegueImages
import SegueStage
import Testing

@testable import SegueRaster

@Suite struct PaintTests {
  private func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> StageImage {
    var buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { buffer.pixels[y * width + x] = pixel(x, y) }
    }
    return StageImage(name: "picture", pixels: buffer)
  }

  @Test func linearGradientsHitTheirStops() {
    var drawing = Drawing(100, 2)
    drawing.add(Rect(x: 0, y: 0, width: 100, height: 2)) {
      $0.contents.gradient = Gradient(
        kind: .linear(start: .zero, end: Point(x: 1, y: 0)),
        stops: [
          .init(color: .black, location: 0), .init(color: .white, location: 0.5),
          .init(color: .black, location: 1),
        ]
      )
    }
    let surface = drawing.draw()
    for x in 0..<100 {
      let t = (Double(x) + 0.5) / 100
      #expect(abs(Double(surface.red(x, 1)) - 255 * (1 - abs(2 * t - 1))) <= 1)
      #expect(surface.alpha(x, 1) == 255)
    }
  }

  @Test func diagonalGradientsFollowTheUnitSquare() {
    var drawing = Drawing(40, 20)
    drawing.add(Rect(x: 0, y: 0, width: 40, height: 20)) {
      $0.contents.gradient = Gradient(
        kind: .linear(start: .zero, end: Point(x: 1, y: 1)),
        stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)]
      )
    }
    let surface = drawing.draw()
    // The middle colour joins the other two corners.
    #expect(abs(surface.red(0, 19) - 127) < 4 && abs(surface.red(39, 0) - 127) < 4)
  }

  @Test func radialGradientsReachTheLastStopOnTheirEllipse() {
    var drawing = Drawing(40, 20)
    drawing.add(Rect(x: 0, y: 0, width: 40, height: 20)) {
      $0.contents.gradient = Gradient(
        kind: .radial(center: Point(x: 0.5, y: 0.5), radius: Size(width: 0.5, height: 0.5)),
        stops: [.init(color: .white, location: 0), .init(color: .black, location: 1)]
      )
    }
    let surface = drawing.draw()
    #expect(
      surface.red(20, 10) > 235 && surface.red(39, 10) < 10 && surface.red(20, 19) < 15
        && surface.red(0, 0) == 0
    )
    #expect(abs(surface.red(30, 10) - surface.red(20, 15)) <= 7)
  }

  @Test(arguments: [(1.0, 1.0), (2, 3), (0.6, 0.8), (0.31, 0.11)])
  func constantImagesStayConstant(scaleX: Double, scaleY: Double) {
    let image = picture(40, 30) { _, _ in 0xff20_4060 }
    var drawing = Drawing(64, 64)
    drawing.add(Rect(x: 0, y: 0, width: 40 * scaleX, height: 30 * scaleY)) {
      $0.contents.image = ImageContents(image: image)
    }
    let surface = drawing.draw()
    #expect(surface.at(1, 1) == 0xff20_4060)
    let clipped = min(40 * scaleX, 64) * min(30 * scaleY, 64)
    #expect(abs(surface.mass - clipped) < 0.5)
  }

  @Test func imagesAtTheirSizeAreCopied() {
    let image = picture(8, 8) { x, y in 0xff00_0000 | UInt32(x * 31) | UInt32(y * 17) << 8 }
    var drawing = Drawing(8, 8)
    drawing.add(Rect(x: 0, y: 0, width: 8, height: 8)) { $0.contents.image = ImageContents(image: image) }
    #expect(drawing.draw().pixels == image.pixels.pixels)
  }

  @Test func reducedImagesAreAveragedByArea() {
    let image = picture(64, 64) { x, y in (x + y) % 2 == 0 ? 0xffff_ffff : 0xff00_0000 }
    for side in [13.0, 21, 32, 40] {
      var drawing = Drawing(48, 48)
      drawing.add(Rect(x: 0, y: 0, width: side, height: side)) {
        $0.contents.image = ImageContents(image: image)
      }
      let surface = drawing.draw()
      let inner = Int(side) - 1
      var sum = 0
      for y in 1..<inner { for x in 1..<inner { sum += surface.red(x, y) } }
      #expect(abs(Double(sum) / Double((inner - 1) * (inner - 1)) - 127.5) < 2)
    }
  }

  @Test func containAndCoverKeepTheAspect() {
    let wide = ImageContents.Fit.contain.place(
      width: 20,
      height: 10,
      in: Rect(x: 4, y: 4, width: 10, height: 10)
    )
    #expect(wide == Rect(x: 4, y: 6.5, width: 10, height: 5))
    let cover = ImageContents.Fit.cover.place(
      width: 20,
      height: 10,
      in: Rect(x: 4, y: 4, width: 10, height: 10)
    )
    #expect(cover == Rect(x: -1, y: 4, width: 20, height: 10))
    let image = picture(20, 10) { x, _ in x < 10 ? 0xff00_00ff : 0xff00_ff00 }
    var drawing = Drawing(20, 20)
    drawing.add(Rect(x: 5, y: 5, width: 10, height: 10)) {
      $0.contents.image = ImageContents(image: image, fit: .cover)
    }
    let surface = drawing.draw()
    #expect(surface.at(5, 5) == 0xff00_00ff && surface.at(14, 14) == 0xff00_ff00 && surface.mass == 100)
  }

  @Test func turnedImagesShowTheirTexels() {
    let image = picture(2, 1) { x, _ in x == 0 ? 0xff00_00ff : 0xff00_ff00 }
    let turn = Transform3D.rotationZ(radians: Double.pi / 2).concatenating(.translation(x: 16, y: 16))
      .projection
    var drawing = Drawing(32, 32)
    drawing.add(Rect(x: -10, y: -5, width: 20, height: 10), turn) {
      $0.contents.image = ImageContents(image: image)
    }
    let surface = drawing.draw()
    #expect(surface.at(16, 8) == 0xff00_00ff && surface.at(16, 24) == 0xff00_ff00)
    #expect(abs(surface.mass - 200) < 0.5)
  }
}
