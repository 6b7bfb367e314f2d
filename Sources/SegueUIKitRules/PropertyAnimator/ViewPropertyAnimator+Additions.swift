extension ViewPropertyAnimator {
  /// Adds a block of animations.
  ///
  /// In an inactive animator of duration d the block starts at `delayFactor · d` and ends at d; in an active
  /// one it waits as long from now on and ends with the others, or at once if they end earlier.
  ///
  /// - Parameter delayFactor: 0…1.
  /// - Returns: The block's index.
  /// - Throws: If the animator is stopped.
  @discardableResult
  public mutating func addAnimations(delayFactor: Double = 0) throws(PropertyAnimatorError) -> Int {
    let factor: Double = delayFactor > 0 ? min(delayFactor, 1) : 0
    switch phase {
    case .inactive: return timeline.add(from: factor * timeline.length)
    case .stopped: throw PropertyAnimatorError(call: "addAnimations", reason: .stopped)
    case .paused: takeUp()
    case .running: break
    }
    let block = timeline.add(from: position + factor * (isInstant ? timeline.length : duration))
    if awaitsAnimations { run(after: delay) }
    return block
  }

  /// Adds a completion handler: a number that is handed back in a `Completion`.
  ///
  /// Allowed in every state.
  @discardableResult
  public mutating func addCompletion() -> Int {
    defer { handlerCount += 1 }
    handlers.append(handlerCount)
    return handlerCount
  }

  /// Resumes from a pause with new timing: `continueAnimation(withTimingParameters:durationFactor:)`.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the remaining part, with its velocity in fractions of the remaining
  ///     distance; nil keeps the curve, or the rest of it.
  ///   - durationFactor: The seconds left as a fraction of `duration`, which pass even if nothing is left to
  ///     do. 0 or below means what `fractionComplete` leaves of the duration; with nil parameters, what is left
  ///     of the curve, so that it equals `startAnimation()`. A spring that times itself ignores it.
  /// - Throws: If the animator is not paused, or not interruptible.
  public mutating func continueAnimation(
    withTimingParameters parameters: TimingParameters?,
    durationFactor: Double
  ) throws(PropertyAnimatorError) {
    let call = "continueAnimation(withTimingParameters:durationFactor:)"
    guard case .paused = phase else { throw PropertyAnimatorError(call: call, reason: reason) }
    try checkInterruptible(call)
    let factor: Double = durationFactor > 0 && durationFactor.isFinite ? durationFactor : 0
    let left = factor > 0 ? factor : min(max(1 - fractionComplete, 0), 1)
    takeUp()
    guard parameters != nil || factor > 0 else { return run() }
    let seconds = parameters?.duration(given: left * duration) ?? left * duration
    let position = position
    if isReversed {
      timeline.goBack(from: position, in: seconds, timing: parameters)
      stand(at: seconds)
    } else {
      timeline.goOn(from: position, in: seconds, timing: parameters)
    }
    isInstant = isInstant && seconds <= 0
    run()
  }
}
