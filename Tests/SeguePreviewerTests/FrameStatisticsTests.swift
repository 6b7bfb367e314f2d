import SegueTerminal
import Testing

@testable import SeguePreviewer

@Suite struct FrameStatisticsTests {
  private var statistics: FrameStatistics {
    var statistics = FrameStatistics(framesPerSecond: 59.7, frameMilliseconds: 2.14, cellsChanged: 1240)
    statistics.delivery.frameBytes = 18_400
    return statistics
  }

  private var slow: FrameStatistics {
    var slow = statistics
    slow.delivery.frameBytes = 3000
    slow.delivery.isNearLossless = true
    slow.delivery.secondsPerFrame = 0.31
    slow.delivery.framesDropped = 120
    return slow
  }

  @Test func `All of it where there is room`() {
    #expect(statistics.line(separator: "·", width: 80) == "60 fps · 2.1 ms · 1240 cells · 18 kB · exact")
    #expect(
      slow.line(separator: "·", width: 90)
        == "60 fps · 2.1 ms · 1240 cells · 3.0 kB · near-lossless · 310 ms a frame · 120 dropped"
    )
  }

  @Test func `Nothing that rests has a rate`() {
    #expect(
      statistics.line(separator: "·", width: 90, isResting: true)
        == "at rest · last frame 2.1 ms · 1240 cells · 18 kB · exact"
    )
  }

  @Test func `What matters less is left out first`() {
    #expect(
      slow.line(separator: "·", width: 72)
        == "60 fps · 2.1 ms · 3.0 kB · near-lossless · 310 ms a frame · 120 dropped"
    )
    #expect(slow.line(separator: "·", width: 50) == "60 fps · 3.0 kB · near-lossless · 120 dropped")
    #expect(slow.line(separator: "·", width: 1) == "120 dropped")
  }
}
