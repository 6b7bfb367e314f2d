import SegueGeometry
import SegueTransitions
import Testing

/// Among many siblings a layer is found by its name, as among few.
@Suite struct CrowdTests {
  @Test("what reads a sibling, the last of many or of few", arguments: [3, 31, 32, 200])
  func siblings(_ count: Int) throws {
    let layers = (0..<count).map { place in
      place == count - 1 ? "l\(place): {x: 7}" : "l\(place): {x: home/list/l\(count - 1).x + \(place + 1)}"
    }
    let scene = try Scenes.parse(
      """
      segue: 1
      device: [400, 800]
      screens:
        home: {bar: Home, layers: {list: {layers: {\(layers.joined(separator: ", "))}}}}
        away: {layers: {copy: {frame: [0, 0, 5, 5]}}}
      transitions:
        go:
          kind: push
          from: home
          to: away
          duration: 1
          ease: linear
          during: {to/copy: {y: from/list/l0.x}}
          tracks: {"from/list/l\(count - 1)": {opacity: 1 -> 0}, from/list/*: {rotate: 0 -> 1}}
      """
    )
    var session = Session(scene: scene)
    #expect(session.layer("home/list/l0")?.frame.minX == 8)
    session.handle(.trigger("go"))
    session.advance(to: 0.5)
    #expect(session.layer("away/copy")?.frame.minY == 8)
    #expect(session.layer("home/list/l\(count - 1)")?.opacity == 0.5)
    #expect(session.layer("home/list/l0")?.opacity == 1)
  }
}
