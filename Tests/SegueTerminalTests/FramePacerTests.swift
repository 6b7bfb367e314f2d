import SegueTerminal
import Testing

@Suite struct FramePacerTests {
  @Test func `After a rest the first frame is due at once, the next ones on a grid from it`() {
    var pacer = FramePacer(framesPerSecond: 50)
    #expect(pacer.isResting)
    #expect(pacer.nextFrame(after: 10) == 10)
    #expect(!pacer.isResting)
    #expect(abs(pacer.nextFrame(after: 10.001) - 10.02) < 1e-9)
    #expect(abs(pacer.nextFrame(after: 10.021) - 10.04) < 1e-9)
  }

  @Test func `A late frame skips what it missed and keeps to the grid`() {
    var pacer = FramePacer(framesPerSecond: 50)
    _ = pacer.nextFrame(after: 10)
    #expect(abs(pacer.nextFrame(after: 10.05) - 10.06) < 1e-9)
    #expect(abs(pacer.nextFrame(after: 10.061) - 10.08) < 1e-9)
  }

  @Test func `Asked twice within a period, it never gives the same point`() {
    var pacer = FramePacer(framesPerSecond: 60)
    var last = pacer.nextFrame(after: 1000.3)
    for _ in 0..<1000 {
      let next = pacer.nextFrame(after: last)
      #expect(abs(next - last - 1.0 / 60) < 1e-9)
      last = next
    }
  }

  @Test func `Rests do not let frames come faster than the rate`() {
    var pacer = FramePacer(framesPerSecond: 50)
    _ = pacer.nextFrame(after: 10)
    pacer.rest()
    #expect(abs(pacer.nextFrame(after: 10.005) - 10.02) < 1e-9)
    pacer.rest()
    #expect(pacer.nextFrame(after: 11) == 11)
  }

  @Test func `A senseless rate is limited`() {
    #expect(FramePacer(framesPerSecond: 0).period == 1)
    #expect(FramePacer(framesPerSecond: .infinity).period == 0.001)
  }

  @Test("Every second point of the grid, also for a frame that takes longer than a period")
  func leisurely() {
    var pacer = FramePacer(framesPerSecond: 50)
    #expect(pacer.nextFrame(after: 1, every: 2) == 1)
    for (end, due) in [(1.004, 1.04), (1.045, 1.08), (1.105, 1.12), (1.161, 1.18)] {
      #expect(abs(pacer.nextFrame(after: end, every: 2) - due) < 1e-9)
    }
  }
}
