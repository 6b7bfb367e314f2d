import Testing

@testable import SeguePlayer
@testable import SeguePreviewer
import SegueTransitions

struct PlayerTests {
  /// A player with a run of 0.5 s that has just begun.
  private func rolling() -> Player {
    var player = Player(subject: Ball())
    player.startRun()
    player.record(.roll(seconds: 0.5, speed: 100))
    return player
  }

  @Test func knowsTheLengthOfARun() {
    let player = rolling()
    #expect(abs(player.length - 0.5) < 2e-6)
    #expect(!player.isEndless)
  }

  @Test func aRunThatNeverRestsIsEndless() {
    var player = Player(subject: Ball())
    player.record(.roll(seconds: .infinity, speed: 1))
    #expect(player.isEndless)
    #expect(player.length >= 30)
    player.isPlaying = true
    player.elapse(31)
    #expect(player.isPlaying)
    #expect(abs(player.position - 31) < 1e-9)
  }

  @Test func seekingShowsWhatPlayingShowed() {
    for position in [0.05, 0.1, 0.2505, 0.31, 0.5] {
      var direct = rolling()
      direct.isPlaying = true
      direct.elapse(position)
      var scrubbed = rolling()
      scrubbed.seek(to: 0.5)
      scrubbed.seek(to: 0.02)
      scrubbed.seek(to: position)
      #expect(abs(scrubbed.ball.place - direct.ball.place) < 1e-9)
      #expect(abs(scrubbed.position - direct.position) < 1e-12)
    }
  }

  @Test func seekingBackForgetsLaterEventsAndForwardRepeatsThem() {
    var player = rolling()
    player.isPlaying = true
    player.elapse(0.2)
    player.record(.roll(seconds: 0.4, speed: -50))
    #expect(abs(player.length - 0.6) < 2e-6)
    player.seek(to: 0.1)
    #expect(player.ball.kicks.count == 1)
    #expect(abs(player.ball.place - 10) < 1e-9)
    player.seek(to: 0.6)
    #expect(player.ball.kicks.count == 2)
    #expect(abs(player.ball.place - (20 - 20)) < 1e-4)
  }

  @Test func theBeginningIsTheRestBeforeTheFirstEvent() {
    var player = rolling()
    player.seek(to: 0.3)
    player.seek(to: 0)
    #expect(player.isRewound)
    #expect(player.ball.kicks.isEmpty)
    player.seek(to: 0.001)
    #expect(player.ball.kicks.count == 1)
  }

  @Test func anEventInThePastForgetsTheFuture() {
    var player = rolling()
    player.isPlaying = true
    player.elapse(0.2)
    player.record(.roll(seconds: 5, speed: 1))
    player.seek(to: 0.1)
    player.record(.touch)
    #expect(player.log.count == 2)
    #expect(player.ball.kicks == [.roll(seconds: 0.5, speed: 100), .touch])
    #expect(abs(player.length - 0.5) < 2e-6)
    #expect(player.checkpoints.allSatisfy { ($0.subject as? Ball)?.kicks.count ?? 0 <= 2 })
  }

  @Test func anEventAtTheBeginningReplacesTheRun() {
    var player = rolling()
    player.seek(to: 0)
    player.record(.touch)
    #expect(player.ball.kicks == [.touch])
    #expect(player.log.count == 1)
  }

  @Test func speedScalesTime() {
    var player = rolling()
    player.isPlaying = true
    player.speed = 0.1
    player.elapse(1)
    #expect(abs(player.position - 0.1) < 1e-12)
  }

  @Test func aHandStaysInRealTime() {
    var player = rolling()
    player.isPlaying = true
    player.speed = 0.1
    player.isHeld = true
    player.elapse(0.2)
    #expect(abs(player.position - 0.2) < 1e-12)
    player.isHeld = false
    player.elapse(1)
    #expect(abs(player.position - 0.3) < 1e-12)
  }

  @Test func pausedTimeStandsStill() {
    var player = rolling()
    player.seek(to: 0.2)
    player.elapse(3)
    #expect(player.position == 0.2)
    #expect(!player.isMoving)
  }

  @Test func stopsAtTheEnd() {
    var player = rolling()
    player.isPlaying = true
    player.elapse(2)
    #expect(!player.isPlaying)
    #expect(player.isAtEnd)
    #expect(player.position == player.length)
    #expect(!player.subject.isAnimating)
  }

  @Test func aHeldRunGoesOn() {
    var player = rolling()
    player.isPlaying = true
    player.isHeld = true
    player.elapse(2)
    #expect(player.isPlaying)
    #expect(abs(player.length - 2) < 1e-12)
    #expect(!player.isMoving)
  }

  @Test func anEventThatMovesNothingStillStopsTheRun() {
    var player = Player(subject: Ball())
    player.isPlaying = true
    player.record(.touch)
    #expect(player.isMoving)
    player.elapse(0.01)
    #expect(!player.isPlaying)
  }

  @Test func loopsAfterAPause() {
    var player = rolling()
    player.isLooping = true
    player.isPlaying = true
    player.elapse(0.6)
    #expect(player.isAtEnd)
    #expect(player.isMoving)
    player.elapse(0.4)
    #expect(player.isAtEnd)
    player.elapse(0.2)
    #expect(player.isPlaying)
    #expect(abs(player.position - 0.1) < 1e-9)
    #expect(player.ball.kicks.count == 1)
  }

  @Test func stepsLandOnWholeFrames() {
    var player = rolling()
    player.seek(to: 0.11)
    player.step(frames: 1)
    #expect(abs(player.position - 7.0 / 60) < 1e-12)
    player.step(frames: 1)
    #expect(abs(player.position - 8.0 / 60) < 1e-12)
    player.seek(to: 0.11)
    player.step(frames: -1)
    #expect(abs(player.position - 6.0 / 60) < 1e-12)
    player.step(frames: -10)
    #expect(player.isRewound)
    player.step(frames: 100)
    #expect(player.position == player.length)
  }

  @Test func aNewRunBeginsWhereTheLastEnded() {
    var player = rolling()
    player.seek(to: player.length)
    player.startRun()
    player.record(.roll(seconds: 1, speed: 1))
    player.seek(to: 0)
    #expect(abs(player.ball.place - 50) < 1e-3)
    #expect(abs(player.length - 1) < 2e-6)
  }

  @Test func checkpointsStayFewInALongRun() {
    var player = Player(subject: Ball())
    player.record(.roll(seconds: 500, speed: 1))
    player.isHeld = true
    player.isPlaying = true
    for _ in 0..<4000 { player.elapse(0.1) }
    #expect(player.checkpoints.count <= 128)
    player.isHeld = false
    player.seek(to: 123.4)
    #expect(abs(player.ball.place - 123.4) < 1e-6)
  }

  @Test(arguments: [(1.0, 1.5, 0.75), (0.05, 0.1, 0.05), (10, 10, 5), (0.3, 0.5, 0.25)])
  func speedsStepThroughTheLadder(speed: Double, faster: Double, slower: Double) {
    #expect(Speed.faster(than: speed) == faster)
    #expect(Speed.slower(than: speed) == slower)
  }

  @Test func speedsAreKeptInRangeAndLabelled() {
    #expect(Speed.clamp(0) == 0.05)
    #expect(Speed.clamp(99) == 10)
    #expect(Speed.clamp(.nan) == 1)
    #expect([1, 0.25, 0.05, 1.5].map(Speed.label) == ["1×", "0.25×", "0.05×", "1.5×"])
  }
}
