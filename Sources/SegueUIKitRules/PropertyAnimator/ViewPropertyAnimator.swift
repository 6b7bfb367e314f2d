/// `UIViewPropertyAnimator` as a value: its three states, what each call does in each of them, and how far
/// its animations are at its present time.
///
/// It comes in two parts. This one is the state machine and the timeline: it knows blocks of animations by
/// index and how far each has progressed, and nothing about layers. `LayerAnimator` applies it to a layer
/// tree. So the rules can be tested as numbers, and a transition's clock can follow them without any layer.
///
/// Nothing reads a clock: `advance(to:)` sets the time, and every call happens then. Callbacks become return
/// values: completion handlers are numbers, given out by `addCompletion()` and handed back in a `Completion`.
/// UIKit's exceptions become `PropertyAnimatorError`. UIKit's `isManualHitTestingEnabled` has no counterpart,
/// because hit testing here always uses presented values.
///
/// Where Apple's documentation leaves room, these rules hold:
/// - `fractionComplete` is the fraction of the time while running. A pause with `scrubsLinearly` turns it into
///   the fraction of the picture, which stays still; resuming returns to the curve, at the moment that shows
///   that picture.
/// - It counts in the direction of travel: reversing turns f into 1 − f.
/// - A block added while active waits `delayFactor · duration` from now on and ends together with the rest. On
///   a reversed animator it lies on the same timeline, so it is not seen until the animator is reversed again.
/// - A pause during the delay of `startAnimation(afterDelay:)` ends the delay.
public struct ViewPropertyAnimator: Hashable, Sendable {
  /// `UIViewAnimatingState`.
  public enum State: Hashable, Sendable {
    /// Not started yet, or completed.
    case inactive
    /// Running or paused.
    case active
    /// Stopped, and waiting for `finishAnimation(at:)`.
    case stopped
  }

  /// `UIViewAnimatingPosition`: where the animations end.
  public enum Position: String, Hashable, Sendable {
    /// At their end values.
    case end
    /// At their start values.
    case start
    /// Where they are when the animator is stopped.
    case current
  }

  /// What completion handlers are called with.
  public struct Completion: Hashable, Sendable {
    /// Where the animations ended.
    public var position: Position
    /// The handlers to call, as `addCompletion()` returned them, in the order in which they were added.
    public var handlers: [Int]
    /// When the animator ended, in seconds on its clock.
    public var time: Double

    /// Creates a completion.
    public init(position: Position, handlers: [Int], time: Double) {
      self.position = position
      self.handlers = handlers
      self.time = time
    }
  }

  enum Phase: Hashable, Sendable {
    case inactive
    /// From a position of the timeline since a time, which lies ahead during a delay.
    case running(from: Double, since: Double)
    case paused(AnimatorPause)
    case stopped(AnimatorPause)
  }

  /// How the animations are paced, unless `continueAnimation` says otherwise.
  public let timingParameters: TimingParameters
  /// Seconds: what was asked for, or the settling time of a spring that times itself.
  public let duration: Double
  /// The delay of the last `startAnimation(afterDelay:)`, in seconds.
  public internal(set) var delay = 0.0
  /// The time of the latest `advance(to:)`, in seconds.
  public private(set) var time = 0.0
  /// Whether the animator stays active, paused, at its end instead of completing.
  public var pausesOnCompletion = false
  /// Whether it may be paused, stopped and continued while active; see `setInterruptible(_:)`.
  public internal(set) var isInterruptible = true
  /// Whether its views take touches while it is active; see `setUserInteractionEnabled(_:)`.
  public internal(set) var isUserInteractionEnabled = true

  var phase = Phase.inactive
  var timeline: AnimatorTimeline
  /// Whether an active animator ends as soon as it starts to run, because its duration is 0.
  var isInstant: Bool
  /// Whether it was started without animations, so that the first one added starts it.
  var awaitsAnimations = false
  var handlers: [Int] = []
  var handlerCount = 0
  var reversal = false
  var linearScrubbing = true

  /// Creates an inactive animator without animations.
  ///
  /// - Parameters:
  ///   - duration: In seconds. At 0 or below nothing is animated: once started, the animator ends at once,
  ///     though while paused it can be scrubbed. Springs that time themselves ignore it.
  ///   - timingParameters: How the animations are paced.
  public init(duration: Double, timingParameters: TimingParameters = .easeInOut) {
    self.timingParameters = timingParameters
    self.duration = timingParameters.duration(given: duration)
    isInstant = self.duration <= 0
    timeline = AnimatorTimeline(length: isInstant ? 1 : self.duration, timing: timingParameters)
  }

  /// Whether the animator is inactive, active or stopped.
  public var state: State {
    switch phase {
    case .inactive: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }

  /// Whether it is active and not paused; true during a delay, too.
  public var isRunning: Bool {
    if case .running = phase { return true }
    return false
  }

  /// The number of blocks added since the animator was last reset.
  public var blockCount: Int { timeline.blocks.count }

  /// When the animator will end by itself, in seconds on its clock; nil while it does not run.
  public var endTime: Double? {
    guard case .running(let from, let since) = phase else { return nil }
    if isInstant { return since }
    return since + (isReversed ? from : timeline.length - from)
  }

  /// Advances to `newTime` seconds; an earlier time, or NaN, changes nothing.
  ///
  /// - Returns: The completion, if the animator ended on the way.
  public mutating func advance(to newTime: Double) -> Completion? {
    if newTime > time { time = newTime }
    guard let end = endTime, end <= time else { return nil }
    guard pausesOnCompletion else { return complete(at: isReversed ? .start : .end, time: end) }
    stand(at: isReversed ? 0 : timeline.length)
    return nil
  }

  /// Returns the progress of a block.
  ///
  /// - Parameters:
  ///   - block: What `addAnimations(delayFactor:)` returned; an unknown block is at the start.
  ///   - axis: Which component of the initial velocity applies.
  /// - Returns: 0 at the start values, 1 at the end values, beyond them if a spring overshoots. A stopped
  ///   animator's blocks are where they were stopped, an inactive one's where it would start.
  public func progress(ofBlock block: Int, along axis: AnimationAxis = .horizontal) -> Double {
    guard timeline.blocks.indices.contains(block) else { return 0 }
    return progress(of: timeline.blocks[block][axis])
  }

  /// Returns the change of a block's progress per second; 0 unless the animator runs.
  public func velocity(ofBlock block: Int, along axis: AnimationAxis = .horizontal) -> Double {
    guard timeline.blocks.indices.contains(block), case .running(_, let since) = phase, time >= since,
      !isInstant
    else { return 0 }
    return timeline.blocks[block][axis].rate(at: position) * (isReversed ? -1 : 1)
  }
}

extension ViewPropertyAnimator {
  /// Seconds of the timeline, measured from the start values in either direction.
  var position: Double {
    switch phase {
    case .inactive: return startPosition
    case .paused(let pause), .stopped(let pause): return pause.position
    case .running(let from, let since):
      let passed = max(time - since, 0)
      return min(max(isReversed ? from - passed : from + passed, 0), timeline.length)
    }
  }

  /// Where an inactive animator would begin.
  var startPosition: Double { isReversed ? timeline.length : 0 }

  func progress(of course: AnimationCourse) -> Double {
    switch phase {
    case .paused(let pause) where linearScrubbing, .stopped(let pause) where linearScrubbing:
      pause.linearProgress(of: course, length: timeline.length)
    default: course.progress(at: position)
    }
  }

  /// Returns to inactive and drops timing overrides, animations and handlers.
  mutating func reset() {
    phase = .inactive
    isInstant = duration <= 0
    timeline = AnimatorTimeline(length: isInstant ? 1 : duration, timing: timingParameters)
    handlers = []
    awaitsAnimations = false
  }

  mutating func complete(at position: Position, time: Double) -> Completion {
    defer { reset() }
    return Completion(position: position, handlers: handlers, time: time)
  }
}
