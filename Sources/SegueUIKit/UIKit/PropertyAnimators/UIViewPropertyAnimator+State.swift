public import Foundation
import SegueUIKitRules

extension UIViewPropertyAnimator {
  /// Whether it has been started.
  public var state: UIViewAnimatingState {
    switch engine.animator.state {
    case .inactive: .inactive
    case .active: .active
    case .stopped: .stopped
    }
  }

  /// Whether it is active and not paused.
  public var isRunning: Bool { engine.animator.isRunning }
  /// Seconds that it takes.
  public var duration: TimeInterval { engine.animator.duration }
  /// Seconds that it waited before it began.
  public var delay: TimeInterval { engine.animator.delay }

  /// Whether it runs towards its start; it can be set at any time but while it is stopped.
  public var isReversed: Bool {
    get { engine.animator.isReversed }
    set { act { self.engine.update(&self.host.stage) { $0.isReversed = newValue } } }
  }

  /// How far it has come in its direction, 0…1; setting it pauses one that has not been started.
  public var fractionComplete: CGFloat {
    get {
      catchUp(to: host.time)
      return CGFloat(engine.animator.fractionComplete)
    }
    set {
      act {
        try self.carryOutBlocks()
        self.engine.update(&self.host.stage) { $0.fractionComplete = Double(newValue) }
      }
    }
  }

  /// Whether a scrubbed picture follows the fraction evenly rather than along the curve.
  public var scrubsLinearly: Bool {
    get { engine.animator.scrubsLinearly }
    set { act { self.engine.update(&self.host.stage) { $0.scrubsLinearly = newValue } } }
  }

  /// Whether it stays active, paused, at its end.
  public var pausesOnCompletion: Bool {
    get { engine.animator.pausesOnCompletion }
    set { act { self.engine.update(&self.host.stage) { $0.pausesOnCompletion = newValue } } }
  }

  /// Whether it may be paused and stopped; it is set before the start.
  public var isInterruptible: Bool {
    get { engine.animator.isInterruptible }
    set {
      act {
        try self.engine.update(&self.host.stage) {
          try $0.setInterruptible(newValue)
        }
      }
    }
  }

  /// Whether its views take touches; it is set before the start.
  public var isUserInteractionEnabled: Bool {
    get { engine.animator.isUserInteractionEnabled }
    set {
      act {
        try self.engine.update(&self.host.stage) {
          try $0.setUserInteractionEnabled(newValue)
        }
      }
    }
  }
}

extension UIViewPropertyAnimator: HostClockwork {
  var nextEventTime: Double? { engine.nextEventTime }

  func advance(to time: Double) {
    catchUp(to: time)
    if !isRunning { host.stop(self) }
  }

  /// Brings the engine's animator to a time, with the completion if it ended on the way.
  func catchUp(to time: Double) {
    if let completion = engine.advance(to: time, in: &host.stage) { call(completion) }
  }
}

extension UIViewAnimatingPosition {
  init(_ position: ViewPropertyAnimator.Position) {
    switch position {
    case .end: self = .end
    case .start: self = .start
    case .current: self = .current
    }
  }

  var engine: ViewPropertyAnimator.Position {
    switch self {
    case .end: .end
    case .start: .start
    case .current: .current
    }
  }
}

extension SegueHost {
  /// A number that no property animator of the host has yet.
  func nextAnimator() -> Int {
    let counter = companion { AnimatorCounter() }
    counter.count += 1
    return counter.count
  }
}

/// How many property animators a host has had.
private final class AnimatorCounter {
  var count = 0
}
