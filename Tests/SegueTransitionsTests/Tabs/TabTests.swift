import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import SegueUIKitRules
import Testing

@testable import SegueTransitions

/// A tab bar controller at the root of the window: its bar, its tabs' navigation stacks, and the changes between them.
@Suite struct TabTests {
  /// Three tabs on a canvas of 400 × 800 points; what follows replaces the transitions and the gestures.
  static func text(
    _ transitions: String =
      "change: {kind: tab, duration: 1, ease: linear, tracks: {to: {x: direction * W -> rest}}}",
    gestures: String = ""
  ) -> String {
    """
    segue: 1
    title: Tabs
    device: [400, 800]
    screens:
      one: {tab: One, bar: First, fill: white, layers: {box: {frame: [10, 100, 40, 40], fill: red}}}
      two: {tab: {title: Two, icon: "M2 2 H22 V22 H2 Z"}, fill: gray, layers: {box: {frame: [20, 100, 40, 40]}}}
      three: {tab: Three, bar: Third, fill: black}
      page: {bar: Page, fill: green}
      sheet: {fill: blue}
    transitions:
      \(transitions)
      open: {kind: push, from: one, to: page, tap: from/box}
      show: {kind: present, from: one, to: sheet, duration: 1, ease: linear, tracks: {to: {y: H -> rest}}}
      over: {kind: present, from: page, to: sheet, presentation: {style: over-full-screen}, duration: 1, tracks: {to: {y: H -> rest}}}
      hide: {kind: dismiss, from: sheet, to: one, duration: 1, ease: linear, tracks: {from: {y: H}}}
    \(gestures.isEmpty ? "" : "gestures:\n  \(gestures)")
    """
  }

  private func session(_ text: String = text(), on screen: String? = nil) throws -> Session {
    var options = Session.Options()
    options.startScreen = screen
    return Session(scene: try Scenes.parse(text), options: options)
  }

  private func tap(_ path: String, _ session: inout Session, then seconds: Double = 2) {
    session.handle(.tap(LayerPath(path)))
    session.advance(to: session.time + seconds)
  }

  private func calls(_ session: Session) -> [String] {
    session.trace.compactMap { entry in entry.call.map { "\(entry.time.rounded()) \($0.text)" } }
  }

  @Test("The bar lies at the lower edge, a third of it for each tab, 49 points above the safe area")
  func bar() throws {
    let session = try session(on: "two")
    #expect(session.screen == "two")
    let bar = try #require(session.layer("container/tab-bar"))
    #expect(bar.frame == Rect(x: 0, y: 751, width: 400, height: 49))
    for (index, name) in ["one", "two", "three"].enumerated() {
      let item = try #require(session.layer("\(name)/tab"))
      let place = [item.frame.minX - 400.0 * Double(index) / 3, item.frame.size.width - 400.0 / 3]
      #expect(place.allSatisfy { abs($0) < 1e-9 } && item.frame.minY == 751 && item.frame.size.height == 49)
    }
    // An icon stands in the middle, above its title.
    let icon = try #require(session.layer("two/tab/icon"))
    #expect(icon.frame == Rect(x: 400 / 2 - 12, y: 751 + 6, width: 24, height: 24))
    var phone = try self.session(Self.text().replacing("device: [400, 800]", with: "device: iphone-15"))
    phone.advance(to: 0)
    #expect(phone.layer("container/tab-bar")?.frame == Rect(x: 0, y: 852 - 34 - 49, width: 393, height: 83))
    #expect(phone.layer("one/tab")?.frame.size.height == 83)
  }

  @Test("A tap changes the tab; the way is the bar's order", arguments: [("three", 1.0), ("one", -1.0)])
  func direction(tab: String, sign: Double) throws {
    var session = try session(on: "two")
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

  /// In the middle of an item a finger hits nothing but the bar; the rest of the bar takes touches for itself.
  @Test func aFingerTapsTheBar() throws {
    var session = try session()
    session.pointer(.began, 333, 775, at: 0)
    session.pointer(.ended, 333, 775, at: 0.05)
    #expect(session.status.transition == "change")
    session.advance(to: 2)
    #expect(session.screen == "three")
    #expect(session.isTappable(at: Point(x: 20, y: 790)))
    #expect(!session.isTappable(at: Point(x: 20, y: 700)))
  }

  @Test("The calls of a change, in UIKit's order")
  func calls() throws {
    var session = try session()
    tap("two/tab", &session)
    #expect(
      calls(session) == [
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
    var session = try session(Self.text("never: {kind: tab, to: two}"))
    session.handle(.tap(LayerPath("three/tab")))
    session.advance(to: 0)
    #expect(session.screen == "three")
    #expect(session.layer("one") == nil)
    #expect(
      calls(session) == [
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
    var session = try session()
    tap("one/box", &session)
    #expect(session.screen == "page")
    #expect(session.layer("container/tab-bar")?.frame.minY == 751)
    tap("two/tab", &session)
    #expect(session.screen == "two")
    #expect(session.layer("page") == nil)
    tap("one/tab", &session)
    #expect(session.screen == "page")
    #expect(session.layer("page/bar/title")?.frame.center.x == 200)
    let questions = calls(session).filter { $0.contains("animationControllerForTransitionFrom") }
    // The delegate is asked about the bar's controllers, not about what their navigation controllers have on top.
    #expect(
      questions.map { String($0.drop { $0 != " " }.dropFirst()) } == [
        "tabBarController(animationControllerForTransitionFrom: one, to: two)",
        "tabBarController(animationControllerForTransitionFrom: two, to: one)",
      ]
    )
    tap("one/tab", &session)
    #expect(session.screen == "one")
    let last = calls(session).suffix(11).map { String($0.drop { $0 != " " }.dropFirst()) }
    #expect(
      last == [
        "tabBarController(shouldSelect: one)", "animationController(for: pop, from: page, to: one) -> nil",
        "page viewWillDisappear", "one viewWillAppear", "navigationController(willShow: one)",
        "one viewIsAppearing", "tabBarController(didSelect: one)", "completeTransition(true)",
        "page viewDidDisappear", "one viewDidAppear", "navigationController(didShow: one)",
      ]
    )
    tap("one/tab", &session)
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
      var session = try session(Self.text(transitions), on: from)
      session.handle(.tap(LayerPath("\(to)/tab")))
      #expect(session.status.transition == name, "\(from) → \(to)")
    }
    var session = try session(Self.text(transitions), on: "page")
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
    var last = try self.session(Self.text(transitions), on: "three")
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
    var session = try session(Self.text(forth, gestures: gesture))
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
    let back = calls(session).suffix(6).map { String($0.drop { $0 != " " }.dropFirst()) }
    #expect(
      back == [
        "animationEnded(false)", "two viewWillDisappear", "two viewDidDisappear", "one viewWillAppear",
        "one viewIsAppearing", "one viewDidAppear",
      ]
    )
  }

  @Test("The chosen item has the tint from the tap on, and gives it back where the change is cancelled")
  func tint() throws {
    let gesture =
      "drag: {in: one, recognize: pan(left), progress: -dx / W, drives: forth, finish: {when: progress > 0.5}}"
    let forth = "forth: {kind: tab, to: next, duration: 1, tracks: {to: {x: W -> rest}}}"
    var session = try session(Self.text(forth, gestures: gesture))
    func colors(_ session: Session) throws -> [Color] {
      try ["one/tab/title", "two/tab/title", "three/tab/title"].map { path in
        let layer = try #require(session.stage.resolve(LayerPath(path)).first)
        return try #require(session.stage.tree[layer].model.contents.text?.color)
      }
    }
    let (chosen, other) = (Color(rgb: 0x007aff), Color(rgb: 0x8e8e93))
    #expect(try colors(session) == [chosen, other, other])
    session.pointer(.began, 380, 400, at: 0)
    session.pointer(.moved, 340, 400, at: 0.1)
    #expect(try colors(session) == [other, chosen, other])
    session.pointer(.ended, 340, 400, at: 0.5)
    session.advance(to: 3)
    #expect(try colors(session) == [chosen, other, other])
    let icon = try #require(session.stage.resolve(LayerPath("two/tab/icon")).first)
    #expect(session.stage.tree[icon].model.fill == other)
    session.handle(.tap(LayerPath("two/tab")))
    #expect(session.stage.tree[icon].model.fill == chosen)
  }

  @Test("The navigation bar of a tab comes and goes with its view")
  func bars() throws {
    var session = try session(on: "three")
    session.handle(.tap(LayerPath("one/tab")))
    session.advance(to: 0.25)
    #expect(session.layer("one/navigation-bar")?.frame.minX == -300)
    #expect(session.layer("three/navigation-bar")?.frame.minX == 0)
    session.advance(to: 2)
    #expect(session.layer("three/navigation-bar") == nil)
    #expect(session.layer("one/navigation-bar")?.frame.minX == 0)
  }

  @Test("What is pictured of the tabs has a name for each item")
  func pictures() throws {
    let shown = "show: {kind: present, from: one, to: sheet, duration: 1, ease: linear, "
    var session = try session(
      Self.text().replacing(shown, with: shown + "add: {ghost: {copy: from}}, ")
    )
    session.handle(.trigger("show"))
    session.advance(to: 0.5)
    let ids = session.layerSamples().map(\.id)
    #expect(ids.contains("container/ghost/tab-bar/one") && ids.contains("container/ghost/tab-bar/three"))
    #expect(Set(ids).count == ids.count, "no two layers have one name")
  }

  /// What is presented full screen takes the bar away with the view below it, and brings it back.
  @Test func aPresentationCoversTheBar() throws {
    var session = try session()
    session.handle(.trigger("show"))
    session.advance(to: 0.5)
    #expect(session.layer("container/tab-bar")?.frame.minY == 751)
    #expect(session.layer("sheet")?.frame.minY == 400)
    let order = session.layerSamples().map(\.id)
    let places = ["one", "container/tab-bar", "sheet"].map { id in order.firstIndex(of: id) ?? -1 }
    #expect(places == places.sorted() && places[0] >= 0, "the bar lies in the view that is covered")
    session.advance(to: 2)
    #expect(session.layer("container/tab-bar") == nil)
    tap("two/tab", &session)
    #expect(session.screen == "sheet", "nobody can tap what is covered")
    #expect(session.availableTransitions.map(\.name) == ["hide"])
    session.handle(.trigger("hide"))
    session.advance(to: session.time + 2)
    #expect(session.layer("container/tab-bar")?.frame.minY == 751)
    tap("two/tab", &session)
    #expect(session.screen == "two")
  }

  /// Over a presenter that stays, the bar stays in its view.
  @Test func aPresentationOverTheBarLeavesItThere() throws {
    var session = try session(on: "page")
    session.handle(.trigger("over"))
    session.advance(to: 2)
    #expect(session.screen == "sheet")
    #expect(session.layer("container/tab-bar")?.frame.minY == 751)
    tap("two/tab", &session)
    #expect(session.screen == "sheet")
  }

  /// The device turns: the bar and every tab, seen or not, are laid out anew.
  @Test func theDeviceTurns() throws {
    let text = Self.text().replacing("device: [400, 800]", with: "device: iphone-15")
    var session = try session(text)
    tap("two/tab", &session)
    session.handle(.rotate(.landscape))
    session.advance(to: session.time + 2)
    #expect(session.layer("container/tab-bar")?.frame == Rect(x: 0, y: 393 - 21 - 49, width: 852, height: 70))
    #expect(session.layer("two/tab")?.frame.size.width == 284)
    tap("one/tab", &session)
    #expect(session.layer("one")?.frame == Rect(x: 0, y: 0, width: 852, height: 393))
    let announced = calls(session).filter { $0.contains("viewWillTransition") }
    #expect(announced.count == 2, "both tabs that were loaded are told: \(announced)")
  }

  @Test("A reversed change goes the other way, and a step to the other side")
  func reversed() throws {
    let transitions = """
      forth: {kind: tab, to: next, duration: 1, ease: linear, tracks: {to: {x: W -> rest}}}
        back: {reverse: forth}
      """
    let scene = try Scenes.parse(Self.text(transitions))
    let back = try #require(scene.transition(named: "back"))
    #expect(back.kind == .tab && back.step == .previous && back.from == nil && back.to == nil)
    var session = try session(Self.text(transitions), on: "three")
    session.handle(.tap(LayerPath("two/tab")))
    session.advance(to: 0.25)
    #expect(session.layer("three")?.frame.minX == 100)
    #expect(session.layer("two")?.frame.minX == 0)
  }

  @Test("With motion reduced the incoming screen fades in over the other one")
  func reducedMotion() throws {
    var options = Session.Options()
    options.reduceMotion = true
    var session = Session(scene: try Scenes.parse(Self.text()), options: options)
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
    let session = try session(on: screen)
    #expect(session.screen == screen)
    #expect((session.layer("container/tab-bar") != nil) == (screen != "sheet"))
    #expect(session.trace.isEmpty)
  }
}
