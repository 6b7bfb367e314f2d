import SegueGeometry
import SegueStage
import Testing

@testable import SegueRaster

@Suite struct BlurTests {
  @Test(arguments: [0.5, 1, 2, 3.7, 6])
  func blurKeepsTheMass(sigma: Double) {
    var drawing = Drawing(96, 96)
    drawing.add(Rect(x: 38, y: 35, width: 20, height: 26)) {
      $0.fill = .white
      $0.blur = sigma
    }
    let mass = drawing.draw().mass
    #expect(abs(mass - 520) < 520 * 0.015)
  }

  @Test(arguments: [2.0, 5, 9])
  func edgesBlurAsTheErrorFunction(sigma: Double) {
    var drawing = Drawing(160, 16)
    drawing.add(Rect(x: 80, y: -200, width: 400, height: 600)) {
      $0.fill = .white
      $0.blur = sigma
    }
    let surface = drawing.draw()
    // A step blurred by σ: 0.1587, 0.5 and 0.8413 at -σ, 0 and σ from the edge.
    for (offset, level) in [(-1.0, 0.1587), (0, 0.5), (1, 0.8413)] {
      let x = 80 + offset * sigma - 0.5
      let low = Double(surface.alpha(Int(x.rounded(.down)), 8))
      let high = Double(surface.alpha(Int(x.rounded(.down)) + 1, 8))
      let value = low + (high - low) * (x - x.rounded(.down))
      #expect(abs(value / 255 - level) < 0.02)
    }
  }

  @Test func backdropsKeepConstantFieldsAndStayInside() {
    var drawing = Drawing(64, 64)
    drawing.add(Rect(x: 0, y: 0, width: 64, height: 64)) { $0.fill = Color(rgb: 0x336699) }
    drawing.add(Rect(x: 32, y: 0, width: 32, height: 64)) { $0.fill = .white }
    drawing.add(Rect(x: 8, y: 8, width: 48, height: 20)) { $0.backdropBlur = 4 }
    let surface = drawing.draw()
    #expect(surface.at(9, 9) == 0xff99_6633)
    #expect(surface.at(31, 40) == 0xff99_6633 && surface.at(32, 40) == opaqueWhite)
    let middle = surface.red(31, 16)
    #expect(middle > 0x60 && middle < 0xb0)
    #expect(surface.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func shadowsHaveTheirMassAndOffset() {
    var drawing = Drawing(96, 96)
    drawing.add(Rect(x: 30, y: 30, width: 24, height: 20)) {
      $0.shadow.opacity = 0.5
      $0.shadow.radius = 4
      $0.shadow.offset = Point(x: 5, y: 9)
    }
    let surface = drawing.draw()
    #expect(abs(surface.mass - 240) < 6)
    var center = Point.zero
    for y in 0..<96 {
      for x in 0..<96 {
        center = center + Point(x: Double(x) + 0.5, y: Double(y) + 0.5) * (Double(surface.alpha(x, y)) / 255)
      }
    }
    #expect(abs(center.x / surface.mass - 47) < 0.2 && abs(center.y / surface.mass - 49) < 0.2)
  }

  @Test func clippingLayersHaveNoShadow() {
    var drawing = Drawing(32, 32)
    drawing.add(Rect(x: 8, y: 8, width: 8, height: 8)) {
      $0.shadow.opacity = 1
      $0.masksToBounds = true
    }
    #expect(drawing.draw().mass == 0)
  }
}
