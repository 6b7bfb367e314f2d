public import Foundation

/// Calls a method for each frame of virtual time, sixty times a second.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject, HostClockwork {
  private var target: AnyObject?
  private let selector: Selector
  private let host: SegueHost
  private var frame = 0

  /// Whether it calls nothing for now.
  public var isPaused = false {
    didSet { skip() }
  }
  /// The frame rate asked for; 60 is what there is.
  public var preferredFramesPerSecond = 60

  /// Creates a display link, which holds its target until it is invalidated.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    host = SegueHost.current
    super.init()
  }

  /// The time of the frame that is shown, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Seconds from one frame to the next.
  public var duration: CFTimeInterval { 1 / FrameClock.framesPerSecond }

  /// Begins to call its target; there is one run loop, and it has one mode.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    skip()
    host.start(self)
  }

  /// Ceases to call its target.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { host.stop(self) }

  /// Ceases to call its target for good, and lets go of it.
  public func invalidate() {
    host.stop(self)
    target = nil
  }

  /// The next frame is the first one from now on.
  private func skip() {
    frame = Int(exactly: FrameClock.number(after: host.time)) ?? frame
  }

  var nextEventTime: Double? { isPaused ? nil : Double(frame) / FrameClock.framesPerSecond }

  func advance(to time: Double) {
    guard let due = nextEventTime, due <= time else { return }
    frame += 1
    timestamp = due
    _ = selector.send(to: target, [self])
  }
}
