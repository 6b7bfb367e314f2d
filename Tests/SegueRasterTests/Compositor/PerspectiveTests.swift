import SegueGeometry
import SegueStage
import Testing

@testable import SegueRaster

@Suite struct PerspectiveTests {
  /// The part of each pixel inside a projected rectangle, by 256 samples: independent of the coverage code.
  private func sampled(_ rect: Rect, _ inverse: Projection, x: Int, y: Int) -> Double {
    var inside = 0
    for row in 0..<16 {
      for column in 0..<16 {
        let place = Point(x: Double(x) + (Double(column) + 0.5) / 16, y: Double(y) + (Double(row) + 0.5) / 16)
        if let point = inverse.apply(place), rect.contains(point) { inside += 1 }
      }
    }
    return Double(inside) / 256
  }

  @Test(arguments: [0.3, 0.9, -1.2])
  func trapezoidsMatchAPointSampler(radians: Double) throws {
    let rect = Rect(x: -14, y: -12, width: 28, height: 24)
    let projection = Transform3D.rotationY(radians: radians).concatenating(.rotationX(radians: 0.2))
      .concatenating(.perspective(m34: -1 / 60)).concatenating(.translation(x: 20, y: 20)).projection
    let inverse = try #require(projection.inverse)
    var drawing = Drawing(40, 40)
    drawing.add(rect, projection, { $0.fill = .white })
    let surface = drawing.draw()
    for y in 0..<40 {
      for x in 0..<40 {
        let expected = sampled(rect, inverse, x: x, y: y)
        #expect(abs(Double(surface.alpha(x, y)) / 255 - expected) < 0.05, "pixel \(x), \(y)")
      }
    }
  }

  @Test func whatLiesBehindTheEyeIsCutOff() {
    // The plane y = 0 seen from above: its near end passes behind the eye.
    let projection = Projection(xx: 1, xy: 0, xw: 0, yx: 0, yy: 0, yw: 0.1, tx: 8, ty: 8, tw: 1)
    var drawing = Drawing(16, 16)
    drawing.add(Rect(x: -1, y: -30, width: 2, height: 60), projection, { $0.fill = .white })
    #expect(drawing.draw().pixels.count == 256)
  }
}
