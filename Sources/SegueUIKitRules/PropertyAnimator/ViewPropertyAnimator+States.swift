extension ViewPropertyAnimator {
  /// Starts an inactive animator and resumes a paused one, after `delay` seconds; a running one goes on.
  ///
  /// Without animations it waits, paused, for the first one.
  ///
  /// - Throws: If the animator is stopped.
  public mutating func startAnimation(afterDelay delay: Double = 0) throws(PropertyAnimatorError) {
    let seconds: Double = delay > 0 && delay.isFinite ? delay : 0
    let call = seconds > 0 ? "startAnimation(afterDelay:)" : "startAnimation"
    switch phase {
    case .running: return
    case .stopped: throw PropertyAnimatorError(call: call, reason: .stopped)
    case .inactive: stand(at: startPosition)
    case .paused: takeUp()
    }
    self.delay = seconds
    guard blockCount > 0 else {
      awaitsAnimations = true
      return
    }
    run(after: seconds)
  }

  /// Pauses the animations where they are; an inactive animator becomes active, paused at its start.
  ///
  /// - Throws: If the animator is stopped, or active and not interruptible.
  public mutating func pauseAnimation() throws(PropertyAnimatorError) {
    switch phase {
    case .inactive: stand(at: startPosition)
    case .running:
      try checkInterruptible("pauseAnimation")
      stand(at: position)
    case .paused: try checkInterruptible("pauseAnimation")
    case .stopped: throw PropertyAnimatorError(call: "pauseAnimation", reason: .stopped)
    }
  }

  /// Ends the animations where they are.
  ///
  /// - Parameter withoutFinishing: If true, the animator becomes inactive at once and no handler is called; if
  ///   false, it is stopped and waits for `finishAnimation(at:)`.
  /// - Throws: If the animator is inactive or stopped, or not interruptible.
  public mutating func stopAnimation(withoutFinishing: Bool) throws(PropertyAnimatorError) {
    switch phase {
    case .inactive: throw PropertyAnimatorError(call: "stopAnimation", reason: .inactive)
    case .stopped: throw PropertyAnimatorError(call: "stopAnimation", reason: .stopped)
    case .running, .paused: try checkInterruptible("stopAnimation")
    }
    if isRunning { stand(at: position) } else { takeUp() }
    guard !withoutFinishing, case .paused(let pause) = phase else { return reset() }
    phase = .stopped(pause)
  }

  /// Finishes a stopped animator at one of its three values, which makes it inactive.
  ///
  /// - Returns: What the handlers are called with.
  /// - Throws: If the animator is not stopped.
  public mutating func finishAnimation(at position: Position) throws(PropertyAnimatorError) -> Completion {
    guard case .stopped = phase else {
      throw PropertyAnimatorError(call: "finishAnimation(at:)", reason: reason)
    }
    return complete(at: position, time: time)
  }

  /// Releases the animator, as dropping the last reference to it does in UIKit.
  ///
  /// - Throws: If the animator is paused or stopped, as UIKit does, because it could never be finished.
  public func release() throws(PropertyAnimatorError) {
    switch phase {
    case .inactive, .running: return
    case .paused, .stopped: throw PropertyAnimatorError(call: "release", reason: reason)
    }
  }

  /// Sets `isInterruptible`.
  ///
  /// - Throws: If the animator is active.
  public mutating func setInterruptible(_ isInterruptible: Bool) throws(PropertyAnimatorError) {
    guard state != .active else { throw PropertyAnimatorError(call: "isInterruptible", reason: .active) }
    self.isInterruptible = isInterruptible
  }

  /// Sets `isUserInteractionEnabled`.
  ///
  /// - Throws: If the animator is active.
  public mutating func setUserInteractionEnabled(_ isEnabled: Bool) throws(PropertyAnimatorError) {
    guard state != .active else {
      throw PropertyAnimatorError(call: "isUserInteractionEnabled", reason: .active)
    }
    isUserInteractionEnabled = isEnabled
  }
}

extension ViewPropertyAnimator {
  /// The state as a reason to refuse a call.
  var reason: PropertyAnimatorError.Reason {
    switch phase {
    case .inactive: .inactive
    case .running: .running
    case .paused: .paused
    case .stopped: .stopped
    }
  }

  func checkInterruptible(_ call: String) throws(PropertyAnimatorError) {
    guard isInterruptible else { throw PropertyAnimatorError(call: call, reason: .notInterruptible) }
  }

  /// Runs on from the present position, after a delay in seconds.
  mutating func run(after seconds: Double = 0) {
    awaitsAnimations = false
    phase = .running(from: position, since: time + seconds)
  }
}
