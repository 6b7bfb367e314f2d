import SegueGeometry
import SegueStage
import Testing

@testable import SegueRaster

@Suite struct GroupTests {
  private let canvas = Rect(x: 0, y: 0, width: 16, height: 16)
  private let left = Rect(x: 0, y: 0, width: 10, height: 16)
  private let right = Rect(x: 6, y: 0, width: 10, height: 16)

  @Test func groupsFadeAsWholes() {
    var drawing = Drawing(16, 16)
    drawing.add(canvas, .identity, { $0.opacity = 0.5 }) { group in
      group.add(left) { $0.fill = .white }
      group.add(right) { $0.fill = .black }
    }
    let surface = drawing.draw()
    #expect(surface.at(1, 1) == 0x8080_8080)
    // Where they overlap, only the upper one shows, at half.
    #expect(surface.at(8, 1) == 0x8000_0000)
  }

  @Test func leavesFadeByThemselves() {
    var drawing = Drawing(16, 16)
    drawing.add(left) {
      $0.fill = .white
      $0.opacity = 0.5
    }
    drawing.add(right) {
      $0.fill = .black
      $0.opacity = 0.5
    }
    let surface = drawing.draw()
    #expect(surface.at(1, 1) == 0x8080_8080)
    #expect(surface.at(8, 1) == 0xc040_4040)
  }

  @Test func sourceOverIsExact() {
    for alpha in stride(from: 0.0, through: 1, by: 1.0 / 51) {
      var drawing = Drawing(1, 1)
      drawing.add(canvas) { $0.fill = Color(rgb: 0x3080f0) }
      drawing.add(canvas) { $0.fill = Color(rgb: 0xff4000).withAlpha(alpha) }
      let surface = drawing.draw()
      let a = (alpha * 255).rounded()
      func expected(_ over: Double, _ under: Double) -> Int {
        Int((over * alpha).rounded() + (under * (255 - a) / 255).rounded())
      }
      #expect(surface.red(0, 0) == expected(255, 0x30))
      #expect(Int(surface.at(0, 0) >> 8 & 0xff) == expected(0x40, 0x80))
      #expect(Int(surface.at(0, 0) >> 16 & 0xff) == expected(0, 0xf0))
      #expect(surface.alpha(0, 0) == 255)
    }
  }

  @Test func clipsNest() {
    var drawing = Drawing(16, 16)
    drawing.add(Rect(x: 2, y: 2, width: 8, height: 8), .identity, { $0.masksToBounds = true }) { outer in
      outer.add(Rect(x: 6.5, y: 0, width: 8, height: 6), .identity, { $0.masksToBounds = true }) { inner in
        inner.add(canvas) { $0.fill = .white }
      }
    }
    let surface = drawing.draw()
    #expect(surface.alpha(6, 3) == 128)
    #expect(surface.alpha(7, 2) == 255 && surface.alpha(9, 5) == 255)
    #expect(surface.alpha(10, 3) == 0 && surface.alpha(7, 1) == 0 && surface.alpha(7, 6) == 0)
    #expect(abs(surface.mass - 14) < 0.02)
  }

  @Test func softClipsDoNotLetTheGroundThrough() {
    var drawing = Drawing(16, 16)
    drawing.add(Rect(x: 2.5, y: 2, width: 8, height: 8), .identity, { $0.masksToBounds = true }) { clip in
      clip.add(canvas) { $0.fill = .black }
      clip.add(canvas) { $0.fill = .white }
    }
    #expect(drawing.draw().at(2, 4) == 0x8080_8080)
  }

  @Test func masksMultiplyByTheirAlpha() {
    var drawing = Drawing(16, 16)
    drawing.add(canvas, .identity, { $0.fill = .white }) { masked in
      masked.add(canvas, role: .mask) { mask in
        mask.contents.gradient = Gradient(
          kind: .linear(start: Point(x: 0, y: 0), end: Point(x: 1, y: 0)),
          stops: [.init(color: .clear, location: 0), .init(color: .black, location: 1)]
        )
      }
      masked.add(right) { $0.fill = .black }
    }
    let surface = drawing.draw()
    for x in 0..<16 {
      let expected = Int(((Double(x) + 0.5) / 16 * 255).rounded())
      #expect(abs(surface.alpha(x, 7) - expected) <= 1)
      #expect(surface.red(x, 7) == (x < 6 ? surface.alpha(x, 7) : 0))
    }
  }

  @Test func plainMasksClip() {
    var drawing = Drawing(16, 16)
    drawing.add(canvas, .identity, { $0.fill = .white }) { masked in
      masked.add(Rect(x: 3, y: 3, width: 4.5, height: 4), role: .mask) { $0.fill = .black }
    }
    let surface = drawing.draw()
    #expect(surface.at(4, 4) == opaqueWhite && surface.at(7, 4) == 0x8080_8080 && surface.at(8, 4) == 0)
  }

  @Test func hiddenAndClearLayersDrawNothing() {
    var drawing = Drawing(16, 16)
    drawing.add(canvas) {
      $0.fill = .white
      $0.isHidden = true
    }
    drawing.add(canvas) {
      $0.fill = .white
      $0.opacity = -0.5
    }
    #expect(drawing.draw().mass == 0)
  }
}
