import SegueGeometry
import SegueScenes
import SegueTransitions
import Testing

@testable import SegueExport

/// What is drawn is tested by Tests/EndToEnd/test_svg.py, in a browser.
@Suite("Animated SVG")
struct AnimatedSVGTests {
  private func svg(_ text: String) throws -> (text: String, gaps: [String]) {
    let scene = try SceneDocument(source: Array(text.utf8), path: "/nowhere/scene.yaml").scene
    let run = try SceneRun(scene: scene, course: .transition("go"))
    let made = try MovieExport(run: run, rate: MovieRate(framesPerSecond: 60)).svg(title: "A < B") { _ in }
    return (made.text, made.gaps)
  }

  private let head = """
    segue: 1
    device: [40, 30]
    screens: {home: {fill: white}, away: {fill: black}}
    transitions:

    """

  @Test("An even motion has a keyframe at its beginning and one at its end")
  func linear() throws {
    let made = try svg(
      head
        + "  go: {kind: push, from: home, to: away, duration: 0.5, ease: linear, tracks: {to: {x: W -> 0}}}\n"
    )
    #expect(made.text.contains("<title>A &lt; B</title>") && made.gaps.isEmpty)
    #expect(made.text.contains(#"type="translate""#) && made.text.contains(#"values="40 0;0 0;0 0""#))
  }

  @Test("A stroke ends and meets itself as in the scene")
  func strokes() throws {
    let made = try svg(
      """
      segue: 1
      device: [40, 30]
      screens:
        home: {fill: white, layers: {line: {path: M 5 5 L 9 9, stroke: 2 red, stroke.cap: round, stroke.join: bevel}}}
        away: {fill: black}
      transitions:
        go: {kind: push, from: home, to: away, duration: 0.5, tracks: {to: {x: W -> 0}}}

      """
    )
    #expect(made.text.contains(#" stroke-linecap="round" stroke-linejoin="bevel""#))
  }

  @Test("What changes in time alone is followed to a 255th")
  func fade() throws {
    let made = try svg(
      head
        + "  go: {kind: push, from: home, to: away, duration: 0.5, ease: linear, tracks: {to: {opacity: 0 -> 1}}}\n"
    )
    #expect(
      made.text.contains(#"<animate attributeName="opacity""#) && made.text.contains(#"values="0;1;1""#)
    )
  }

  @Test(
    "Keyframes are few, and lines between them never further off than allowed",
    arguments: [0.01, 0.08, 0.5]
  )
  func keyframes(tolerance: Double) {
    let rows = (0..<120).map { number -> [Double] in
      let time = Double(number) / 60
      return [100 * (1 - 1 / (1 + time * time * 20)), time]
    }
    let places = KeyframeFit.places(rows, tolerance: [tolerance, tolerance])
    #expect(places.first == 0 && places.last == 119 && places.count < 119)
    for (start, end) in zip(places, places.dropFirst()) {
      for place in start...end {
        let part = Double(place - start) / Double(end - start)
        let line = rows[start][0] + (rows[end][0] - rows[start][0]) * part
        #expect(abs(line - rows[place][0]) <= tolerance + 1e-9)
      }
    }
    #expect(KeyframeFit.places([[1], [1], [1]], tolerance: [0.1]) == [0])
    #expect(KeyframeFit.places([], tolerance: []).isEmpty)
  }

  @Test(
    "A mapping is put together again from its parts",
    arguments: [
      Projection(scaleX: 2, scaleY: -3, translation: Point(x: 4, y: 5)),
      Projection(xx: 0, xy: 2, xw: 0, yx: -1, yy: 0, yw: 0, tx: 7, ty: 8, tw: 1),
      Projection(xx: 1.2, xy: 0.4, xw: 0, yx: -0.7, yy: 0.9, yw: 0, tx: -3, ty: 2, tw: 1),
      Projection(xx: -1, xy: 0.3, xw: 0, yx: 0.2, yy: 1, yw: 0, tx: 0, ty: 0, tw: 1),
    ]
  )
  func moves(map: Projection) {
    let move = PlaneMove(map)
    let (turn, slant) = (move.rotation * .pi / 180, move.skew * .pi / 180)
    // translate · rotate · skewX · scale, on the unit vectors.
    let across = Point(x: move.scaleX, y: 0)
    let down = Point(x: move.scaleY * tangent(slant), y: move.scaleY)
    for (vector, meant) in [(across, Point(x: map.xx, y: map.xy)), (down, Point(x: map.yx, y: map.yy))] {
      let turned = Transform3D.rotationZ(radians: turn).projection.apply(vector) ?? .zero
      #expect(abs(turned.x - meant.x) < 1e-9 && abs(turned.y - meant.y) < 1e-9)
    }
    #expect(move.x == map.tx && move.y == map.ty)
  }

  private func tangent(_ angle: Double) -> Double {
    let unit = Transform3D.rotationZ(radians: angle).projection.apply(Point(x: 1, y: 0)) ?? .zero
    return unit.y / unit.x
  }

  @Test("Turns go on beyond half a circle")
  func turns() {
    let moves = (0..<10).map { number in
      var move = PlaneMove(.identity)
      move.rotation = Double((number * 100 + 180) % 360 - 180)
      return move
    }
    #expect(PlaneMove.unwound(moves).map(\.rotation) == (0..<10).map { Double($0 * 100) })
  }

  @Test(
    "Numbers are as short as they can be",
    arguments: [
      (0.5, "0.50", ".5"), (-0.254, "", "-.25"), (12, "", "12"), (-0.001, "", "0"), (10.10, "", "10.1"),
      (.nan, "", "0"), (3.999, "", "4"),
    ]
  )
  func numbers(value: Double, _: String, text: String) {
    #expect(SVGFormat.number(value) == text)
  }

  @Test("A path is written from point to point, and closes where it began")
  func paths() {
    let path = Path(elements: [
      .move(Point(x: 1, y: 2)), .line(Point(x: 4, y: 2)),
      .curve(control1: Point(x: 5, y: 3), control2: Point(x: 5, y: 4), end: Point(x: 4, y: 6)), .close,
      .move(Point(x: 1, y: 3)),
    ])
    #expect(SVGFormat.path(path) == "m1 2l3 0c1 1 1 2 0 4zm0 1")
  }

  @Test(
    "Base 64 is the standard's",
    arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foobar", "Zm9vYmFy")]
  )
  func base64(bytes: String, text: String) {
    #expect(PictureData.base64(Array(bytes.utf8)) == text)
  }
}
