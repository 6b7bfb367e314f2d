import Foundation
import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// The scenes that show what systems do themselves, by numbers written here: where everything is on its way.
@Suite struct SystemSceneTests {
  /// An iPhone 15, upright.
  private let canvas = Size(width: 393, height: 852)

  private func expectEqual(_ frame: Rect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    let frame = frame ?? Rect(x: .nan, y: .nan, width: .nan, height: .nan)
    let differences = [frame.minX - x, frame.minY - y, frame.size.width - width, frame.size.height - height]
    #expect(differences.allSatisfy { abs($0) < 1e-6 }, "\(frame), not \([x, y, width, height])")
  }

  /// The fourth picture goes from its square to the middle of the screen on UIKit's spring of ratio .86.
  @Test func aPhotoZoomsOutOfItsSquare() throws {
    var session = try Session("photos")
    session.handle(.tap(LayerPath("library/grid/photo-4")))
    let side = (393.0 - 8) / 3
    for step in 0...9 {
      let time = Double(step) / 20
      session.advance(to: time)
      let way = Numbers.uikitSpring(time, duration: 0.5, ratio: 0.86)
      let (x, y) = ((side + 4) * (1 - way), (59 + 64 + side + 4) * (1 - way) + (852 / 2 - 0.66 * 393) * way)
      let (width, height) = (side + (393 - side) * way, side + (1.32 * 393 - side) * way)
      expectEqual(
        session.layer("container/match-photo-4")?.frame ?? session.layer("container/match-hit")?.frame,
        x,
        y,
        width,
        height
      )
      #expect(abs((session.layer("photo")?.opacity ?? .nan) - way) < 1e-6)
    }
  }

  /// Under the finger the picture goes with it and shrinks by its way down; the ground fades by where it is.
  @Test func aPhotoComesOffInTheHand() throws {
    var session = try Session("photos", startScreen: "photo")
    session.swing(100, 300, seconds: 0.5, from: (200, 400))
    // Recognized at the fourth hundredth, as the way is more than 10 points.
    let (right, down) = (50.0 - 4, 150.0 - 12)
    let scale = 1 - down / 1000
    let (width, height) = (393 * scale, 1.32 * 393 * scale)
    expectEqual(
      session.layer("photo/picture")?.frame,
      393.0 / 2 + right - width / 2,
      426 + down - height / 2,
      width,
      height
    )
    #expect(abs((session.layer("photo/ground")?.opacity ?? .nan) - (1 - down / 400)) < 1e-9)
    session.pointer(.ended, 250, 550, at: session.time)
    #expect(session.status.transition == "back")
    session.advance(to: session.time + 3)
    #expect(session.screen == "library" && session.layer("photo") == nil)
  }

  /// A note is held for half a second: it sinks, and is lifted to its place on a spring of ratio .72.
  @Test func aNoteIsLifted() throws {
    var session = try Session("context-menu")
    let top = 59 + 76 + 128.0
    session.pointer(.began, 200, top + 50, at: 0)
    session.advance(to: 0.45)
    expectEqual(
      session.layer("notes/list/note-1")?.frame,
      16 + 361 * 0.025,
      top + 116 * 0.025,
      361 * 0.95,
      116 * 0.95
    )
    session.advance(to: 0.5)
    #expect(session.status.transition == "lift")
    session.advance(to: 0.7)
    let way = Numbers.uikitSpring(0.2, duration: 0.45, ratio: 0.72)
    // From where it was seen, a little smaller than it is.
    let seen = (x: 16 + 361 * 0.025, y: top + 116 * 0.025)
    let end = (x: 16.0, y: 59 + 150.0)
    let frame = session.layerSamples().first {
      $0.id.hasPrefix("container/match") && !$0.id.dropFirst(10).contains("/")
    }?.frame
    expectEqual(
      frame,
      seen.x + (end.x - seen.x) * way,
      seen.y + (end.y - seen.y) * way,
      361 * 0.95 + 361 * 0.05 * way,
      116 * 0.95 + 116 * 0.05 * way
    )
    let options = try #require(session.layer("menu/options"))
    let late = Numbers.uikitSpring(0.2 - 0.045, duration: 0.405, ratio: 0.72)
    #expect(abs(options.frame.size.width - 250 * (0.2 + 0.8 * late)) < 1e-6)
    #expect(abs(options.frame.minX - 16) < 1e-9 && abs(options.frame.minY - (59 + 150 + 132)) < 1e-9)
    session.pointer(.ended, 200, top + 50, at: 0.9)
    session.advance(to: 3)
    #expect(session.screen == "menu")
  }

  /// It comes from 1.2 of its size about its middle, and the dimming with it; it goes without moving.
  @Test func anAlertSettles() throws {
    var session = try Session("system-alert")
    session.handle(.tap(LayerPath("album/delete")))
    session.advance(to: 0.1)
    let way = Numbers.bezier(1.0 / 3, 0, 0, 0.58, 1)
    let scale = 1.2 - 0.2 * way
    expectEqual(
      session.layer("alert")?.frame,
      196.5 - 135 * scale,
      426 - 78 * scale,
      270 * scale,
      156 * scale
    )
    #expect(abs((session.layer("alert")?.opacity ?? .nan) - way) < 1e-6)
    #expect(abs((session.layer("container/dimming")?.opacity ?? .nan) - way) < 1e-6)
    session.advance(to: 1)
    expectEqual(session.layer("alert")?.frame, 61.5, 348, 270, 156)
    session.handle(.tap(LayerPath("alert/cancel")))
    session.advance(to: 1.1)
    expectEqual(session.layer("alert")?.frame, 61.5, 348, 270, 156)
    #expect(abs((session.layer("alert")?.opacity ?? .nan) - 0.5) < 1e-6)
  }

  /// UIKit's push, and the pop under a finger: the upper view by its width, the lower by .3 of it.
  @Test func aRowPushesAndTheEdgePops() throws {
    var session = try Session("settings")
    session.handle(.tap(LayerPath("settings/rows/row-0")))
    session.advance(to: 0.2)
    let left = 1 - Numbers.standardSpring(0.2)
    #expect(abs((session.layer("general")?.frame.minX ?? .nan) - 393 * left) < 1e-6)
    #expect(abs((session.layer("settings")?.frame.minX ?? .nan) + 0.3 * 393 * (1 - left)) < 1e-6)
    session.advance(to: 2)
    session.swing(400, 0, seconds: 0.5, from: (3, 400))
    #expect(abs((session.layer("general")?.frame.minX ?? .nan) - 200) < 1e-6)
    #expect(abs((session.layer("settings")?.frame.minX ?? .nan) + 0.3 * 193) < 1e-6)
  }

  /// Material's numbers: 30 points, 300 ms, the one fading out in the first third, and a scale of .8 and 1.1.
  @Test func materialsAxes() throws {
    var session = try Session("material", startScreen: "letter")
    session.handle(.tap(LayerPath("letter/next")))
    session.advance(to: 0.06)
    let move = Numbers.bezier(0.2, 0.4, 0, 0.2, 1)
    #expect(abs((session.layer("page")?.frame.minX ?? .nan) - 30 * (1 - move)) < 1e-6)
    #expect(abs((session.layer("letter")?.frame.minX ?? .nan) + 30 * move) < 1e-6)
    #expect(
      abs((session.layer("letter")?.opacity ?? .nan) - (1 - Numbers.bezier(0.2 / 0.3, 0.4, 0, 1, 1))) < 1e-6
    )
    #expect(session.layer("page")?.opacity == 0)
    session.advance(to: 0.18)
    #expect(abs((session.layer("page")?.opacity ?? .nan) - Numbers.bezier(0.3 / 0.7, 0, 0, 0.2, 1)) < 1e-6)

    session = try Session("material", startScreen: "letter")
    session.handle(.tap(LayerPath("letter/more")))
    session.advance(to: 0.06)
    #expect(abs((session.layer("options")?.frame.size.width ?? .nan) - 393 * (0.8 + 0.2 * move)) < 1e-6)
    #expect(abs((session.layer("letter")?.frame.size.width ?? .nan) - 393 * (1 + 0.1 * move)) < 1e-6)
  }

  /// The card becomes the screen along Material's standard curve, and its corners go.
  @Test func materialsContainer() throws {
    var session = try Session("material")
    session.handle(.tap(LayerPath("mail/letters/letter-1")))
    session.advance(to: 0.15)
    let way = Numbers.bezier(1.0 / 3, 0.4, 0, 0.2, 1)
    let top = 59 + 12 + 108.0
    let box = try #require(session.layer("container/match-hit") ?? session.layer("container/match-letter-1"))
    expectEqual(box.frame, 12 * (1 - way), top * (1 - way), 369 + 24 * way, 96 + (852 - 96) * way)
    #expect(abs(box.cornerRadius - 16 * (1 - way)) < 1e-6)
  }

  /// The cover's middle leaves the straight line by 70 points half-way, and each song begins .04 s after the one before.
  @Test func aCoverBowsAndSongsFollow() throws {
    var session = try Session("hero")
    session.handle(.tap(LayerPath("albums/covers/album-1")))
    let start = Point(x: 20 + 192.5 + 160.5 / 2, y: 59 + 72 + 85)
    let end = Point(x: 196.5, y: 59 + 24 + 273.0 / 2)
    var farthest = 0.0
    for step in 1...10 {
      let time = Double(step) / 50
      session.advance(to: time)
      let center = try #require(session.layer("container/cover")).frame.center
      let line = end - start
      let off = ((center.x - start.x) * line.y - (center.y - start.y) * line.x) / line.length
      farthest = max(farthest, abs(off))
      for song in 0...5 {
        let way = Numbers.uikitSpring(time - 0.04 * Double(song), duration: 0.55, ratio: 0.85)
        let place = 59 + 393 - 14 + 52 * Double(song) + 60 * (1 - (time > 0.04 * Double(song) ? way : 0))
        #expect(
          abs((session.layer("album/songs/song-\(song)")?.frame.minY ?? .nan) - place) < 1e-6,
          "\(song)"
        )
      }
    }
    #expect(farthest > 60 && farthest <= 70.0001)
  }

  /// A change of the tab slides by the width on ease-in-out, to the side that the bar's order says; the bar stays.
  @Test func tabsSlideByTheirOrder() throws {
    var session = try Session("tabs")
    session.handle(.tap(LayerPath("profile/tab")))
    session.advance(to: 0.14)
    var way = Numbers.easeInOut(0.14 / 0.35)
    expectEqual(session.layer("profile")?.frame, 393 * (1 - way), 0, 393, 852)
    expectEqual(session.layer("home")?.frame, -393 * way, 0, 393, 852)
    expectEqual(session.layer("container/tab-bar")?.frame, 0, 852 - 34 - 49, 393, 83)
    session.advance(to: 1)
    session.handle(.tap(LayerPath("search/tab")))
    session.advance(to: 1.07)
    way = Numbers.easeInOut(0.07 / 0.35)
    expectEqual(session.layer("search")?.frame, -393 * (1 - way), 0, 393, 852)
    expectEqual(session.layer("profile")?.frame, 393 * way, 0, 393, 852)
  }

  /// Under the finger the next tab comes as far as that has gone, and is taken back.
  @Test func aTabFollowsTheFinger() throws {
    var session = try Session("tabs")
    session.swing(-240, 0, seconds: 0.5, from: (350, 500))
    expectEqual(session.layer("home")?.frame, -120, 0, 393, 852)
    expectEqual(session.layer("search")?.frame, 393 - 120, 0, 393, 852)
    session.pointer(.ended, 230, 500, at: 1)
    session.advance(to: 3)
    #expect(session.screen == "home" && session.layer("search") == nil)
    expectEqual(session.layer("home")?.frame, 0, 0, 393, 852)
  }
}
