import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

@Suite struct ImageCardTests {
  static let width = 393.0
  static let cell = Rect(x: 32, y: 217, width: 150, height: 144)
  static let image = Rect(x: 0, y: 0, width: width, height: 0.95 * width)
  /// The image at the end of the pull: scaled about its centre to the cell's width.
  static let pulled = scaled(150 / width)

  static func scaled(_ scale: Double) -> Rect {
    let size = Size(width: image.size.width * scale, height: image.size.height * scale)
    return Rect(
      x: image.center.x - size.width / 2,
      y: image.center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  @Test func thePushIsUIKitsOwnWithTheCellHidden() throws {
    var session = try Session("image-card")
    session.handle(.tap(LayerPath("home/table/cell")))
    for percent in stride(from: 0, through: 90, by: 10) {
      let time = Double(percent) / 100 * 0.5
      session.advance(to: time)
      let part = Numbers.standardSpring(time)
      #expect(abs(try #require(session.layer("detail")).frame.minX - 393 * (1 - part)) < 1e-6)
      #expect(abs(try #require(session.layer("home")).frame.minX + 0.3 * 393 * part) < 1e-6)
      #expect(session.layer("home/table/cell")?.isHidden == true)
    }
    session.advance(to: 0.5)
    #expect(session.layer("detail")?.frame.minX == 0)
    #expect(session.layer("home") == nil)
  }

  @Test func theBackButtonsPopStartsFromTheRestingFrame() throws {
    var session = try Session("image-card", startScreen: "detail")
    session.handle(.tap(LayerPath("detail/back")))
    for percent in stride(from: 0, through: 90, by: 10) {
      let time = Double(percent) / 100 * 0.6
      session.advance(to: time)
      let part = Numbers.uikitSpring(time, duration: 0.6, ratio: 0.7)
      let card = try #require(session.layer("container/card"))
      #expect(card.frame.isClose(to: ImageCardTests.image.mixed(with: ImageCardTests.cell, part)))
      #expect(card.cornerRadius == 0)
      // Home covers the detail at once; its cell is hidden until the card has landed.
      let roots = session.layerSamples().map(\.id).filter {
        ["home", "detail", "container/card"].contains($0)
      }
      #expect(roots == ["detail", "home", "container/card"])
      #expect(session.layer("home/table/cell")?.isHidden == true)
    }
    session.advance(to: 0.6)
    #expect(session.layer("home/table/cell")?.isHidden == false)
    #expect(session.layer("home/table/cell/image")?.frame == ImageCardTests.cell)
    #expect(session.layer("container/card") == nil)
    #expect(session.layer("detail") == nil)
  }

  @Test func theFingerScrubsAPausedLinearAnimator() throws {
    var session = try Session("image-card", startScreen: "detail")
    session.pointer(.began, 196, 180, at: 0)
    session.pointer(.moved, 196, 195, at: 0.02)
    for sample in 1...20 {
      // Above the start it counts as nothing.
      let distance = Double(sample) * 5.4 - 10
      session.pointer(.moved, 196, 195 + distance, at: 0.02 * Double(sample + 1))
      let part = max(distance / 100, 0)
      let image = try #require(session.layer("detail/image"))
      #expect(image.frame.isClose(to: ImageCardTests.scaled(1 + (150 / 393 - 1) * part)))
      #expect(abs(image.cornerRadius - 16 * part) < 1e-9)
      #expect(session.status.phase == .interactive)
      #expect(abs(session.status.progress - part) < 1e-9)
    }
  }

  @Test func atItsEndThePopTakesTheImageOverUnderTheFinger() throws {
    var session = try pulledOff()
    #expect(session.status.transition == "close")
    let card = try #require(session.layer("container/card"))
    #expect(card.frame.isClose(to: ImageCardTests.pulled))
    // The corner as it was seen: radius 16 of the image, scaled with it.
    #expect(abs(card.cornerRadius - 16 * 150 / 393) < 1e-9)
    for percent in stride(from: 0, through: 90, by: 10) {
      let time = Double(percent) / 100 * 0.6
      // The rest of the touch means nothing.
      session.pointer(.moved, 196 + Double(percent), 400, at: 0.1 + time)
      let part = Numbers.uikitSpring(time, duration: 0.6, ratio: 0.7)
      let card = try #require(session.layer("container/card"))
      #expect(card.frame.isClose(to: ImageCardTests.pulled.mixed(with: ImageCardTests.cell, part)))
    }
    session.pointer(.ended, 196, 400, at: 0.7)
    #expect(session.screen == "home")
    #expect(session.layer("home/table/cell")?.isHidden == false)
    let rested = session.layerSamples()
    session.advance(to: 10)
    #expect(session.layerSamples() == rested)
  }

  @Test func releasedEarlierItRunsBackInItsShareOfAQuarterSecond() throws {
    var session = try Session("image-card", startScreen: "detail")
    let start = session.layerSamples()
    pull(&session, by: 60)
    session.pointer(.ended, 196, 255, at: 0.1)
    #expect(session.status.phase == .cancelling)
    for tenth in 0...9 {
      session.advance(to: 0.1 + 0.15 * Double(tenth) / 10)
      let part = 0.6 * (1 - Double(tenth) / 10)
      let image = try #require(session.layer("detail/image"))
      #expect(image.frame.isClose(to: ImageCardTests.scaled(1 + (150 / 393 - 1) * part)))
      #expect(abs(image.cornerRadius - 16 * part) < 1e-9)
    }
    session.advance(to: 0.25 + 1e-9)
    #expect(session.status.phase == .cancelled)
    #expect(session.layerSamples() == start)
  }

  @Test func meanwhileTheGestureIsOff() throws {
    var session = try Session("image-card", startScreen: "detail")
    let start = session.layerSamples()
    pull(&session, by: 60)
    session.pointer(.cancelled, 196, 255, at: 0.1)
    session.pointer(.began, 196, 180, at: 0.12)
    session.pointer(.moved, 196, 195, at: 0.14)
    session.pointer(.moved, 196, 400, at: 0.3)
    #expect(session.status.phase == .cancelled)
    #expect(session.layerSamples() == start)
    session.pointer(.ended, 196, 400, at: 0.4)
    // Once it is back, it can be pulled again.
    session.pointer(.began, 196, 180, at: 0.5)
    session.pointer(.moved, 196, 195, at: 0.52)
    session.pointer(.moved, 196, 225, at: 0.54)
    #expect(session.status.phase == .interactive)
  }

  @Test func releasedBeforeThePanBeganNothingMoves() throws {
    let scene = try Scenes.load("image-card")
    var session = Session(scene: scene)
    session.play(try scene.script("too-quick"), until: 0.9)
    let start = session.layerSamples()
    let calls = session.calls
    session.play(try scene.script("too-quick"))
    #expect(session.layerSamples() == start)
    #expect(session.calls == calls)
  }

  @Test func underReducedMotionTheCellComesBackToo() throws {
    var options = Session.Options()
    options.reduceMotion = true
    var session = Session(scene: try Scenes.load("image-card"), options: options)
    let start = session.layerSamples()
    session.handle(.tap(LayerPath("home/table/cell")))
    #expect(session.layer("home/table/cell")?.isHidden == true)
    session.advance(to: 1)
    session.handle(.tap(LayerPath("detail/back")))
    session.advance(to: 3)
    #expect(session.layerSamples() == start)
  }

  /// A hundred points down, at 0.1 s, and the finger stays.
  private func pulledOff() throws -> Session {
    var session = try Session("image-card", startScreen: "detail")
    pull(&session, by: 100)
    return session
  }

  private func pull(_ session: inout Session, by distance: Double) {
    session.pointer(.began, 196, 180, at: 0)
    session.pointer(.moved, 196, 195, at: 0.05)
    session.pointer(.moved, 196, 195 + distance, at: 0.1)
  }
}
