import Testing

@testable import SegueUIKit

/// Queues, timers and notifications in the host's time.
@MainActor
@Suite("Virtual time")
struct VirtualTimeTests {
  private typealias Center = SegueUIKit.NotificationCenter
  private typealias Queue = SegueUIKit.DispatchQueue
  private typealias Clock = SegueUIKit.Timer

  @MainActor
  private final class Receiver: NSObject {
    var lines: [String] = []
    func tick(_ timer: Clock) { lines.append("tick \(CACurrentMediaTime()) \(timer.userInfo ?? "")") }
    func told(_ notification: Notification) { lines.append(notification.name.rawValue) }
    func late(_ text: String) { lines.append(text) }
  }

  @Test("queues work a turn later, and after as many seconds as they are told")
  func queues() {
    let phone = Phone()
    var lines: [String] = []
    Queue.main.asyncAfter(deadline: .now() + 0.5) { lines.append("late \(CACurrentMediaTime())") }
    Queue.main.asyncAfter(deadline: .now() + .milliseconds(250)) {
      lines.append("soon \(CACurrentMediaTime())")
    }
    Queue.global(qos: .userInitiated).async {
      lines.append("background")
      Queue.main.async { lines.append("main") }
    }
    let item = SegueUIKit.DispatchWorkItem { lines.append("cancelled") }
    Queue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
    item.cancel()
    #expect(lines == [])
    phone.host.advance(to: 0)
    #expect(lines == ["background", "main"])
    phone.host.advance(to: 1)
    #expect(lines == ["background", "main", "soon 0.25", "late 0.5"])
  }

  @Test("a group is over when all of it is")
  func groups() {
    let phone = Phone()
    var isOver = false
    let group = SegueUIKit.DispatchGroup()
    group.enter()
    Queue.main.async(group: group) {}
    group.notify(queue: .main) { isOver = true }
    phone.host.advance(to: 1)
    #expect(!isOver)
    group.leave()
    phone.host.advance(to: 1)
    #expect(isOver)
  }

  @Test("work from another thread is done at the host's next step")
  func threads() {
    let phone = Phone()
    Self.arrived = 0
    // Nothing is awaited: another test could make its host the present one meanwhile.
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      SegueUIKit.DispatchQueue.main.async { VirtualTimeTests.arrived += 1 }
      isDone.signal()
    }
    isDone.wait()
    phone.host.advance(to: 0)
    #expect(Self.arrived == 1)
  }

  private static var arrived = 0

  @Test("timers call at their times, until they are invalid, and let go then")
  func timers() {
    let phone = Phone()
    let receiver = Receiver()
    let timer = Clock.scheduledTimer(
      timeInterval: 0.25,
      target: receiver,
      selector: Selector("tick:", { (object: Receiver) in { (timer: Clock) in object.tick(timer) } }),
      userInfo: "x",
      repeats: true
    )
    var once = 0
    Clock.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in once += 1 }
    let added = Clock(timeInterval: 0.1, repeats: false) { _ in once += 10 }
    phone.host.advance(to: 0.6)
    #expect(receiver.lines == ["tick 0.25 x", "tick 0.5 x"])
    #expect(once == 1)
    RunLoop.current.add(added, forMode: .common)
    timer.invalidate()
    phone.host.advance(to: 2)
    #expect(receiver.lines.count == 2)
    #expect(once == 11)
    #expect(!timer.isValid && phone.host.timers.isEmpty)
  }

  @Test("a message waits for its time, unless it is taken back")
  func delays() {
    let phone = Phone()
    let receiver = Receiver()
    let late = Selector("late:", { (object: Receiver) in { (text: String) in object.late(text) } })
    receiver.perform(late, with: "one", afterDelay: 0.5)
    phone.host.advance(to: 1)
    receiver.perform(late, with: "two", afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver)
    phone.host.advance(to: 2)
    #expect(receiver.lines == ["one"])
  }

  @Test("notifications come by selector and by block, for a sender, until they are removed")
  func notifications() {
    let phone = Phone()
    let (receiver, name) = (Receiver(), Notification.Name("changed"))
    var blocks = 0
    let told = Selector("told:", { (object: Receiver) in { (note: Notification) in object.told(note) } })
    Center.default.addObserver(receiver, selector: told, name: name, object: phone.window)
    let token = Center.default.addObserver(forName: name, object: nil, queue: nil) { _ in blocks += 1 }
    Center.default.post(name: name, object: nil)
    Center.default.post(name: name, object: phone.window, userInfo: ["a": 1])
    Center.default.post(name: Notification.Name("other"), object: phone.window)
    #expect(receiver.lines == ["changed"])
    #expect(blocks == 2)
    Center.default.removeObserver(token)
    Center.default.removeObserver(receiver)
    Center.default.post(name: name, object: phone.window)
    #expect(receiver.lines == ["changed"])
    #expect(blocks == 2)
  }

  @Test("an observed property is told of, until the observation is gone")
  func observations() {
    let phone = Phone()
    let view = phone.view()
    var changes: [String] = []
    var observation: NSKeyValueObservation? = view.observe(\.tag, options: [.old, .new]) { _, change in
      changes.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    view.tag = 3
    phone.host.advance(to: 0)
    phone.host.advance(to: 0)
    #expect(changes == ["0 3"])
    observation?.invalidate()
    observation = nil
    view.tag = 4
    phone.host.advance(to: 0)
    #expect(changes == ["0 3"])
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.window.addSubview(scroll)
    var offsets: [CGFloat] = []
    let second = scroll.observe(\.contentOffset) { view, _ in offsets.append(view.contentOffset.y) }
    scroll.contentOffset.y = 5
    #expect(offsets == [5])
    second.invalidate()
  }
}
