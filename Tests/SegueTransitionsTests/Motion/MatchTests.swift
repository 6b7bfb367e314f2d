import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import Testing

@testable import SegueTransitions

/// Layers of two screens that are one to the eye, against straight lines between numbers written out by hand.
@Suite struct MatchTests {
  /// A transition of one second at an even pace.
  private static func scene(
    from one: String,
    to other: String,
    match: String,
    more: String = "",
    end: String = ""
  ) throws -> Scene {
    try Scenes.parse(
      """
      segue: 1
      device: [400, 800]
      screens:
        home:
          fill: white
          layers:
            list: {frame: [0, 60, 400, 700], layers: {photo: \(one)}}
        away: {fill: white, layers: {header: \(other)}}
      transitions:
        go: {kind: push, from: home, to: away, tap: from/list/photo, duration: 1, ease: linear, match: \(match)\(more)}
        back: {reverse: go, tap: from}
      \(end)
      """
    )
  }

  private static let small = "{frame: [20, 40, 100, 80], fill: red, radius: 12}"
  private static let large = "{frame: [0, 0, 400, 300], fill: blue, shadow: {radius: 8, y: 4, opacity: 0.5}}"

  private func state(_ session: Session, _ path: String) throws -> LayerState {
    let layer = try #require(session.stage.resolve(LayerPath(path)).first, "\(path)")
    return session.stage.tree.presentation(of: layer, at: session.time)
  }

  private func running(_ scene: Scene, at seconds: Double) -> Session {
    var session = Session(scene: scene)
    session.handle(.tap(LayerPath("home/list/photo")))
    session.advance(to: seconds)
    return session
  }

  private func mix(_ one: Double, _ other: Double, _ part: Double) -> Double { one + (other - one) * part }

  private func expect(_ frame: Rect?, _ numbers: [Double]) {
    guard let frame else {
      Issue.record("nothing is there")
      return
    }
    let found = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    for (one, other) in zip(found, numbers) { #expect(abs(one - other) < 1e-9, "\(found) \(numbers)") }
  }

  // MARK: Plain layers

  @Test(arguments: [0.0, 0.25, 0.6, 0.999]) func onePlainLayerGoesOnAsOne(_ part: Double) throws {
    let scene = try Self.scene(from: Self.small, to: Self.large, match: "{list/photo: header}")
    let session = running(scene, at: part)
    let shown = try state(session, "container/match-photo")
    // The list is 60 pt down.
    expect(
      session.layer("container/match-photo")?.frame,
      [mix(20, 0, part), mix(100, 0, part), mix(100, 400, part), mix(80, 300, part)]
    )
    #expect(abs(shown.cornerRadii.topLeft - mix(12, 0, part)) < 1e-9)
    #expect(abs(shown.shadow.opacity - mix(0, 0.5, part)) < 1e-9)
    // A shadow that is not written has CALayer's radius of 3.
    #expect(abs(shown.shadow.radius - mix(3, 8, part)) < 1e-9)
    #expect(
      shown.fill
        == Color(red: 1, green: 0, blue: 0).interpolated(to: Color(red: 0, green: 0, blue: 1), fraction: part)
    )
    #expect(session.layer("home/list/photo")?.isHidden == true)
    #expect(session.layer("away/header")?.isHidden == true)
    #expect(abs(try state(session, "away").opacity - part) < 1e-9)
  }

  @Test func theOriginalsAreShownAgainWhenItIsOver() throws {
    let scene = try Self.scene(from: Self.small, to: Self.large, match: "{list/photo: header}")
    var session = running(scene, at: 3)
    #expect(session.screen == "away")
    #expect(session.layer("away/header")?.isHidden == false)
    #expect(session.layer("container/match-photo") == nil)
    session.handle(.tap(LayerPath("away")))
    session.advance(to: 6)
    #expect(session.screen == "home")
    #expect(session.layer("home/list/photo")?.isHidden == false)
    #expect(session.layer("container/match-photo") == nil)
  }

  @Test func theSameTextGoesFromOneSizeToTheOther() throws {
    let scene = try Self.scene(
      from: "{text: Basil, font: 17, color: black, frame: [20, 40, 100, 24]}",
      to: "{text: Basil, font: 34 bold, color: white, frame: [20, 500, 300, 44]}",
      match: "{list/photo: header}"
    )
    let session = running(scene, at: 0.25)
    let shown = try state(session, "container/match-photo")
    #expect(abs(shown.contents.fontSize - mix(17, 34, 0.25)) < 1e-12)
    #expect(shown.contents.textColor == Color.black.interpolated(to: .white, fraction: 0.25))
    #expect(session.layer("container/match-photo-next") == nil)
  }

  @Test func anotherTextFadesInOverTheFirst() throws {
    let scene = try Self.scene(
      from: "{text: Basil, font: 20, frame: [20, 40, 100, 24]}",
      to: "{text: Thyme, font: 40, frame: [120, 240, 300, 44]}",
      match: "{list/photo: header}"
    )
    let session = running(scene, at: 0.3)
    let (old, new) = (
      try state(session, "container/match-photo"), try state(session, "container/match-photo-next")
    )
    #expect(abs(old.opacity - 0.7) < 1e-12)
    #expect(abs(new.opacity - 0.3) < 1e-12)
    #expect(abs(old.contents.fontSize - 26) < 1e-12)
    #expect(abs(new.contents.fontSize - 26) < 1e-12)
    #expect(
      session.layer("container/match-photo")?.frame == session.layer("container/match-photo-next")?.frame
    )
  }

  /// What lets nothing through covers the first, so that nothing of the ground is seen in the middle.
  @Test func anotherPictureCoversTheFirst() throws {
    let scene = try Self.scene(
      from: "{image: basil, fit: cover, frame: [20, 40, 100, 80]}",
      to: "{image: garden, fit: cover, frame: [0, 0, 400, 300]}",
      match: "{list/photo: header}"
    )
    let session = running(scene, at: 0.3)
    #expect(try state(session, "container/match-photo").opacity == 1)
    #expect(abs(try state(session, "container/match-photo-next").opacity - 0.3) < 1e-12)
  }

  @Test func timingOfAMatchIsItsOwn() throws {
    let scene = try Self.scene(
      from: Self.small,
      to: Self.large,
      match: "{list/photo: {to: header, at: 0.5..1, ease: ease-in}}"
    )
    expect(running(scene, at: 0.4).layer("container/match-photo")?.frame, [20, 100, 100, 80])
    let part = Numbers.bezier(0.5, 0.42, 0, 1, 1)
    let frame = running(scene, at: 0.75).layer("container/match-photo")?.frame
    #expect(abs((frame?.size.width ?? 0) - mix(100, 400, part)) < 1e-4)
  }

  // MARK: Layers with others inside

  private static let card =
    "{frame: [20, 40, 100, 80], fill: red, radius: 12, layers: {dot: {frame: [10, 10, 20, 20], fill: black}}}"
  private static let page = "{frame: [0, 0, 400, 200], layers: {dot: {frame: [40, 40, 50, 50], fill: black}}}"

  /// A picture of 100 × 80 in a box that ends at 400 × 200, and one of 400 × 200 in a box that begins at 100 × 80.
  @Test(arguments: [
    ("cover", [4.0, 4.0], [0.4, 0.4]), ("contain", [2.5, 2.5], [0.25, 0.25]),
    ("fill", [4.0, 2.5], [0.25, 0.4]),
  ])
  func picturesAreScaledByTheirFit(_ fit: String, _ ends: [Double], _ starts: [Double]) throws {
    let scene = try Self.scene(
      from: Self.card,
      to: Self.page,
      match: "{list/photo: {to: header, fit: \(fit)}}"
    )
    for part in [0.0, 0.25, 0.5, 0.999] {
      let session = running(scene, at: part)
      let box = [mix(20, 0, part), mix(100, 0, part), mix(100, 400, part), mix(80, 200, part)]
      expect(session.layer("container/match-photo")?.frame, box)
      expect(session.layer("container/match-photo/inside")?.frame, box)
      let middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
      let old = (100 * mix(1, ends[0], part), 80 * mix(1, ends[1], part))
      let new = (400 * mix(starts[0], 1, part), 200 * mix(starts[1], 1, part))
      expect(
        session.layer("container/match-photo/inside/old")?.frame,
        [middle.0 - old.0 / 2, middle.1 - old.1 / 2, old.0, old.1]
      )
      expect(
        session.layer("container/match-photo/inside/new")?.frame,
        [middle.0 - new.0 / 2, middle.1 - new.1 / 2, new.0, new.1]
      )
      #expect(abs(try state(session, "container/match-photo/inside/old").opacity - (1 - part)) < 1e-9)
      #expect(abs(try state(session, "container/match-photo/inside/new").opacity - part) < 1e-9)
    }
  }

  /// The box has the corners and the ground, so that the pictures have none of their own.
  @Test func picturesAreBare() throws {
    let session = running(try Self.scene(from: Self.card, to: Self.page, match: "{hit: header}"), at: 0.5)
    let picture = try state(session, "container/match-hit/inside/old/photo")
    #expect(picture.cornerRadii == .zero)
    #expect(picture.fill == .clear)
    #expect(try state(session, "container/match-hit").cornerRadii.topLeft == 6)
    #expect(session.layer("container/match-hit/inside/old/photo/dot") != nil)
  }

  @Test func aCardBecomesAScreen() throws {
    let session = running(try Self.scene(from: Self.card, to: Self.page, match: "{hit: to}"), at: 0.5)
    expect(session.layer("container/match-hit")?.frame, [10, 50, 250, 440])
    #expect(session.layer("away")?.isHidden == true)
  }

  // MARK: Ways back

  private static let pull = """
    gestures:
      pull: {in: away, recognize: pan, progress: dy / 400 in 0..1, drives: back, finish: {when: progress > 0.5}}
    """

  @Test(arguments: [(Self.small, Self.large), (Self.card, Self.page)])
  func aReverseIsTheMirrorImage(_ one: String, _ other: String) throws {
    let scene = try Self.scene(from: one, to: other, match: "{list/photo: header}")
    for part in [0.1, 0.4, 0.8] {
      let there = running(scene, at: part)
      var back = running(scene, at: 5)
      back.handle(.tap(LayerPath("away")))
      back.advance(to: 6 - part)
      for id in [
        "container/match-photo", "container/match-photo/inside/old", "container/match-photo/inside/new",
      ] {
        guard let frame = there.layer(id)?.frame else { continue }
        expect(back.layer(id)?.frame, [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
      }
    }
  }

  @Test(arguments: [(Self.small, Self.large), (Self.card, Self.page)])
  func aHandLeadsItAndLetsItGoBack(_ one: String, _ other: String) throws {
    let scene = try Self.scene(from: one, to: other, match: "{list/photo: header}", end: Self.pull)
    var session = running(scene, at: 5)
    let before = session.layerSamples().map(\.frame)
    session.handle(.pointer(PointerEvent(touch: 1, phase: .began, location: Point(x: 200, y: 300), time: 5)))
    for step in 1...10 {
      let time = 5 + Double(step) * 0.02
      session.advance(to: time)
      let place = Point(x: 200, y: 300 + Double(step) * 10)
      session.handle(.pointer(PointerEvent(touch: 1, phase: .moved, location: place, time: time)))
    }
    // A quarter of the way back.
    let width = try #require(session.layer("container/match-photo")?.frame.size.width)
    #expect(abs(width - mix(400, 100, session.status.progress)) < 1e-9)
    #expect(session.status.progress > 0.2)
    let end = PointerEvent(touch: 1, phase: .cancelled, location: Point(x: 200, y: 400), time: 5.2)
    session.handle(.pointer(end))
    session.advance(to: 9)
    #expect(session.screen == "away")
    #expect(session.layerSamples().map(\.frame) == before)
    #expect(session.layerSamples().allSatisfy { !$0.isHidden })
  }

  @Test func aDeviceTurnedMeanwhileIsLaidOutAfterwards() throws {
    let scene = try Self.scene(from: Self.card, to: Self.page, match: "{list/photo: header}")
    var session = running(scene, at: 0.5)
    session.handle(.rotate(.landscape))
    session.advance(to: 6)
    #expect(session.screen == "away")
    #expect(session.layer("away/header")?.isHidden == false)
    #expect(session.layer("container/match-photo") == nil)
  }
}
