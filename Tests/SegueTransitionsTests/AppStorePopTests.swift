import SegueGeometry
import SegueModel
import SegueTransitions
import Testing

/// The way back of the App Store card, and the texts both ways.
@Suite struct AppStorePopTests {
  private static let cell = Rect(x: 20, y: 120, width: 353, height: 1.3 * 353)
  private static let header = Rect(x: 0, y: 0, width: 393, height: 1.3 * 393)

  /// 1.0 s, ratio .5, velocity 1: card, radius, texts, the story's opacity, and the drawer of its body.
  @Test func theHeaderGoesBackToTheCell() throws {
    var session = try Session("app-store", startScreen: "story")
    session.handle(.tap(LayerPath("story/page/done")))
    for percent in stride(from: 0, through: 90, by: 10) {
      session.advance(to: Double(percent) / 100)
      let part = Numbers.uikitSpring(Double(percent) / 100, duration: 1, ratio: 0.5, velocity: 1)
      let card = try #require(session.layer("container/card"))
      #expect(card.frame.isClose(to: Self.header.mixed(with: Self.cell, part)))
      #expect(card.cornerRadius == 15)
      try expect("title", at: Point(x: 22 - 7 * part, y: 30 - 10 * part), in: card, session)
      try expect("subtitle", at: Point(x: 22 - 7 * part, y: 1.3 * (393 - 40 * part) - 30), in: card, session)
      #expect(abs(try #require(session.layer("story")).opacity - (1 - part)) < 1e-6)
      let body = try #require(session.layer("story/page/body")).frame
      #expect(abs(body.size.height - abs(760 * (1 - part))) < 1e-6)
      // One picture: neither the header nor the cell is seen beside the card.
      #expect(session.layer("story/page/header")?.isHidden == true)
      #expect(session.layer("today/list/cell-0")?.isHidden == true)
      #expect(session.status.phase == .running)
    }
    session.advance(to: 1)
    #expect(session.layer("container/card") == nil)
    #expect(session.layer("today/list/cell-0")?.isHidden == false)
    #expect(session.layer("today/list/cell-0")?.frame.isClose(to: Self.cell) == true)
    #expect(session.screen == "today")
  }

  /// 1.0 s, ratio .6, velocity 1: the subtitle stays 30 above the image's lower edge.
  @Test func theSubtitleRidesOnTheCard() throws {
    var session = try Session("app-store")
    session.handle(.tap(LayerPath("today/list/cell-0")))
    for percent in stride(from: 0, through: 90, by: 10) {
      session.advance(to: Double(percent) / 100)
      let part = Numbers.uikitSpring(Double(percent) / 100, duration: 1, ratio: 0.6, velocity: 1)
      let card = try #require(session.layer("container/card"))
      try expect("subtitle", at: Point(x: 15 + 7 * part, y: 1.3 * (353 + 40 * part) - 30), in: card, session)
    }
  }

  /// A text of the card at a place of the card's own.
  private func expect(_ name: String, at place: Point, in card: LayerSample, _ session: Session) throws {
    let text = try #require(session.layer("container/card/\(name)")).frame
    #expect(abs(text.minX - card.frame.minX - place.x) < 1e-6)
    #expect(abs(text.minY - card.frame.minY - place.y) < 1e-6)
  }
}
