import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import SegueUIKitRules
import Testing

@testable import SegueTransitions

/// The bar of a tab bar controller: where it lies, what it shows, and what covers it.
@Suite struct TabBarTests {
  @Test("The bar lies at the lower edge, a third of it for each tab, 49 points above the safe area")
  func bar() throws {
    let session = try Tabs.session(on: "two")
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
    var phone = try Tabs.session(Tabs.text().replacing("device: [400, 800]", with: "device: iphone-15"))
    phone.advance(to: 0)
    #expect(phone.layer("container/tab-bar")?.frame == Rect(x: 0, y: 852 - 34 - 49, width: 393, height: 83))
    #expect(phone.layer("one/tab")?.frame.size.height == 83)
  }

  /// In the middle of an item a finger hits nothing but the bar; the rest of the bar takes touches for itself.
  @Test func aFingerTapsTheBar() throws {
    var session = try Tabs.session()
    session.pointer(.began, 333, 775, at: 0)
    session.pointer(.ended, 333, 775, at: 0.05)
    #expect(session.status.transition == "change")
    session.advance(to: 2)
    #expect(session.screen == "three")
    #expect(session.isTappable(at: Point(x: 20, y: 790)))
    #expect(!session.isTappable(at: Point(x: 20, y: 700)))
  }

  @Test("The chosen item has the tint from the tap on, and gives it back where the change is cancelled")
  func tint() throws {
    let gesture =
      "drag: {in: one, recognize: pan(left), progress: -dx / W, drives: forth, finish: {when: progress > 0.5}}"
    let forth = "forth: {kind: tab, to: next, duration: 1, tracks: {to: {x: W -> rest}}}"
    var session = try Tabs.session(Tabs.text(forth, gestures: gesture))
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
    var session = try Tabs.session(on: "three")
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
    var session = try Tabs.session(
      Tabs.text().replacing(shown, with: shown + "add: {ghost: {copy: from}}, ")
    )
    session.handle(.trigger("show"))
    session.advance(to: 0.5)
    let ids = session.layerSamples().map(\.id)
    #expect(ids.contains("container/ghost/tab-bar/one") && ids.contains("container/ghost/tab-bar/three"))
    #expect(Set(ids).count == ids.count, "no two layers have one name")
  }

  /// What is presented full screen takes the bar away with the view below it, and brings it back.
  @Test func aPresentationCoversTheBar() throws {
    var session = try Tabs.session()
    session.handle(.trigger("show"))
    session.advance(to: 0.5)
    #expect(session.layer("container/tab-bar")?.frame.minY == 751)
    #expect(session.layer("sheet")?.frame.minY == 400)
    let order = session.layerSamples().map(\.id)
    let places = ["one", "container/tab-bar", "sheet"].map { id in order.firstIndex(of: id) ?? -1 }
    #expect(places == places.sorted() && places[0] >= 0, "the bar lies in the view that is covered")
    session.advance(to: 2)
    #expect(session.layer("container/tab-bar") == nil)
    Tabs.tap("two/tab", &session)
    #expect(session.screen == "sheet", "nobody can tap what is covered")
    #expect(session.availableTransitions.map(\.name) == ["hide"])
    session.handle(.trigger("hide"))
    session.advance(to: session.time + 2)
    #expect(session.layer("container/tab-bar")?.frame.minY == 751)
    Tabs.tap("two/tab", &session)
    #expect(session.screen == "two")
  }

  /// Over a presenter that stays, the bar stays in its view.
  @Test func aPresentationOverTheBarLeavesItThere() throws {
    var session = try Tabs.session(on: "page")
    session.handle(.trigger("over"))
    session.advance(to: 2)
    #expect(session.screen == "sheet")
    #expect(session.layer("container/tab-bar")?.frame.minY == 751)
    Tabs.tap("two/tab", &session)
    #expect(session.screen == "sheet")
  }

  /// The device turns: the bar and every tab, seen or not, are laid out anew.
  @Test func theDeviceTurns() throws {
    let text = Tabs.text().replacing("device: [400, 800]", with: "device: iphone-15")
    var session = try Tabs.session(text)
    Tabs.tap("two/tab", &session)
    session.handle(.rotate(.landscape))
    session.advance(to: session.time + 2)
    #expect(session.layer("container/tab-bar")?.frame == Rect(x: 0, y: 393 - 21 - 49, width: 852, height: 70))
    #expect(session.layer("two/tab")?.frame.size.width == 284)
    Tabs.tap("one/tab", &session)
    #expect(session.layer("one")?.frame == Rect(x: 0, y: 0, width: 852, height: 393))
    let announced = Tabs.calls(session).filter { $0.contains("viewWillTransition") }
    #expect(announced.count == 2, "both tabs that were loaded are told: \(announced)")
  }
}
