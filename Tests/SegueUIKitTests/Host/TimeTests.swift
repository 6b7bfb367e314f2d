import SegueGeometry
import SegueStage
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Virtual time")
struct TimeTests {
  @Test("what is asked for happens at its time, in order")
  func timers() {
    let host = Phone().host
    var calls: [String] = []
    host.schedule(after: 0.2) { calls.append("c \(CACurrentMediaTime())") }
    host.schedule(after: 0.1) {
      calls.append("a \(CACurrentMediaTime())")
      host.schedule(after: 0.05) { calls.append("b \(CACurrentMediaTime())") }
    }
    host.schedule(after: 0.2) { calls.append("d \(CACurrentMediaTime())") }
    host.advance(to: 1)
    #expect(calls.map { $0.prefix(1) } == ["a", "b", "c", "d"])
    #expect(calls[1].hasPrefix("b 0.15"))
    #expect(CACurrentMediaTime() == 1)
  }

  @Test("the next frame is later than now, whatever a product rounds to")
  func frames() {
    for count in 0..<100_000 {
      let time = Double(count) / FrameClock.framesPerSecond
      #expect(FrameClock.number(after: time) == Double(count + 1))
      #expect(FrameClock.number(after: time.nextUp) == Double(count + 1))
    }
  }

  @Test("content that slows down comes to rest, at whatever time a finger lets go of it")
  func scrolling() {
    for count in 120..<240 {
      let phone = Phone()
      let list = UIScrollView(frame: phone.window.bounds)
      list.contentSize = CGSize(width: 393, height: 9000)
      phone.window.addSubview(list)
      phone.host.advance(to: Double(count) / 60)
      phone.host.perform { list.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
      var turns = 0
      while let due = phone.host.nextDue, turns < 100 {
        phone.host.advance(to: due)
        turns += 1
      }
      #expect(turns < 100 && list.contentOffset.y == 500, "\(count)")
    }
  }

  @Test("time does not go back, and a clock that asks for turns without end does not stop it")
  func bounds() {
    let host = Phone().host
    host.advance(to: 2)
    host.advance(to: 1)
    #expect(host.time == 2)
    var count = 0
    func again() {
      count += 1
      host.schedule(after: 0, again)
    }
    again()
    host.advance(to: 3)
    #expect(count > 100)
    #expect(host.time == 3)
    // As long as it goes on so it has few turns, or a run of a minute would take many.
    for step in 1...10 {
      let before = count
      host.advance(to: 3 + Double(step))
      #expect((1..<100).contains(count - before))
    }
    host.timers = []
    host.advance(to: 14)
    count = 0
    again()
    host.advance(to: 15)
    #expect(count > 100)
  }

  @Test(
    "a display link, the screen's or its own, is called for each frame until it is invalidated",
    arguments: [true, false]
  )
  func displayLink(isOfScreen: Bool) throws {
    @MainActor final class Counter: NSObject {
      var times: [Double] = []
      func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
    }
    let host = Phone().host
    let counter = Counter()
    let tick = Selector("tick:", of: counter, { counter in { (link: CADisplayLink) in counter.tick(link) } })
    let link = try #require(
      isOfScreen
        ? UIScreen.main.displayLink(withTarget: counter, selector: tick)
        : CADisplayLink(target: counter, selector: tick)
    )
    link.add(to: .main, forMode: .common)
    host.advance(to: 0.1)
    #expect(counter.times.count == 6)
    #expect(counter.times.first == 1.0 / 60)
    link.isPaused = true
    host.advance(to: 0.2)
    #expect(counter.times.count == 6)
    link.isPaused = false
    host.advance(to: 0.22)
    #expect(counter.times.count == 7)
    link.invalidate()
    host.advance(to: 1)
    #expect(counter.times.count == 7)
  }

  @Test("two runs of the same code have the same picture to the last bit")
  func repeatable() {
    func run() -> [CGRect] {
      let phone = Phone()
      let view = phone.view()
      UIView.animate(
        withDuration: 0.7,
        delay: 0.1,
        usingSpringWithDamping: 0.3,
        initialSpringVelocity: 2,
        animations: { view.frame = CGRect(x: 100, y: 300, width: 50, height: 20) }
      )
      return (0...20).compactMap { step in
        phone.host.advance(to: Double(step) / 17)
        return view.layer.presentation()?.frame
      }
    }
    #expect(run() == run())
  }

  @Test("a kept tree shows the past without any of the app's code")
  func keptTrees() {
    let phone = Phone()
    let view = phone.view()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x += 100 })
    let kept = phone.host.tree
    phone.host.advance(to: 5)
    #expect(kept.presentation(of: view.layer.id, at: 0.5).position.x == 100)
    #expect(phone.host.tree.presentation(of: view.layer.id, at: 5).position.x == 150)
  }
}
