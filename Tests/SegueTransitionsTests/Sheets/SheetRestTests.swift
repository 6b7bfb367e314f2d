import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

/// Where sheets come to rest: exactly there, whatever was pushed in them and whichever way led there.
@Suite struct SheetRestTests {
  private func session(_ height: Double, _ keys: String, _ more: String = "") throws -> Session {
    let text = """
      segue: 1
      device: [400, \(height)]
      screens:
        map: {fill: white, layers: {pin: {frame: [20, 20, 40, 40], fill: red}}}
        places: {fill: gray, layers: {cell: {frame: [0, 0, 100, 50], fill: red}}}
        detail: {fill: yellow}
      transitions:
        open:
          kind: present
          from: map
          to: places
          tap: from/pin
          before: {hit: {hidden: true}}
          presentation: {style: page-sheet, \(keys)}
        more: {kind: push, from: places, to: detail}
        close: {kind: dismiss, from: places, to: map, after: {hit: {hidden: rest}}}
      \(more)
      """
    var session = Session(scene: try Scenes.parse(text))
    session.handle(.tap(LayerPath("map/pin")))
    session.advance(to: 2)
    return session
  }

  /// A top is a rounded difference, and the dimming is 1 all the same.
  @Test(arguments: 0..<200) func theDimmingIsWhole(_ step: Int) throws {
    let height = 600 + 1.37 * Double(step)
    let session = try session(
      height,
      "detents: {small: 0.29 * H, middle: 0.46 * H}, selected: middle, undimmed: small"
    )
    #expect(try Sheets.dimming(session) == 1)
    let low = try self.session(height, "detents: {small: 0.29 * H, middle: 0.46 * H}, undimmed: small")
    #expect(try Sheets.dimming(low) == 0)
  }

  /// What is presented over a sheet may make it smaller, and what lies behind stays as dark.
  @Test func aScaledSheetDimsAsBefore() throws {
    let more = """
        over: {kind: present, from: places, to: detail, presentation: {style: page-sheet}, alongside: {from: {scale: 0.97}}}
      """
    var session = try session(800, "detents: {large: H - 60}", more)
    session.handle(.trigger("over"))
    session.advance(to: 4)
    #expect(session.screen == "detail")
    #expect(try Sheets.dimming(session) == 1)
  }

  /// A flick that ends before it has set anything takes the pushed screen along.
  @Test func aFlickTakesWhatIsPushed() throws {
    var session = try session(852, "detents: {middle: 0.54 * H, large: H - 60}")
    session.handle(.trigger("more"))
    session.advance(to: 4)
    session.pointer(.began, 3, 800, at: 4)
    session.pointer(.ended, 2, 100, at: 5)
    session.advance(to: 9)
    #expect(try #require(session.layer("detail")).frame.isNear(Rect(x: 0, y: 60, width: 400, height: 792)))
  }

  /// A tap beside the sheet takes back what opening it has done, whatever was pushed in it since.
  @Test(arguments: [false, true]) func theWayBackKnowsWhatWasTapped(_ isPushed: Bool) throws {
    var session = try session(852, "detents: {middle: 0.54 * H}")
    #expect(session.layer("map/pin")?.isHidden == true)
    if isPushed { session.handle(.trigger("more")) }
    session.advance(to: 4)
    session.pointer(.began, 300, 100, at: 4)
    session.pointer(.ended, 300, 100, at: 4.05)
    session.advance(to: 9)
    #expect(session.screen == "map")
    #expect(session.layer("map/pin")?.isHidden == false)
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 1e-9 && abs(minY - other.minY) < 1e-9
      && abs(size.width - other.size.width) < 1e-9 && abs(size.height - other.size.height) < 1e-9
  }
}
