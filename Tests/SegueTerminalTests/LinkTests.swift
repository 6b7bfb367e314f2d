import Testing

@testable import SegueTerminal

@Suite struct LinkTests {
  @Test func `Where nothing is answered, what the system has taken has arrived`() {
    var link = Link()
    #expect(link.hasRoom(at: 0))
    link.begin(bytes: 9000, at: 0)
    #expect(!link.hasRoom(at: 0.1))
    link.written(at: 0.1)
    #expect(link.hasRoom(at: 0.1))
    #expect(!link.isAcknowledging)
    #expect(link.deadline == nil)
  }

  @Test func `Of a terminal that answers, two frames may be on their way`() {
    var link = Link()
    link.acknowledge(at: 0)
    link.begin(bytes: 9000, at: 1)
    link.written(at: 1)
    #expect(link.hasRoom(at: 1))
    link.begin(bytes: 9000, at: 1.1)
    link.written(at: 1.1)
    #expect(!link.hasRoom(at: 1.2))
    #expect(link.deadline == 2)
    link.acknowledge(at: 1.3)
    #expect(link.hasRoom(at: 1.3))
  }

  @Test func `An answer that fails to come is given up`() {
    var link = Link()
    link.acknowledge(at: 0)
    for time in [1, 1.1] {
      link.begin(bytes: 9000, at: time)
      link.written(at: time)
    }
    #expect(!link.hasRoom(at: 1.9))
    #expect(link.hasRoom(at: 2))
    link.begin(bytes: 9000, at: 2)
    link.written(at: 2)
    #expect(!link.isAcknowledging)
    #expect(link.hasRoom(at: 2))
  }

  @Test func `Of a slow link more patience is had`() {
    var link = Link()
    link.acknowledge(at: 0)
    var time = 0.0
    // Ten thousand bytes a second.
    for _ in 0..<20 {
      link.begin(bytes: 8000, at: time)
      link.written(at: time)
      time += 0.8
      link.acknowledge(at: time)
    }
    link.begin(bytes: 8000, at: time)
    link.written(at: time)
    link.begin(bytes: 8000, at: time)
    link.written(at: time)
    #expect(!link.hasRoom(at: time + 4))
    #expect(link.hasRoom(at: time + 5))
  }

  @Test func `What was sent before the first answer is under way too`() {
    var link = Link()
    for time in [0, 0.02, 0.04] {
      link.begin(bytes: 8000, at: time)
      link.written(at: time)
    }
    #expect(link.hasRoom(at: 0.06))
    link.acknowledge(at: 0.8)
    #expect(!link.hasRoom(at: 0.8), "two more are to be acknowledged")
    link.acknowledge(at: 0.9)
    #expect(link.hasRoom(at: 0.9))
  }

  /// Sends frames of so many bytes, each delivered so many seconds after the one before.
  private func deliver(
    _ count: Int,
    bytes: Int,
    seconds: Double,
    to link: inout Link,
    from time: inout Double
  ) {
    for _ in 0..<count {
      link.begin(bytes: bytes, at: time)
      time += seconds
      link.written(at: time)
    }
  }

  @Test func `Slow is a link on which frames take long, until they no longer do`() {
    var link = Link()
    var time = 0.0
    deliver(20, bytes: 40_000, seconds: 0.004, to: &link, from: &time)
    #expect(!link.isSlow)
    deliver(1, bytes: 40_000, seconds: 0.04, to: &link, from: &time)
    #expect(!link.isSlow, "once is an accident")
    deliver(20, bytes: 40_000, seconds: 0.04, to: &link, from: &time)
    #expect(link.isSlow)
    #expect(abs(link.busy - 0.04) < 0.001)
    deliver(20, bytes: 15_000, seconds: 0.015, to: &link, from: &time)
    #expect(link.isSlow, "exact frames would be too large again")
    deliver(20, bytes: 15_000, seconds: 0.002, to: &link, from: &time)
    #expect(!link.isSlow)
  }

  @Test func `A long way is not a slow one`() {
    var link = Link()
    var time = 0.0
    for _ in 0..<20 {
      deliver(1, bytes: 100, seconds: 0.06, to: &link, from: &time)
      deliver(1, bytes: 40_000, seconds: 0.065, to: &link, from: &time)
    }
    #expect(!link.isSlow)
  }
}
