import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import SegueUIKitRules
import Testing

@testable import SegueTransitions

/// A tab bar controller at the root of the window: its tabs' navigation stacks, and the changes between them.
@Suite struct TabTests {
  @Test("A tap changes the tab; the way is the bar's order", arguments: [("three", 1.0), ("one", -1.0)])
  func direction(tab: String, sign: Double) throws {
    var session = try Tabs.session(on: "two")
    session.handle(.tap(LayerPath("\(tab)/tab")))
    session.advance(to: 0.25)
    #expect(session.layer(tab)?.frame == Rect(x: sign * 400 * 0.75, y: 0, width: 400, height: 800))
    #expect(session.layer("two") != nil)
    #expect(session.layer("container/tab-bar")?.frame == Rect(x: 0, y: 751, width: 400, height: 49))
    session.advance(to: 2)
    #expect(session.screen == tab)
    #expect(session.layer("two") == nil)
    #expect(session.layer(tab)?.frame == Rect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test("The calls of a change, in UIKit's order")
  func calls() throws {
    var session = try Tabs.session()
    Tabs.tap("two/tab", &session)
    #expect(
      Tabs.calls(session) == [
        "0.0 tabBarController(shouldSelect: two)",
        "0.0 tabBarController(animationControllerForTransitionFrom: one, to: two)",
        "0.0 tabBarController(interactionControllerFor: animator) -> nil",
        "0.0 transitionDuration",
        "0.0 two viewWillAppear",
        "0.0 one viewWillDisappear",
        "0.0 animateTransition",
        "0.0 two viewIsAppearing",
        "0.0 tabBarController(didSelect: two)",
        "1.0 completeTransition(true)",
        "1.0 animationEnded(true)",
        "1.0 one viewDidDisappear",
        "1.0 two viewDidAppear",
      ]
    )
  }

  @Test("Without an animator it changes at once, and UIKit asks for no more than that one")
  func atOnce() throws {
    var session = try Tabs.session(Tabs.text("never: {kind: tab, to: two}"))
    session.handle(.tap(LayerPath("three/tab")))
    session.advance(to: 0)
    #expect(session.screen == "three")
    #expect(session.layer("one") == nil)
    #expect(
      Tabs.calls(session) == [
        "0.0 tabBarController(shouldSelect: three)",
        "0.0 tabBarController(animationControllerForTransitionFrom: one, to: three) -> nil",
        "0.0 three viewWillAppear", "0.0 one viewWillDisappear", "0.0 three viewIsAppearing",
        "0.0 tabBarController(didSelect: three)", "0.0 completeTransition(true)",
        "0.0 one viewDidDisappear", "0.0 three viewDidAppear",
      ]
    )
  }

  @Test("Each tab keeps its navigation stack, and a tap on the chosen one goes back to its root")
  func stacks() throws {
    var session = try Tabs.session()
    Tabs.tap("one/box", &session)
    #expect(session.screen == "page")
    #expect(session.layer("container/tab-bar")?.frame.minY == 751)
    Tabs.tap("two/tab", &session)
    #expect(session.screen == "two")
    #expect(session.layer("page") == nil)
    Tabs.tap("one/tab", &session)
    #expect(session.screen == "page")
    #expect(session.layer("page/bar/title")?.frame.center.x == 200)
    let questions = Tabs.calls(session).filter { $0.contains("animationControllerForTransitionFrom") }
    // The delegate is asked about the bar's controllers, not about what their navigation controllers have on top.
    #expect(
      questions.map { String($0.drop { $0 != " " }.dropFirst()) } == [
        "tabBarController(animationControllerForTransitionFrom: one, to: two)",
        "tabBarController(animationControllerForTransitionFrom: two, to: one)",
      ]
    )
    Tabs.tap("one/tab", &session)
    #expect(session.screen == "one")
    let last = Tabs.calls(session).suffix(11).map { String($0.drop { $0 != " " }.dropFirst()) }
    #expect(
      last == [
        "tabBarController(shouldSelect: one)", "animationController(for: pop, from: page, to: one) -> nil",
        "page viewWillDisappear", "one viewWillAppear", "navigationController(willShow: one)",
        "one viewIsAppearing", "tabBarController(didSelect: one)", "completeTransition(true)",
        "page viewDidDisappear", "one viewDidAppear", "navigationController(didShow: one)",
      ]
    )
    Tabs.tap("one/tab", &session)
    #expect(session.screen == "one" && session.status.phase == .finished)
  }

  @Test("Names lead to one change, steps to the tab beside, the rest to any; the first that fits runs")
  func choices() throws {
    let transitions = """
      found: {kind: tab, from: two, to: page, duration: 1, tracks: {to: {y: H -> rest}}}
        named: {kind: tab, from: one, to: three, duration: 1, tracks: {to: {opacity: 0 -> 1}}}
        forth: {kind: tab, to: next, duration: 1, tracks: {to: {x: W -> rest}}}
        back: {kind: tab, to: previous, duration: 1, tracks: {to: {x: -W -> rest}}}
        deep: {kind: tab, from: page, duration: 1, tracks: {to: {y: H -> rest}}}
        any: {kind: tab, duration: 1, tracks: {to: {scale: 0.5 -> 1}}}
      """
    let expected = [
      ("one", "two", "forth"), ("one", "three", "named"), ("two", "one", "back"), ("two", "three", "forth"),
      ("three", "two", "back"), ("three", "one", "any"),
    ]
    for (from, to, name) in expected {
      var session = try Tabs.session(Tabs.text(transitions), on: from)
      session.handle(.tap(LayerPath("\(to)/tab")))
      #expect(session.status.transition == name, "\(from) → \(to)")
    }
    var session = try Tabs.session(Tabs.text(transitions), on: "page")
    #expect(session.availableTransitions.map(\.name) == ["forth", "deep", "any", "over"])
    session.handle(.tap(LayerPath("three/tab")))
    #expect(session.status.transition == "deep")
    // A screen that was pushed is where its tab leads, as long as it is on top there.
    session.advance(to: 2)
    session.handle(.tap(LayerPath("two/tab")))
    session.advance(to: session.time + 2)
    #expect(session.screen == "two")
    session.handle(.tap(LayerPath("one/tab")))
    #expect(session.status.transition == "found")
    // Started by name, any change leads to the next tab, and from the last one to the first.
    var last = try Tabs.session(Tabs.text(transitions), on: "three")
    #expect(last.availableTransitions.map(\.name) == ["back", "any"])
    last.handle(.trigger("any"))
    last.advance(to: 2)
    #expect(last.screen == "one")
  }

  @Test(
    "A hand drives the change, to its end and back, where everything is as it was",
    arguments: [true, false]
  )
  func hand(finishes: Bool) throws {
    let gesture =
      "drag: {in: one, recognize: pan(left), progress: -dx / W, drives: forth, finish: {when: progress > 0.5}}"
    let forth =
      "forth: {kind: tab, to: next, duration: 1, ease: linear, tracks: {to: {x: W -> rest}, from: {x: -W}}}"
    var session = try Tabs.session(Tabs.text(forth, gestures: gesture))
    let before = session.layerSamples()
    session.pointer(.began, 380, 400, at: 0)
    session.pointer(.moved, 340, 400, at: 0.1)
    session.pointer(.moved, 280, 400, at: 0.2)
    #expect(session.status.transition == "forth")
    #expect(session.status.phase == .interactive)
    // The navigation bar goes with its tab.
    for (name, x) in [("two", 300.0), ("one", -100), ("one/navigation-bar", -100)] {
      #expect(abs((session.layer(name)?.frame.minX ?? .nan) - x) < 1e-9, "\(name)")
    }
    let end = finishes ? 100.0 : 270.0
    session.pointer(.moved, end, 400, at: 0.6)
    session.pointer(.ended, end, 400, at: 0.9)
    session.advance(to: 3)
    #expect(session.screen == (finishes ? "two" : "one"))
    guard !finishes else { return }
    #expect(session.layerSamples() == before)
    let back = Tabs.calls(session).suffix(6).map { String($0.drop { $0 != " " }.dropFirst()) }
    #expect(
      back == [
        "animationEnded(false)", "two viewWillDisappear", "two viewDidDisappear", "one viewWillAppear",
        "one viewIsAppearing", "one viewDidAppear",
      ]
    )
  }

  @Test("A reversed change goes the other way, and a step to the other side")
  func reversed() throws {
    let transitions = """
      forth: {kind: tab, to: next, duration: 1, ease: linear, tracks: {to: {x: W -> rest}}}
        back: {reverse: forth}
      """
    let scene = try Scenes.parse(Tabs.text(transitions))
    let back = try #require(scene.transition(named: "back"))
    #expect(back.kind == .tab && back.step == .previous && back.from == nil && back.to == nil)
    var session = try Tabs.session(Tabs.text(transitions), on: "three")
    session.handle(.tap(LayerPath("two/tab")))
    session.advance(to: 0.25)
    #expect(session.layer("three")?.frame.minX == 100)
    #expect(session.layer("two")?.frame.minX == 0)
  }

  @Test("With motion reduced the incoming screen fades in over the other one")
  func reducedMotion() throws {
    var options = Session.Options()
    options.reduceMotion = true
    var session = Session(scene: try Scenes.parse(Tabs.text()), options: options)
    session.handle(.tap(LayerPath("two/tab")))
    session.advance(to: 0.5)
    let samples = session.layerSamples()
    let (old, new) = (samples.firstIndex { $0.id == "one" }, samples.firstIndex { $0.id == "two" })
    #expect(old.map { $0 < new ?? 0 } == true)
    #expect(abs((session.layer("two")?.opacity ?? .nan) - 0.5) < 0.2)
    session.advance(to: 2)
    #expect(session.screen == "two")
  }

  @Test(
    "The tabs are there from the start on any screen",
    arguments: ["one", "two", "three", "page", "sheet"]
  )
  func starts(screen: String) throws {
    let session = try Tabs.session(on: screen)
    #expect(session.screen == screen)
    #expect((session.layer("container/tab-bar") != nil) == (screen != "sheet"))
    #expect(session.trace.isEmpty)
  }
}
