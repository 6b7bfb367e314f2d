import SegueCells
import SegueGeometry
import SegueGestures
import SegueModel
import SegueTerminal
import SegueTransitions
import Testing

@testable import SeguePreviewer
import SeguePlayer
import SegueInterface

/// What inputs do to a preview.
struct PreviewInputTests {
  /// The album at 80 × 24, its first transition ready.
  private func preview(_ scene: Scene = Samples.album) -> Preview {
    Samples.preview(scene)
  }

  private func key(_ key: Key, _ modifiers: Modifiers = []) -> InputEvent {
    .key(KeyPress(key, modifiers: modifiers))
  }

  private func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> InputEvent {
    .mouse(MouseEvent(kind: kind, button: .left, column: column, row: row))
  }

  @Test func theChosenTransitionIsReadyToScrub() {
    var preview = preview()
    #expect(preview.rehearsal.player.length > 0)
    #expect(preview.rehearsal.session.status.phase == .idle)
    _ = preview.handle(key(.right), at: 0)
    #expect(preview.rehearsal.session.status.phase == .running)
    #expect(abs(preview.rehearsal.player.position - 1.0 / 60) < 1e-9)
    _ = preview.handle(key(.home), at: 0)
    #expect(preview.rehearsal.session.status.phase == .idle)
  }

  @Test func aSceneThatFillsTheTerminalTakesItsNewSize() throws {
    var scene = Samples.album
    scene.device = Device(name: "terminal", size: nil)
    var preview = preview(scene)
    let old = preview.rehearsal.session.canvas
    _ = preview.handle(.resize(GridSize(columns: 120, rows: 50)), at: 1)
    #expect(preview.rehearsal.player.isPlaying)
    #expect(preview.rehearsal.session.layerSamples().first?.frame.size == old)
    preview.tick(3)
    let new = preview.rehearsal.session.canvas
    #expect(new == PreviewLayout.terminalCanvas(size: GridSize(columns: 120, rows: 50), cellAspect: 2))
    #expect(new.width > old.width && new.height > old.height)
    #expect(preview.rehearsal.session.layerSamples().first?.frame.size == new)
    // And goes on from there.
    _ = preview.handle(key(.enter), at: 4)
    preview.tick(6)
    #expect(preview.rehearsal.session.screen == "detail")
    #expect(preview.rehearsal.session.layerSamples().first?.frame.size == new)
  }

  @Test func aNewSizeLeavesAPausedRunPaused() {
    var scene = Samples.album
    scene.device = Device(name: "terminal", size: nil)
    var preview = preview(scene)
    let size = GridSize(columns: 120, rows: 50)
    _ = preview.handle(key(.enter), at: 1)
    preview.tick(1.1)
    _ = preview.handle(key(.character(" ")), at: 1.1)
    let position = preview.rehearsal.player.position
    _ = preview.handle(.resize(size), at: 1.2)
    preview.tick(5)
    #expect(!preview.rehearsal.player.isPlaying)
    #expect(preview.rehearsal.player.position == position)
    _ = preview.handle(key(.character(" ")), at: 6)
    preview.tick(12)
    #expect(preview.rehearsal.session.screen == "detail")
    #expect(preview.rehearsal.session.canvas == PreviewLayout.terminalCanvas(size: size, cellAspect: 2))
  }

  @Test func spacePlaysPausesAndPlaysAgain() {
    var preview = preview()
    _ = preview.handle(key(.character(" ")), at: 1)
    preview.tick(1.1)
    #expect(abs(preview.rehearsal.player.position - 0.1) < 1e-9)
    _ = preview.handle(key(.character(" ")), at: 1.2)
    preview.tick(5)
    #expect(abs(preview.rehearsal.player.position - 0.2) < 1e-9)
    _ = preview.handle(key(.end), at: 5)
    #expect(preview.rehearsal.session.status.phase == .finished)
    #expect(preview.rehearsal.session.screen == "detail")
    _ = preview.handle(key(.character(" ")), at: 6)
    preview.tick(6.1)
    #expect(abs(preview.rehearsal.player.position - 0.1) < 1e-9)
  }

  @Test func enterRunsTheNextScreensTransition() {
    var preview = preview()
    _ = preview.handle(key(.enter), at: 0)
    preview.tick(3)
    #expect(preview.rehearsal.session.screen == "detail")
    #expect(preview.rehearsal.choices.map(\.name) == ["close"])
    _ = preview.handle(key(.enter), at: 4)
    preview.tick(7)
    #expect(preview.rehearsal.session.screen == "list")
    #expect(preview.rehearsal.chosen?.name == "open")
  }

  @Test func tChoosesAroundInBothDirections() {
    var preview = preview()
    var names: [String] = []
    for character: Character in ["t", "t", "T"] {
      _ = preview.handle(key(.character(character)), at: 0)
      names.append(preview.rehearsal.chosen?.name ?? "")
    }
    #expect(names == ["peek", "open", "peek"])
  }

  @Test func choosingInTheMiddleKeepsTheTime() {
    var preview = preview()
    for _ in 0..<6 { _ = preview.handle(key(.right), at: 0) }
    _ = preview.handle(key(.character("t")), at: 0)
    #expect(preview.rehearsal.session.status.transition == "peek")
    #expect(abs(preview.rehearsal.player.position - 0.1) < 1e-9)
    #expect(!preview.rehearsal.player.isPlaying)
  }

  @Test func draggingThePlayHeadReachesBothEnds() {
    var preview = preview()
    let row = preview.layout.timeline.row
    _ = preview.handle(mouse(.press, 40, row), at: 0)
    #expect(abs(preview.rehearsal.player.position / preview.rehearsal.player.length - 0.5) < 0.02)
    _ = preview.handle(mouse(.drag, 79, row - 5), at: 0)
    #expect(preview.rehearsal.player.position == preview.rehearsal.player.length)
    _ = preview.handle(mouse(.drag, 0, row), at: 0)
    #expect(preview.rehearsal.player.isRewound)
    _ = preview.handle(mouse(.release, 0, row), at: 0)
    #expect(preview.drag == nil)
  }

  @Test func theWheelStepsOverTheTimelineOnly() {
    var preview = preview()
    _ = preview.handle(mouse(.wheelDown, 3, preview.layout.timeline.row), at: 0)
    #expect(abs(preview.rehearsal.player.position - 1.0 / 60) < 1e-9)
    _ = preview.handle(mouse(.wheelUp, 3, preview.layout.timeline.row), at: 0)
    #expect(preview.rehearsal.player.isRewound)
    _ = preview.handle(mouse(.wheelDown, 3, 5), at: 0)
    #expect(preview.rehearsal.player.isRewound)
  }

  @Test func aPressOnTheDeviceIsAFingerInCanvasPoints() throws {
    var preview = preview()
    let device = preview.geometry.device
    _ = preview.handle(mouse(.press, device.column, device.row), at: 1)
    let finger = try #require(preview.rehearsal.finger)
    #expect(finger.location == Point(x: 9.75, y: 19.5))
    _ = preview.handle(mouse(.drag, device.column, device.row + 10), at: 1.1)
    preview.tick(1.2)
    #expect(preview.rehearsal.finger?.location == Point(x: 9.75, y: 409.5))
    _ = preview.handle(mouse(.release, device.column, device.row + 10), at: 1.2)
    #expect(preview.rehearsal.finger == nil)
  }

  @Test func aHandStaysInRealTimeInSlowMotion() {
    var preview = preview()
    preview.rehearsal.player.speed = 0.1
    let device = preview.geometry.device
    _ = preview.handle(mouse(.press, device.column + 5, device.row + 5), at: 1)
    _ = preview.handle(mouse(.drag, device.column + 5, device.row + 8), at: 2)
    let times: [Double] = preview.rehearsal.player.log.compactMap {
      if case .pointer(let event) = $0.event { event.time } else { nil }
    }
    #expect(times.count == 2)
    #expect(abs(times[1] - times[0] - 1) < 1e-9)
  }

  @Test func aTouchThatMovesNothingLeavesTheRunThatHasEnded() {
    var preview = preview()
    _ = preview.handle(key(.enter), at: 0)
    preview.tick(1)
    preview.tick(9)
    #expect(preview.rehearsal.player.isAtEnd)
    let (length, screen, run): (Double, String, Int) =
      (
        preview.rehearsal.player.length, preview.rehearsal.session.screen,
        preview.rehearsal.player.version.run
      )
    let device = preview.geometry.device
    _ = preview.handle(mouse(.press, device.endColumn - 1, device.endRow - 1), at: 9)
    _ = preview.handle(mouse(.release, device.endColumn - 1, device.endRow - 1), at: 9.1)
    preview.tick(9.2)
    #expect(preview.rehearsal.player.length == length && preview.rehearsal.player.isAtEnd)
    #expect(preview.rehearsal.session.screen == screen)
    #expect(preview.rehearsal.player.version.run > run + 1)
    _ = preview.handle(key(.home), at: 9.3)
    #expect(preview.rehearsal.session.screen != screen)
  }

  @Test func losingFocusOrTheButtonTakesTheFingerAway() {
    for event in [InputEvent.focus(false), mouse(.move, 40, 12)] {
      var preview = preview()
      let device = preview.geometry.device
      _ = preview.handle(mouse(.press, device.column + 2, device.row + 2), at: 1)
      #expect(preview.rehearsal.player.isHeld)
      _ = preview.handle(event, at: 2)
      #expect(preview.rehearsal.finger == nil)
      #expect(!preview.rehearsal.player.isHeld)
      #expect(preview.drag == nil)
    }
  }

  @Test func aTapOnNothingLeavesTheChosenTransitionReady() {
    var preview = preview()
    let device = preview.geometry.device
    _ = preview.handle(mouse(.press, device.column + 2, device.row + 2), at: 1)
    _ = preview.handle(mouse(.release, device.column + 2, device.row + 2), at: 1.05)
    preview.tick(3)
    #expect(preview.rehearsal.player.isRewound)
    #expect(preview.rehearsal.player.length > 0)
  }

  @Test func theKeyboardsFingerMovesInSteps() throws {
    var preview = preview()
    _ = preview.handle(key(.character("f")), at: 1)
    let begin = try #require(preview.rehearsal.finger?.location)
    #expect(begin == Point(x: 195, y: 390))
    _ = preview.handle(key(.down), at: 1.1)
    _ = preview.handle(key(.down, .shift), at: 1.2)
    preview.tick(1.3)
    #expect(preview.rehearsal.finger?.location == Point(x: 195, y: 440))
    _ = preview.handle(key(.escape), at: 1.4)
    #expect(preview.rehearsal.finger == nil)
    let phases = preview.rehearsal.player.log.count
    #expect(phases >= 1)
  }

  @Test func footerHintsCanBeClicked() throws {
    var preview = preview()
    let item = try #require(preview.footer.items.first { $0.hint.command == .play(.loop) })
    _ = preview.handle(mouse(.press, item.rect.column, item.rect.row), at: 0)
    #expect(preview.rehearsal.player.isLooping)
    let quit = try #require(preview.footer.items.first { $0.hint.command == .program(.quit) })
    #expect(preview.handle(mouse(.press, quit.rect.column, quit.rect.row), at: 0).quit == 0)
  }

  @Test func panelLinesChooseTransitions() {
    var preview = preview()
    _ = preview.handle(mouse(.press, 4, 4), at: 0)
    #expect(preview.rehearsal.chosen?.name == "peek")
  }

  @Test func escapeClosesWhatIsOnTopBeforeItLeaves() {
    var preview = Preview(
      scene: Samples.album,
      options: PreviewerOptions(),
      size: GridSize(columns: 80, rows: 24),
      cellAspect: 2,
      hasGallery: true
    )
    _ = preview.handle(key(.character("?")), at: 0)
    #expect(!preview.handle(key(.escape), at: 0).closeScene)
    #expect(preview.handle(key(.escape), at: 0).closeScene)
  }

  @Test func switchesReachTheWorldOutside() {
    var preview = preview()
    #expect(preview.handle(key(.character("c")), at: 0).mouseCapture == false)
    #expect(preview.handle(key(.character("c")), at: 0).mouseCapture == true)
    #expect(preview.handle(key(.character("z"), .control), at: 0).suspend)
    #expect(preview.handle(key(.character("l"), .control), at: 0).repaint)
    #expect(preview.handle(key(.character("q")), at: 0).quit == 0)
  }

  @Test func otherOptionsKeepTheScreen() {
    var preview = preview()
    _ = preview.handle(key(.enter), at: 0)
    preview.tick(3)
    _ = preview.handle(key(.character("u")), at: 3)
    #expect(preview.rehearsal.session.screen == "detail")
    #expect(preview.rehearsal.options.reduceMotion)
    _ = preview.handle(key(.character("m")), at: 3)
    #expect(preview.rehearsal.options.allInterruptible)
  }

  @Test func reducedMotionKeepsTheRunAndItsTime() throws {
    var preview = preview()
    for _ in 0..<6 { _ = preview.handle(key(.right), at: 0) }
    let pushed = try #require(preview.rehearsal.session.layerSamples().first { $0.id == "detail" })
    #expect(pushed.frame.minX > 0 && pushed.opacity == 1)
    _ = preview.handle(key(.character("u")), at: 0)
    #expect(abs(preview.rehearsal.player.position - 0.1) < 1e-9)
    #expect(preview.rehearsal.session.status.transition == "open")
    let faded = try #require(preview.rehearsal.session.layerSamples().first { $0.id == "detail" })
    #expect(faded.frame.minX == 0 && faded.opacity > 0 && faded.opacity < 1)
    _ = preview.handle(key(.character("u")), at: 0)
    #expect(preview.rehearsal.session.layerSamples().first { $0.id == "detail" } == pushed)
  }

  @Test func otherOptionsKeepADragAndItsEnd() {
    var preview = preview()
    _ = preview.handle(key(.character("f")), at: 1)
    for step in 1...4 { _ = preview.handle(key(.down), at: 1 + Double(step) * 0.1) }
    _ = preview.handle(key(.enter), at: 1.6)
    preview.tick(3)
    _ = preview.handle(key(.enter), at: 4)
    preview.tick(4.1)
    let log = preview.rehearsal.player.log
    let position = preview.rehearsal.player.position
    _ = preview.handle(key(.character("m")), at: 4.1)
    #expect(preview.rehearsal.player.log.count == log.count)
    #expect(abs(preview.rehearsal.player.position - position) < 1e-9)
    #expect(preview.rehearsal.player.isPlaying)
  }

  @Test func nothingMovesWhenNothingPlays() {
    var preview = preview()
    #expect(!preview.isMoving(at: 1))
    _ = preview.handle(key(.character(" ")), at: 1)
    #expect(preview.isMoving(at: 1))
    preview.tick(9)
    #expect(!preview.isMoving(at: 9))
  }
}
