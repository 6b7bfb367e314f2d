import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import SegueTransitions
import Testing

/// The navigation bar belongs to the navigation controller: what it does in a push or a pop, in closed forms.
@Suite struct NavigationBarTests {
  private static let width = 393.0
  /// The safe area's 59 points and 44.
  private static let bar = Rect(x: 0, y: 0, width: 393, height: 103)
  /// From the bar's middle to the back button's: 8 + 120 / 2.
  private static let aside = 393.0 / 2 - 68

  @Test(arguments: NavigationBarScene.all) func theBarFollowsItsStack(_ way: NavigationBarScene) throws {
    var session = try way.session
    session.handle(.trigger(way.isPop ? "back" : "forth"))
    for percent in stride(from: 0, through: 90, by: 10) {
      let time = Double(percent) / 100 * way.duration
      session.advance(to: time)
      try expect(way, session, part: way.progress(time), fades: way.fades(time))
    }
    session.advance(to: 2)
    #expect(session.screen == way.to)
    expectRest(session, on: way.to, hasBar: way.toHasBar)
  }

  /// Percent-driven it goes evenly with the hand, back along the same way, and is then as before.
  @Test(arguments: NavigationBarScene.all.filter(\.isPop)) func theBarFollowsTheHand(
    _ way: NavigationBarScene
  ) throws {
    var session = try way.session
    let start = session.layerSamples()
    session.pointer(.began, 2, 400, at: 0)
    for step in 1...10 {
      let x = 2 + 15 * Double(step)
      session.pointer(.moved, x, 400, at: 0.02 * Double(step))
      let part = (x - 2) / Self.width
      if step > 1 { try expect(way, session, part: part, fades: way.fadesInHand(part)) }
    }
    session.pointer(.ended, 152, 400, at: 0.2)
    #expect(session.status.phase == .cancelling)
    session.advance(to: 0.25)
    let offset = try #require(session.layer("upper")).frame
    let part = way.isCustom ? offset.minY / 852 : offset.minX / Self.width
    try expect(way, session, part: part, fades: way.fadesInHand(part))
    session.advance(to: 3)
    #expect(session.layerSamples() == start)
  }

  /// The back button is called by the screen that it leads to, if that has a title.
  @Test(arguments: [true, false]) func theBackButtonNamesWhereItLeads(_ hasTitle: Bool) throws {
    var session = try NavigationBarScene(lowerHasBar: hasTitle).session
    session.handle(.trigger("forth"))
    session.advance(to: 2)
    let button = try #require(session.inspect("upper/bar/back-button"))
    #expect(button.presented.contents.text?.string == (hasTitle ? "‹ Lower" : "‹ Back"))
  }

  /// The bar, its items and their parts where `part` of the way is done, and so much of the old and the new fade.
  private func expect(
    _ way: NavigationBarScene,
    _ session: Session,
    part: Double,
    fades: (Double, Double)
  ) throws {
    let sign: Double = way.isPop ? -1 : 1
    switch (way.fromHasBar, way.toHasBar) {
    case (false, false): #expect(session.layer("container/navigation-bar") == nil)
    case (true, false): try expectBar(session, at: -sign * Self.width * part)
    case (false, true): try expectBar(session, at: sign * Self.width * (1 - part))
    case (true, true):
      try expectBar(session, at: 0)
      try expectOpacity(session, way.from, 1 - fades.0)
      try expectOpacity(session, way.to, fades.1)
      let moves = way.isCustom ? 0 : 1.0
      let (right, left) = (Self.width / 2 * moves, -Self.aside * moves)
      try expectX(session, "\(way.from)/bar/title", (way.isPop ? right : left) * part)
      try expectX(session, "\(way.to)/bar/title", (way.isPop ? left : right) * (1 - part))
      let button = way.isPop ? part : 1 - part
      try expectX(session, "upper/bar/back-button", 8 + Self.aside * moves * button)
      #expect(session.layer("lower/bar/back-button") == nil)
    }
    // Over the views of both screens.
    if let bar = session.layerIDs.firstIndex(of: "container/navigation-bar") {
      #expect(session.layerIDs.lastIndex { $0 == "lower" || $0 == "upper" }.map { $0 < bar } == true)
    }
  }

  private func expectBar(_ session: Session, at x: Double) throws {
    let frame = try #require(session.layer("container/navigation-bar")).frame
    #expect(frame.isClose(to: Rect(x: x, y: 0, width: Self.width, height: 103)))
  }

  private func expectOpacity(_ session: Session, _ screen: String, _ opacity: Double) throws {
    #expect(abs(try #require(session.layer("\(screen)/bar")).opacity - opacity) < 1e-6)
  }

  private func expectX(_ session: Session, _ id: String, _ x: Double) throws {
    #expect(abs(try #require(session.layer(id)).frame.minX - x) < 1e-6, "\(id) at \(session.time)")
  }

  /// Only the item of the screen on top.
  private func expectRest(_ session: Session, on screen: String, hasBar: Bool) {
    let parts = session.layerSamples().filter { $0.id.contains("bar") }
    guard hasBar else { return #expect(parts.isEmpty) }
    let back = screen == "upper" ? ["upper/bar/back-button"] : []
    let items = ["\(screen)/bar"] + back + ["\(screen)/bar/title"]
    #expect(parts.map(\.id) == ["container/navigation-bar", "container/navigation-bar/line"] + items)
    #expect(parts.allSatisfy { $0.opacity == 1 })
    #expect(parts.first?.frame == Self.bar)
  }
}
