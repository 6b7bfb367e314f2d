import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import SegueTransitions
import Testing

/// `hit` in the screen that a tap has opened: wherever a layer of it can read another, it reads what was tapped.
@Suite struct TappedLayerTests {
  private static let heights = ["low": 80.0, "high": 240.0]

  /// The screen that the tap of a card opens, at rest.
  private func opened(by card: String) throws -> Session {
    var session = Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: [400, 800]
        screens:
          home:
            fill: white
            layers: {low: {frame: [0, 100, 400, 80], fill: red}, high: {frame: [0, 300, 400, 240], fill: red}}
          page:
            fill: white
            layers:
              title: {frame: [0, 0, 400, hit.height], fill: blue}
              button: {frame: [0, 300, 400, 100], fill: red, press: {scale: hit.height / 400, duration: hit.height / 800}}
              list: {scroll: y, scrolling: hit.height > 100, frame: [0, 400, 400, 400], layers: {tall: {frame: [0, 0, 400, 9000]}}}
        transitions:
          one: {kind: push, from: home, to: page, tap: from/low}
          two: {kind: push, from: home, to: page, tap: from/high}
        gestures:
          drag: {in: page/title, recognize: pan, sets: {page/title: {x: dx * hit.height / 100}}}
        """
      )
    )
    session.handle(.tap(LayerPath(components: ["home", card])))
    session.advance(to: 5)
    try #require(session.screen == "page")
    return session
  }

  @Test(arguments: heights.keys.sorted()) func itsLayoutReadsIt(_ card: String) throws {
    let session = try opened(by: card)
    #expect(session.layer("page/title")?.frame.size.height == Self.heights[card])
  }

  @Test(arguments: heights.keys.sorted()) func itsHighlightsReadIt(_ card: String) throws {
    var session = try opened(by: card)
    let height = try #require(Self.heights[card])
    session.pointer(.began, 200, 350, at: 5)
    session.advance(to: 5 + height / 800 - 0.01)
    let width = try #require(session.layer("page/button")).frame.size.width
    #expect(width > height)
    session.advance(to: 5 + height / 800 + 0.001)
    #expect(abs(try #require(session.layer("page/button")).frame.size.width - height) < 1e-6)
  }

  @Test(arguments: heights.keys.sorted()) func itsScrollingReadsIt(_ card: String) throws {
    var session = try opened(by: card)
    session.handle(.wheel(at: Point(x: 200, y: 600), by: Point(x: 0, y: 120)))
    session.advance(to: 8)
    let offset = try #require(session.inspect("page/list")).presented.bounds.minY
    #expect(offset == (card == "high" ? 120 : 0))
  }

  @Test(arguments: heights.keys.sorted()) func itsGesturesReadIt(_ card: String) throws {
    var session = try opened(by: card)
    let height = try #require(Self.heights[card])
    session.pointer(.began, 100, 40, at: 5)
    session.pointer(.moved, 120, 40, at: 5.05)
    session.pointer(.moved, 150, 40, at: 5.1)
    #expect(abs(try #require(session.layer("page/title")).frame.minX - 50 * height / 100) < 1e-9)
  }
}
