import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

@Suite struct AppStoreTests {
  static let width = 393.0
  static let height = 852.0
  static let cell = Rect(x: 20, y: 120, width: width - 40, height: 1.3 * (width - 40))
  static let header = Rect(x: 0, y: 0, width: width, height: 1.3 * width)

  /// A pull that first scrolls the page up to its top shrinks it from there, not from where the finger landed.
  @Test func aPullThatScrollsFirstShrinksFromTheTop() throws {
    var session = try Session("app-store", startScreen: "story")
    session.handle(.scroll(LayerPath("story/page"), by: Point(x: 0, y: 50)))
    session.pointer(.began, 196, 300, at: 0)
    for (index, y) in [311.0, 341, 381].enumerated() {
      session.pointer(.moved, 196, y, at: 0.1 * Double(index + 1))
      #expect(session.layer("story/page")?.frame.size.width == 393)
    }
    session.pointer(.moved, 196, 421, at: 0.4)
    let page = try #require(session.layer("story/page"))
    #expect(abs(page.frame.size.width - 393 * (1 - 40 / AppStoreTests.height)) < 1e-9)
  }

  @Test func theCardGrowsFromTheCellToTheHeader() throws {
    var session = try Session("app-store")
    session.handle(.tap(LayerPath("today/list/cell-0")))
    for percent in stride(from: 0, through: 90, by: 10) {
      let time = Double(percent) / 100
      session.advance(to: time)
      let part = Numbers.uikitSpring(time, duration: 1, ratio: 0.6, velocity: 1)
      let card = try #require(session.layer("container/card"))
      #expect(card.frame.isClose(to: AppStoreTests.cell.mixed(with: AppStoreTests.header, part)))
      #expect(abs(card.cornerRadius - 15 * (1 - part)) < 1e-6)
      let title = try #require(session.layer("container/card/title"))
      #expect(abs(title.frame.minX - card.frame.minX - (15 + 7 * part)) < 1e-6)
      #expect(abs(title.frame.minY - card.frame.minY - (20 + 10 * part)) < 1e-6)
      #expect(abs(try #require(session.layer("story")).opacity - part) < 1e-6)
      #expect(session.layer("today/list/cell-0")?.isHidden == true)
      #expect(session.layer("story/page/header")?.isHidden == true)
    }
    session.advance(to: 1)
    #expect(session.layer("container/card") == nil)
    #expect(session.layer("story/page/header")?.isHidden == false)
    #expect(session.layer("story/page/header")?.frame == AppStoreTests.header)
    #expect(session.layer("story")?.opacity == 1)
  }

  @Test func aPressShrinksTheCellAndReleasesIt() throws {
    var session = try Session("app-store")
    session.pointer(.began, 196, 300, at: 0)
    session.advance(to: 0.1)
    let middle = 1 - 0.1 * Numbers.easeInOut(0.5)
    #expect(abs(try #require(session.layer("today/list/cell-0")).frame.size.width - middle * 353) < 1e-6)
    session.advance(to: 0.2)
    #expect(abs(try #require(session.layer("today/list/cell-0")).frame.size.width - 0.9 * 353) < 1e-9)
    // A scroll takes the highlight back.
    session.pointer(.moved, 196, 280, at: 0.25)
    session.advance(to: 0.46)
    #expect(session.layer("today/list/cell-0")?.frame.size.width == 353)
  }

  @Test func theFingerShrinksThePageAboutItsCentre() throws {
    var session = try Session("app-store", startScreen: "story")
    session.pointer(.began, 196, 200, at: 0)
    session.pointer(.moved, 196, 212, at: 0.02)
    for sample in 1...20 {
      let down = Double(sample) * 10
      session.pointer(.moved, 196, 212 + down, at: 0.02 + Double(sample) * 0.02)
      let scale = max((AppStoreTests.height - down) / AppStoreTests.height, 0.8)
      let page = try #require(session.layer("story/page"))
      #expect(abs(page.frame.size.width - scale * 393) < 1e-9)
      #expect(abs(page.frame.center.x - 196.5) < 1e-9)
      #expect(abs(page.frame.center.y - 426) < 1e-9)
      #expect(abs(page.cornerRadius - 15 * (1 - scale) * 5 * 1.08) < 1e-9)
    }
  }

  @Test func theDragSaysHowFarItIs() throws {
    var session = try Session("app-store", startScreen: "story")
    session.pointer(.began, 196, 200, at: 0)
    session.pointer(.moved, 196, 212, at: 0.02)
    session.pointer(.moved, 196, 212 + 0.1 * AppStoreTests.height, at: 0.04)
    #expect(session.status.phase == .interactive)
    #expect(abs(session.status.progress - 0.5) < 1e-9)
    session.pointer(.ended, 196, 212 + 0.1 * AppStoreTests.height, at: 0.06)
    session.advance(to: 0.16)
    // Half of the way back, ease-in-out.
    #expect(session.status.phase == .cancelling)
    #expect(abs(session.status.progress - 0.5 * (1 - Numbers.easeInOut(0.5))) < 1e-6)
    session.advance(to: 0.5)
    #expect(session.status.phase == .cancelled)
    #expect(session.status.progress == 0)
  }

  @Test func aScrollIsNoCancelledDrag() throws {
    var session = try Session("app-store", startScreen: "story")
    session.pointer(.began, 196, 600, at: 0)
    for sample in 1...10 {
      session.pointer(.moved, 196, 600 - Double(sample) * 20, at: Double(sample) * 0.02)
      #expect(session.status.phase == .idle)
    }
    session.pointer(.ended, 196, 400, at: 0.3)
    session.advance(to: 3)
    #expect(session.status.phase == .idle)
  }

  @Test func fromTheLeftEdgeTheLargerDisplacementWins() throws {
    var session = try Session("app-store", startScreen: "story")
    session.pointer(.began, 10, 400, at: 0)
    session.pointer(.moved, 24, 400, at: 0.02)
    session.pointer(.moved, 64, 410, at: 0.04)
    #expect(abs(try #require(session.layer("story/page")).frame.size.width - (393 - 40)) < 1e-9)
    session.pointer(.moved, 44, 460, at: 0.06)
    let scale = (AppStoreTests.height - 60) / AppStoreTests.height
    #expect(abs(try #require(session.layer("story/page")).frame.size.width - scale * 393) < 1e-9)
  }

  @Test func releasedSmallItPopsAfterHalfASecondFromTheScaledPlace() throws {
    let scene = try Scenes.load("app-store")
    var session = Session(scene: scene)
    session.play(try scene.script("finish"), until: 2.29)
    let header = try #require(session.layer("story/page/header")).frame
    #expect(session.status.phase == .finishing)
    session.advance(to: 2.3)
    #expect(session.status.transition == "close")
    #expect(try #require(session.layer("container/card")).frame.isClose(to: header))
    for percent in stride(from: 10, through: 90, by: 10) {
      session.advance(to: 2.3 + Double(percent) / 100)
      let part = Numbers.uikitSpring(Double(percent) / 100, duration: 1, ratio: 0.5, velocity: 1)
      #expect(
        try #require(session.layer("container/card")).frame
          .isClose(to: header.mixed(withScaled: AppStoreTests.cell, from: 0.8, part))
      )
    }
    session.advance(to: 3.4)
    #expect(session.screen == "today")
    #expect(session.layer("today/list/cell-0")?.isHidden == false)
  }

  @Test func releasedLargeItGoesBackInAFifthOfASecond() throws {
    var session = try Session("app-store", startScreen: "story")
    let start = session.layerSamples()
    session.pointer(.began, 196, 200, at: 0)
    session.pointer(.moved, 196, 212, at: 0.02)
    session.pointer(.moved, 196, 312, at: 0.1)
    session.pointer(.ended, 196, 312, at: 0.3)
    #expect(session.status.phase == .cancelling)
    for tenth in 0...9 {
      session.advance(to: 0.3 + 0.02 * Double(tenth))
      let scale = 1 - 100 / AppStoreTests.height * (1 - Numbers.easeInOut(Double(tenth) / 10))
      let page = try #require(session.layer("story/page"))
      #expect(abs(page.frame.size.width - scale * 393) < 1e-6)
      #expect(abs(page.cornerRadius - 81 * (1 - scale)) < 1e-6)
    }
    session.advance(to: 2)
    #expect(session.status.phase == .cancelled)
    #expect(session.layerSamples() == start)
  }

  @Test func aScrolledPageScrollsInsteadOfShrinking() throws {
    var session = try Session("app-store", startScreen: "story")
    session.handle(.scroll(LayerPath("story/page"), by: Point(x: 0, y: 100)))
    session.pointer(.began, 196, 300, at: 0)
    session.pointer(.moved, 196, 320, at: 0.02)
    session.pointer(.moved, 196, 380, at: 0.1)
    #expect(session.layer("story/page")?.frame.size.width == 393)
    #expect(try #require(session.layer("story/page/header")).frame.minY == -40)
    // Once the top is reached, the start is taken anew: from here on the page shrinks.
    session.pointer(.moved, 196, 420, at: 0.2)
    session.pointer(.moved, 196, 430, at: 0.25)
    session.pointer(.moved, 196, 480, at: 0.3)
    #expect(try #require(session.layer("story/page")).frame.size.width < 393)
  }

  @Test func theHeaderSticksToTheTopWhileOverScrolled() throws {
    var session = try Session("app-store")
    session.handle(.tap(LayerPath("today/list/cell-1")))
    session.advance(to: 2)
    session.pointer(.began, 196, 300, at: 2)
    session.pointer(.moved, 196, 311, at: 2.02)
    session.pointer(.moved, 196, 314, at: 2.04)
    let page = try #require(session.layer("story/page"))
    #expect(abs(try #require(session.layer("story/page/header")).frame.minY - page.frame.minY) < 1e-9)
    // The rest of the content is pulled down with the finger.
    let header = try #require(session.layer("story/page/header"))
    #expect(try #require(session.layer("story/page/body")).frame.minY > header.frame.maxY + 1)
  }

  /// UIKit cancels the touches of a view that leaves the window; the finger that lifts later means nothing.
  @Test func aScrollingFingerMayOutliveItsPage() throws {
    var session = try Session("app-store", startScreen: "story")
    session.pointer(.began, 196, 600, at: 0)
    session.pointer(.moved, 196, 580, at: 0.02)
    session.pointer(.moved, 196, 480, at: 0.04)
    #expect(try #require(session.layer("story/page/header")).frame.minY < 0)
    session.handle(.trigger("close"))
    session.pointer(.moved, 196, 470, at: 2)
    session.pointer(.ended, 196, 470, at: 2.1)
    #expect(session.screen == "today")
    #expect(!session.isAnimating)
  }
}

extension Rect {
  /// The way of a layer seen at `scale` whose centre, size and scale all go to `end` at scale 1.
  fileprivate func mixed(withScaled end: Rect, from scale: Double, _ part: Double) -> Rect {
    let shown = scale + (1 - scale) * part
    let width = (size.width / scale + (end.size.width - size.width / scale) * part) * shown
    let height = (size.height / scale + (end.size.height - size.height / scale) * part) * shown
    let x = center.x + (end.center.x - center.x) * part
    let y = center.y + (end.center.y - center.y) * part
    return Rect(x: x - width / 2, y: y - height / 2, width: width, height: height)
  }
}
