public import Foundation

/// Calls something after some seconds of the host's time, once or again and again.
@preconcurrency @MainActor
public final class Timer: NSObject {
  private enum Receiver {
    case block((Timer) -> Void)
    case target(AnyObject, Selector)
  }

  /// Seconds between two calls, or until the only one.
  public let timeInterval: TimeInterval
  /// What the app gave it.
  public private(set) var userInfo: Any?
  /// Whether it will call at all.
  public private(set) var isValid = true
  /// How late it may be, in seconds; it is never late.
  public var tolerance: TimeInterval = 0
  private var receiver: Receiver?
  private let repeats: Bool
  private let host: SegueHost
  private var isPlanned = false

  /// Creates a timer that begins once it is added to a run loop; UIKit's least interval is a tenth of a millisecond.
  public init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) {
    (timeInterval, self.repeats, receiver) = (max(interval, 1e-4), repeats, .block(block))
    host = SegueHost.current
    super.init()
  }

  /// Creates a timer that begins once it is added to a run loop; it holds its target until it is invalid.
  public init(
    timeInterval interval: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    (timeInterval, repeats) = (max(interval, 1e-4), yesOrNo)
    receiver = .target(aTarget as AnyObject, aSelector)
    host = SegueHost.current
    super.init()
    self.userInfo = userInfo
  }

  /// Creates a timer that has begun.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.begin()
    return timer
  }

  /// Creates a timer that has begun; it holds its target until it is invalid.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
    timer.begin()
    return timer
  }

  /// Calls now.
  public func fire() {
    guard isValid else { return }
    switch receiver {
    case .block(let block): block(self)
    case .target(let target, let selector): _ = selector.send(to: target, [self])
    case nil: break
    }
    if !repeats { invalidate() }
  }

  /// Calls no more, and lets go of what it holds.
  public func invalidate() { (isValid, receiver, userInfo) = (false, nil, nil) }

  /// Begins to wait.
  func begin() {
    guard isValid, !isPlanned else { return }
    isPlanned = true
    host.schedule(after: timeInterval) { [self] in
      isPlanned = false
      fire()
      begin()
    }
  }
}

extension RunLoop {
  /// Lets a timer begin; there is one run loop, and it has one mode.
  @preconcurrency @MainActor
  public func add(_ timer: SegueUIKit.Timer, forMode mode: RunLoop.Mode) { timer.begin() }
}

extension NSObject {
  /// Sends a message with an argument after some seconds.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let delays = SegueHost.current.companion { DelayedMessages() }
    let number = delays.next(aSelector, for: self)
    SegueHost.current.schedule(after: delay) { [self] in
      if delays.take(number) { _ = perform(aSelector, with: anArgument) }
    }
  }

  /// Sends a message with an argument: at once, if it is waited for, else in the next turn.
  @preconcurrency @MainActor
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait { _ = perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
  }

  /// Sends a message with an argument in the next turn; there is one thread.
  @preconcurrency @MainActor
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    perform(aSelector, with: arg, afterDelay: 0)
  }

  /// Takes back all messages that wait for an object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    SegueHost.current.companion { DelayedMessages() }.cancel { $0.object === aTarget as AnyObject }
  }

  /// Takes back the messages of a name that wait for an object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    SegueHost.current.companion { DelayedMessages() }
      .cancel { $0.object === aTarget as AnyObject && $0.selector == aSelector }
  }
}

/// Messages that wait for their time, for a host.
@MainActor
final class DelayedMessages {
  struct Message {
    weak var object: AnyObject?
    let selector: Selector
  }

  private var waiting: [Int: Message] = [:]
  private var count = 0

  func next(_ selector: Selector, for object: AnyObject) -> Int {
    count += 1
    waiting[count] = Message(object: object, selector: selector)
    return count
  }

  func take(_ number: Int) -> Bool { waiting.removeValue(forKey: number) != nil }

  func cancel(where isMeant: (Message) -> Bool) { waiting = waiting.filter { !isMeant($0.value) } }
}
