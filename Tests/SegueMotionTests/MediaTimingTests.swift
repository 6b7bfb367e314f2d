import SegueMotion
import Testing

@Suite struct MediaTimingTests {
  private func fractions(_ timing: MediaTiming, at times: [Double]) -> [Double?] {
    times.map { timing.fraction(atLocalTime: $0) }
  }

  @Test func `the active span includes its start and excludes its end`() {
    let timing = MediaTiming(duration: 2)
    #expect(fractions(timing, at: [-0.1, 0, 0.5, 1.5, 2, 3]) == [nil, 0, 0.25, 0.75, nil, nil])
  }

  @Test(
    arguments: [
      (MediaTiming.FillMode.removed, nil, nil),
      (.backwards, 0, nil), (.forwards, nil, 1), (.both, 0, 1),
    ] as [(MediaTiming.FillMode, Double?, Double?)]
  )
  func `fill modes clamp outside`(mode: MediaTiming.FillMode, before: Double?, after: Double?) {
    let timing = MediaTiming(duration: 2, fillMode: mode)
    #expect(fractions(timing, at: [-1, 2, 9]) == [before, after, after])
  }

  @Test func `repeats start again, and end at the end`() {
    let timing = MediaTiming(duration: 2, repeatCount: 3, fillMode: .both)
    #expect(timing.activeDuration == 6)
    #expect(fractions(timing, at: [1, 2, 3, 4, 5.5, 6, 7]) == [0.5, 0, 0.5, 0, 0.75, 1, 1])
  }

  @Test func `a return runs backwards, and ends at the start`() {
    let timing = MediaTiming(duration: 2, autoreverses: true, fillMode: .both)
    #expect(timing.activeDuration == 4)
    #expect(fractions(timing, at: [0, 0.5, 2, 2.5, 3.5, 4, 5]) == [0, 0.25, 1, 0.75, 0.25, 0, 0])
  }

  @Test func `repeats may break off`() {
    let plain = MediaTiming(duration: 2, repeatCount: 1.25, fillMode: .forwards)
    #expect(fractions(plain, at: [2.25, 2.5, 4]) == [0.125, 0.25, 0.25])
    let there = MediaTiming(duration: 2, repeatCount: 1.5, autoreverses: true, fillMode: .forwards)
    #expect(fractions(there, at: [5, 6, 8]) == [0.5, 1, 1])
    let back = MediaTiming(duration: 2, repeatCount: 0.75, autoreverses: true, fillMode: .forwards)
    #expect(fractions(back, at: [2.5, 3, 4]) == [0.75, 0.5, 0.5])
  }

  @Test func `endless and instant animations`() {
    let endless = MediaTiming(duration: 2, repeatCount: .infinity, autoreverses: true)
    #expect(fractions(endless, at: [2001, 2003]) == [0.5, 0.5])
    #expect(fractions(endless, at: [2000, 2002]) == [0, 1])
    #expect(MediaTiming().fraction(atLocalTime: 1e6) == 0)
    let instant = MediaTiming(duration: 0, fillMode: .both)
    #expect(fractions(instant, at: [-1, 0, 1]) == [0, 1, 1])
    #expect(MediaTiming(duration: 0).fraction(atLocalTime: 0) == nil)
  }

  @Test func `the last moment does not show the start`() {
    for duration in [0.1, 0.57, 1.01] {
      let timing = MediaTiming(duration: duration, repeatCount: 3)
      let last = timing.fraction(atLocalTime: timing.activeDuration.nextDown)
      #expect(last.map { $0 > 0.999 } == true)
    }
  }

  @Test func `local time flows with speed and offset`() {
    let timing = MediaTiming(beginTime: 3, speed: 2, timeOffset: 0.5)
    #expect(timing.localTime(atParentTime: 4) == 2.5)
    #expect(timing.parentTime(atLocalTime: 2.5) == 4)
  }

  @Test func `pausing keeps local time and resuming goes on from it`() {
    var timing = MediaTiming(beginTime: 1.1, speed: 0.7)
    let caught = timing.localTime(atParentTime: 2.3)
    timing.pause(atParentTime: 2.3)
    #expect(timing.isPaused)
    #expect(timing.localTime(atParentTime: 2.3) == caught)
    #expect(timing.localTime(atParentTime: 9) == caught)
    #expect(timing.parentTime(atLocalTime: caught) == nil)
    timing.pause(atParentTime: 9)
    #expect(timing.localTime(atParentTime: 9) == caught)
    timing.resume(atParentTime: 10.7)
    #expect(!timing.isPaused)
    #expect(timing.localTime(atParentTime: 10.7) == caught)
    #expect(agree(timing.localTime(atParentTime: 11.7), caught + 1))
  }

  @Test func `resuming may turn time round`() {
    var timing = MediaTiming()
    timing.pause(atParentTime: 0.6)
    timing.timeOffset = 0.4
    timing.resume(atParentTime: 2, speed: -2)
    #expect(timing.localTime(atParentTime: 2) == 0.4)
    #expect(agree(timing.localTime(atParentTime: 2.1), 0.2))
  }
}
