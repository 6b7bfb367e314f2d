import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// What a navigation bar goes with, and how its layers are named, touched and laid out.
@Suite struct NavigationBarPlaceTests {
  private static let text = """
    segue: 1
    title: Bars
    device: iphone-15
    screens:
      home:
        fill: white
        bar: Home
        layers: {below: {frame: [0, home/bar.height, W, 20], fill: red}}
      page: {fill: blue, bar: Page}
      sheet: {fill: green, bar: Sheet}
    transitions:
      open: {kind: push, from: home, to: page, tap: from/below}
      close: {kind: pop, from: page, to: home, duration: 1, tracks: {from: {opacity: 0}}}
      show: {kind: present, from: home, to: sheet, duration: 1, ease: linear, tracks: {from: {y: 100}, to: {y: H -> rest}}}
      hide: {kind: dismiss, from: sheet, to: home, duration: 1, ease: linear, tracks: {from: {y: H}}}
      dim: {kind: push, from: home, to: page, duration: 1, ease: linear, tracks: {to: {x: 0}}, alongside: {container/navigation-bar: {opacity: 0.5}}}
    gestures:
      drag: {in: page, recognize: pan, sets: {page: {y: here + dy}}}
      pull: {in: sheet, recognize: pan, sets: {sheet: {y: here + dy}}}
    """

  private func session(on screen: String = "home") throws -> Session {
    var options = Session.Options()
    options.startScreen = screen
    return Session(scene: try Scenes.parse(Self.text), options: options)
  }

  private func y(_ id: String, _ session: Session) throws -> Double {
    try #require(session.layer(id)).frame.minY
  }

  /// Both navigation controllers' views move as wholes.
  @Test func aPresentationMovesTheBarsWithTheViews() throws {
    var session = try session()
    session.handle(.trigger("show"))
    for percent in stride(from: 0, through: 90, by: 10) {
      let part = Double(percent) / 100
      session.advance(to: part)
      #expect(abs(try y("home/bar", session) - 100 * part) < 1e-9)
      #expect(abs(try y("home/bar/title", session) - 100 * part - 59) < 1e-9)
      #expect(abs(try y("sheet/bar", session) - 852 * (1 - part)) < 1e-9)
      #expect(Set(session.layerIDs).isSuperset(of: ["container/navigation-bar", "sheet/navigation-bar"]))
    }
    session.advance(to: 2)
    #expect(try y("sheet/bar", session) == 0)
    #expect(session.layer("home/bar") == nil)
    session.handle(.trigger("hide"))
    session.advance(to: 2.5)
    #expect(abs(try y("sheet/bar", session) - 426) < 1e-9)
    #expect(try y("home/bar", session) == 0)
    session.advance(to: 4)
    #expect(session.layer("sheet/bar") == nil)
    #expect(try y("container/navigation-bar", session) == 0)
  }

  /// What is copied with a view is the copy's, the bar of the view's controller too.
  @Test func aCopiedBarBearsTheCopysName() throws {
    let text = """
      segue: 1
      screens: {home: {}, sheet: {bar: Title}}
      transitions:
        show: {kind: present, from: home, to: sheet, add: {twin: {copy: to}}, tracks: {to: {y: H -> 0}}}
      """
    var session = Session(scene: try Scenes.parse(text))
    session.handle(.trigger("show"))
    session.advance(to: 0.1)
    let ids = session.layerSamples().map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("sheet/navigation-bar"))
    #expect(ids.contains("container/twin/navigation-bar"))
  }

  /// A pushed screen's view is not the bar's; a presented one's is.
  @Test(arguments: [("page", 0.0), ("sheet", 60)])
  func aHandMovesTheBarOnlyWithItsController(_ screen: String, _ distance: Double) throws {
    var session = try session(on: screen)
    session.pointer(.began, 200, 400, at: 0)
    session.pointer(.moved, 200, 420, at: 0.05)
    session.pointer(.moved, 200, 480, at: 0.1)
    let moved = try y(screen, session)
    #expect(moved > 50)
    #expect(try y("\(screen)/bar", session) == (distance > 0 ? moved : 0))
  }

  /// The bar takes the touches on it; its parts keep their names.
  @Test func theBarIsTouchedByItself() throws {
    var session = try session(on: "page")
    session.pointer(.began, 300, 80, at: 0)
    session.pointer(.moved, 300, 120, at: 0.05)
    session.pointer(.moved, 300, 200, at: 0.1)
    #expect(try y("page", session) == 0)
    session.pointer(.ended, 300, 200, at: 0.2)
    #expect(session.layer(at: Point(x: 60, y: 80)) == "page/bar/back-button")
    session.pointer(.began, 60, 80, at: 1)
    session.pointer(.ended, 60, 80, at: 1.05)
    #expect(session.status.transition == "close")
    session.advance(to: 3)
    #expect(session.screen == "home")
    session.handle(.trigger("open"))
    session.advance(to: 5)
    session.handle(.tap(LayerPath("page/bar/back-button")))
    session.advance(to: 8)
    #expect(session.screen == "home")
  }

  @Test func layoutsAndTracksNameIt() throws {
    var session = try session()
    #expect(try y("home/below", session) == 103)
    session.handle(.trigger("dim"))
    session.advance(to: 0.5)
    let bar = try #require(session.layer("container/navigation-bar"))
    #expect(abs(bar.opacity - 0.75) < 0.1)
    session.advance(to: 2)
    #expect(session.layer("container/navigation-bar")?.opacity == 1)
  }

  @Test func itTurnsWithTheDevice() throws {
    var session = try session()
    session.handle(.rotate(.landscape))
    session.advance(to: 2)
    #expect(session.layer("container/navigation-bar")?.frame == Rect(x: 0, y: 0, width: 852, height: 44))
    #expect(session.layer("home/bar/title")?.frame == Rect(x: 0, y: 0, width: 852, height: 44))
    #expect(try y("home/below", session) == 44)
  }

  /// In every scene, between any two screens that have a bar.
  @Test(arguments: ["corner-slide", "logo-reveal"]) func noAnimatorOfASceneMovesIt(_ name: String) throws {
    let scene = try Scenes.load(name)
    let rest = Rect(x: 0, y: 0, width: 393, height: 103)
    for transition in scene.transitions where transition.kind == .push || transition.kind == .pop {
      let both = [transition.from, transition.to].compactMap { $0 }.compactMap {
        scene.screen(named: $0)?.bar
      }
      try #require(both.count == 2)
      var options = Session.Options()
      options.startScreen = transition.from
      var session = Session(scene: scene, options: options)
      session.handle(.trigger(transition.name))
      for step in 0..<20 {
        session.advance(to: session.duration(of: transition) * Double(step) / 20)
        #expect(session.layer("container/navigation-bar")?.frame == rest)
        #expect(session.layer("container/navigation-bar")?.opacity == 1)
      }
    }
  }
}
