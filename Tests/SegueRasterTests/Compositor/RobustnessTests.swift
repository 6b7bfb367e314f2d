import SegueGeometry
import SegueImages
import SegueStage
import Testing

@testable import SegueRaster

@Suite struct RobustnessTests {
  private static let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -5, 0, 1e-300]

  /// A state that uses everything at once.
  private static func busy(_ state: inout LayerState, _ value: Double) {
    state.fill = Color(red: value, green: 0.5, blue: 0.5, alpha: 0.7)
    state.cornerRadii = CornerRadii(value)
    state.border.width = value
    state.shadow.opacity = 0.5
    state.shadow.radius = value
    state.shadow.offset = Point(x: value, y: 2)
    state.blur = value
    state.backdropBlur = value
    state.opacity = 0.9
    let path = Path(elements: [
      .line(Point(x: value, y: 3)), .move(Point(x: 1, y: value)),
      .curve(control1: Point(x: value, y: value), control2: Point(x: 2, y: 4), end: Point(x: 9, y: value)),
      .close,
      .line(Point(x: 4, y: 5)),
    ])
    state.contents.shape = ShapeContents(path: path, strokeWidth: value, strokeColor: .white)
    state.contents.gradient = Gradient(
      kind: .radial(center: Point(x: value, y: 0), radius: Size(width: value, height: 0)),
      stops: [.init(color: .white, location: value), .init(color: .black, location: 1)]
    )
    state.contents.image = ImageContents(
      image: StageImage(name: "", pixels: PixelBuffer(width: 3, height: 2))
    )
    state.contents.text = TextContents(string: "two words", fontSize: value)
  }

  @Test(arguments: odd)
  func oddNumbersDrawWithoutTraps(value: Double) {
    let projections: [Projection] = [
      .identity,
      Projection(scaleX: value, scaleY: 1, translation: Point(x: 0, y: value)),
      Transform3D.rotationZ(radians: value).projection,
      Projection(xx: 1, xy: 0.2, xw: value, yx: 0.1, yy: 1, yw: 0.01, tx: 3, ty: 4, tw: 1),
      Projection(xx: 0, xy: 0, xw: 0, yx: 0, yy: 0, yw: 0, tx: 0, ty: 0, tw: 0),
    ]
    for (width, height) in [(1, 1), (20, 12)] {
      for projection in projections {
        for clips in [true, false] {
          var drawing = Drawing(width, height)
          for rect in [
            Rect(x: 0, y: 0, width: 10, height: 8), Rect(x: value, y: 0, width: 10, height: value),
            Rect(x: 1, y: 2, width: value, height: 3),
          ] {
            drawing.add(rect, projection, { $0.masksToBounds = clips }) { inner in
              inner.add(rect, projection, { RobustnessTests.busy(&$0, value) })
            }
          }
          #expect(drawing.draw().pixels.count == width * height)
        }
      }
    }
  }

  @Test func emptySurfacesAndViewportsDrawNothing() {
    var drawing = Drawing(0, 0)
    drawing.add(Rect(x: 0, y: 0, width: 10, height: 10)) { $0.fill = .white }
    #expect(drawing.draw().pixels.isEmpty)
    var compositor = Compositor()
    var surface = Surface()
    let viewport = Viewport(size: GridSize(columns: 0, rows: 0), canvas: .zero)
    compositor.composite(
      drawing.frame,
      viewport: viewport,
      pixelSize: GridSize(columns: 4, rows: 4),
      into: &surface
    )
    #expect(surface.pixels == Array(repeating: 0, count: 16))
  }

  @Test func framesDoNotDependOnEarlierOnes() {
    var compositor = Compositor()
    var busy = Drawing(20, 12)
    busy.add(Rect(x: 0, y: 0, width: 10, height: 8)) { RobustnessTests.busy(&$0, 3) }
    var plain = Drawing(40, 40)
    plain.add(Rect(x: 2.5, y: 3, width: 30, height: 30)) {
      $0.fill = .white
      $0.cornerRadii = CornerRadii(8)
    }
    let expected = plain.draw()
    _ = busy.draw(&compositor)
    #expect(plain.draw(&compositor) == expected)
  }
}
