import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import SegueTransitions
import SegueUIKitRules
import Testing

/// A navigation controller that is presented in a part of the canvas: its screens come and go inside its own view.
@Suite struct FramedNavigationTests {
  private static let frame = Rect(x: 40, y: 120, width: 300, height: 500)

  /// `push`, `pop` and `hide` are what follows in those transitions; `layer` replaces the clipping of the lowest screen.
  private func session(
    presentation: String = "presentation: {style: custom, frame: [40, 120, 300, 500], dimming: black 40%}",
    push: String = "",
    pop: String = "",
    hide: String = "",
    layer: String = "",
    on screen: String = "list"
  ) throws -> Session {
    let text = """
      segue: 1
      title: Framed
      device: iphone-15
      screens:
        home: {fill: white, bar: Home}
        list: {fill: green, radius: 20, \(layer.isEmpty ? "clip: true, " : layer) bar: List, layers: {row: {frame: [0, 100, 300, 50], fill: red}}}
        page: {fill: blue, bar: Page}
        leaf: {fill: yellow, bar: Leaf}
      transitions:
        show: {kind: present, from: home, to: list, \(presentation), duration: 1, ease: linear, tracks: {to: {y: H -> rest}}}
        open: {kind: push, from: list, to: page\(push)}
        close: {kind: pop, from: page, to: list\(pop)}
        more: {kind: push, from: page, to: leaf}
        all: {kind: pop, from: leaf, to: list}
        hide: {kind: dismiss, from: page, to: home, duration: 1, ease: linear, tracks: {from: {y: H}}\(hide)}
      gestures:
        back: {in: page, recognize: pan(right), progress: dx / 300, drives: close, finish: {when: progress > 0.5}}
        lift: {in: list, recognize: pan(up), sets: {list: {y: 120 + dy}}, finish: {when: dy < -50, rest: {list: {y: 60}}}}
      """
    var options = Session.Options()
    options.startScreen = screen
    return Session(scene: try Scenes.parse(text), options: options)
  }

  private func frame(_ id: String, _ session: Session) throws -> Rect {
    try #require(session.layer(id), "\(id) is not shown").frame
  }

  private func expect(_ rect: Rect, _ other: Rect, _ comment: Comment? = nil) {
    for (number, wanted) in zip(rect.numbers, other.numbers) { #expect(abs(number - wanted) < 1e-9, comment) }
  }

  /// UIKit's own animator: by the navigation controller's width, three tenths of it for the screen below.
  @Test(arguments: [0.0, 0.05, 0.1, 0.2, 0.35, 0.49]) func screensMoveByTheControllersWidth(_ time: Double)
    throws
  {
    let part = Numbers.standardSpring(time)
    var session = try session()
    session.handle(.trigger("open"))
    session.advance(to: time)
    expect(try frame("list", session), Rect(x: 40 - 90 * part, y: 120, width: 300, height: 500))
    expect(try frame("page", session), Rect(x: 40 + 300 * (1 - part), y: 120, width: 300, height: 500))
    expect(try frame("list/navigation-bar", session), Rect(x: 40, y: 120, width: 300, height: 44))
    expect(
      try frame("page/bar/title", session),
      Rect(x: 40 + 150 * (1 - part), y: 120, width: 300, height: 44)
    )
    session.advance(to: 2)
    session.handle(.trigger("close"))
    session.advance(to: 2 + time)
    expect(try frame("page", session), Rect(x: 40 + 300 * part, y: 120, width: 300, height: 500))
    expect(try frame("list", session), Rect(x: 40 - 90 * (1 - part), y: 120, width: 300, height: 500))
  }

  /// At rest each screen of the stack is where the first was presented, with its outline, and the bar in it.
  @Test func everyScreenFillsTheControllersView() throws {
    var session = try session()
    for (transition, screen) in [
      ("open", "page"), ("more", "leaf"), ("all", "list"), ("open", "page"), ("close", "list"),
    ] {
      session.handle(.trigger(transition))
      session.advance(to: session.time + 2)
      #expect(session.screen == screen)
      expect(try frame(screen, session), Self.frame, "\(screen)")
      #expect(session.layer(screen)?.cornerRadius == 20)
      expect(try frame("list/navigation-bar", session), Rect(x: 40, y: 120, width: 300, height: 44))
    }
  }

  /// What is beyond the controller's edges is cut off: neither drawn nor touched.
  @Test func whatComesSidewaysIsCutOff() throws {
    var session = try session(push: ", duration: 1, ease: linear, tracks: {to: {x: W -> 0}}")
    session.handle(.trigger("open"))
    session.advance(to: 0.5)
    expect(try frame("page", session), Rect(x: 190, y: 120, width: 300, height: 500))
    #expect(session.layer(at: Point(x: 330, y: 400)) == "page")
    #expect(session.layer(at: Point(x: 360, y: 400)) == "container/dimming")
    #expect(session.layer(at: Point(x: 60, y: 400)) == "list")
  }

  /// The context's frames, and what the transition adds, are in the controller's own view.
  @Test func theContainerIsTheControllersView() throws {
    var session = try session(
      push:
        ", add: {mark: {fill: black, frame: [10, 20, 30, 40]}}, tracks: {to: {x: W -> 0}}"
    )
    session.handle(.trigger("open"))
    let context = try #require(session.transitionContext)
    let whole = Rect(x: 0, y: 0, width: 300, height: 500)
    #expect(context.initialFrame(for: .from) == whole && context.finalFrame(for: .from) == .zero)
    #expect(context.initialFrame(for: .to) == .zero && context.finalFrame(for: .to) == whole)
    expect(try frame("container/mark", session), Rect(x: 50, y: 140, width: 30, height: 40))
  }

  /// A view that clips has no shadow of its own: while a push runs, the controller's lies below what is cut off.
  @Test func theControllersShadowStays() throws {
    var session = try session(
      push: ", duration: 1, tracks: {to: {x: W -> 0}, from: {x: -W}}",
      layer: "shadow: {opacity: 0.5, radius: 9}, "
    )
    func shadows() -> [Rect] {
      var seen = Frame()
      session.sample(into: &seen)
      return seen.nodes.filter { $0.state.shadow.opacity == 0.5 }.compactMap { node in
        node.projection.boundingBox(of: node.state.bounds)
      }
    }
    #expect(shadows() == [Self.frame])
    session.handle(.trigger("open"))
    session.advance(to: 0.5)
    #expect(shadows().contains(Self.frame))
  }

  /// What a dismissal's `alongside` leaves on the presenter stays, from whichever screen of the stack it begins.
  @Test func thePresenterKeepsWhatADismissalLeaves() throws {
    var session = try session(hide: ", alongside: {to: {opacity: 0.5}}", on: "page")
    session.handle(.trigger("hide"))
    session.advance(to: 3)
    #expect(session.screen == "home")
    #expect(session.layer("home")?.opacity == 0.5)
  }

  /// The bar's back button pops, wherever the controller lies.
  @Test func theBackButtonIsTouchedWhereItIs() throws {
    var session = try session(on: "page")
    let place = Point(x: 80, y: 142)
    #expect(session.layer(at: place) == "page/bar/back-button")
    session.pointer(.began, place.x, place.y, at: 0)
    session.pointer(.ended, place.x, place.y, at: 0.05)
    #expect(session.status.transition == "close")
  }

  /// A hand that pops and thinks better of it: everything is as it was, to the bit.
  @Test func aCancelledPopRestoresEverything() throws {
    var session = try session(pop: ", duration: 0.4, tracks: {from: {x: W}}", on: "page")
    let before = session.layerSamples()
    session.pointer(.began, 100, 400, at: 0)
    for step in 1...10 { session.pointer(.moved, 100 + 10 * Double(step), 400, at: 0.05 * Double(step)) }
    #expect(session.status.transition == "close")
    #expect(try frame("page", session).minX > 60)
    session.pointer(.moved, 120, 400, at: 1)
    session.pointer(.ended, 120, 400, at: 1.5)
    session.advance(to: 5)
    #expect(session.screen == "page")
    #expect(session.layerSamples() == before)
  }

  /// The navigation controller has been moved by hand: what is pushed comes where it is.
  @Test func aPushFollowsWhereAHandHasLeftTheController() throws {
    var session = try session()
    session.pointer(.began, 150, 500, at: 0)
    for step in 1...10 { session.pointer(.moved, 150, 500 - 10 * Double(step), at: 0.05 * Double(step)) }
    session.pointer(.ended, 150, 400, at: 1)
    session.advance(to: 5)
    let lifted = Rect(x: 40, y: 60, width: 300, height: 500)
    expect(try frame("list", session), lifted)
    session.handle(.trigger("open"))
    session.advance(to: 5.2)
    #expect(try frame("page", session).minY == 60)
    session.advance(to: 8)
    expect(try frame("page", session), lifted)
  }

  /// A dismissal ends the presentation of the whole stack: its dimming fades, what lies below stays.
  @Test func aDismissalFromAPushedScreenIsOfTheStack() throws {
    var session = try session(on: "page")
    #expect(session.layer("home") != nil)
    session.handle(.trigger("hide"))
    #expect(session.transitionContext?.presentationStyle == .custom)
    #expect(session.transitionContext?.view(for: .to) == nil)
    for step in 0..<10 {
      session.advance(to: Double(step) / 10)
      let part = Double(step) / 10
      let dimming = try #require(session.layer("container/dimming"))
      #expect(abs(dimming.opacity - (1 - part)) < 1e-9)
      #expect(!dimming.isHidden)
      expect(try frame("page", session), Rect(x: 40, y: 120 + 732 * part, width: 300, height: 500))
    }
    session.advance(to: 3)
    #expect(session.layer("container/dimming") == nil)
    #expect(Set(session.layerIDs.map { $0.split(separator: "/")[0] }) == ["home", "container"])
  }

  /// A page sheet lies below the status bar, so that its bar reaches into no safe area.
  @Test func aPageSheetsBarHasNoSafeArea() throws {
    var session = try session(presentation: "presentation: {style: page-sheet}")
    expect(try frame("list/navigation-bar", session), Rect(x: 0, y: 69, width: 393, height: 44))
    session.handle(.trigger("open"))
    for time in [0.1, 0.3, 3] {
      session.advance(to: time)
      expect(try frame("list/navigation-bar", session), Rect(x: 0, y: 69, width: 393, height: 44))
    }
    expect(try frame("page", session), Rect(x: 0, y: 69, width: 393, height: 783))
    session.handle(.rotate(.landscape))
    session.advance(to: 6)
    expect(try frame("page", session), Rect(x: 0, y: 10, width: 852, height: 383))
    expect(try frame("list/navigation-bar", session), Rect(x: 0, y: 10, width: 852, height: 44))
  }

  /// Over the whole canvas nothing is in the way: the container is the canvas's, and the bar lies over it.
  @Test func aControllerOverTheWholeCanvasStaysAsItIs() throws {
    var session = try session(
      presentation: "presentation: {style: full-screen}",
      push: ", duration: 1, ease: linear, tracks: {to: {x: W -> 0}}"
    )
    session.handle(.trigger("open"))
    session.advance(to: 0.5)
    expect(try frame("page", session), Rect(x: 196.5, y: 0, width: 393, height: 852))
    #expect(session.layer("container/navigation-bar") == nil)
    expect(try frame("list/navigation-bar", session), Rect(x: 0, y: 0, width: 393, height: 103))
    session.advance(to: 3)
    #expect(session.layer("page")?.cornerRadius == 0)
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, size.width, size.height] }
}
