extension ViewPropertyAnimator {
  /// Adds a block of animations.
  ///
  /// To an inactive animator of duration d it adds one that starts at `delayFactor · d` and ends at d; to an active
  /// one, one that waits as long from now on and ends with the others, or at once where they end earlier.
  ///
  /// - Parameter delayFactor: 0…1.
  /// - Returns: The block's index.
  /// - Throws: Where it is stopped.
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

  /// Adds a completion handler: a number that comes back in a `Completion`.
  ///
  /// Allowed in every state.
  @discardableResult
  public mutating func addCompletion() -> Int {
    defer { handlerCount += 1 }
    handlers.append(handlerCount)
    return handlerCount
  }

  /// `continueAnimation(withTimingParameters:durationFactor:)`: runs on from a pause, with new timing.
  ///
  /// - Parameters:
  ///   - parameters: What the way that is left is paced by, its velocity in fractions of the distance that is
  ///     left; nil keeps the curve, or the rest of it.
  ///   - durationFactor: The seconds left as a fraction of `duration`, consumed even where nothing is left to
  ///     do. 0 or below means what is left of the duration by `fractionComplete`; with nil parameters, what is
  ///     left of the curve, so that it is the same as `startAnimation()`. A spring that times itself ignores it.
  /// - Throws: Where the animator is not paused, or not interruptible.
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
