extension Spring {
  /// The motion from 0 to 1, its coefficients worked out once.
  ///
  /// The solution's displacement is `value − 1`.
  public func solution(initialVelocity: Double = 0) -> SpringSolution {
    SpringSolution(self, displacement: -1, velocity: initialVelocity)
  }

  /// The fraction of the way covered after `seconds`; 0 up to time 0, and above 1 while overshooting.
  ///
  /// - Parameters:
  ///   - seconds: Not a number counts as 0.
  ///   - initialVelocity: In fractions of the distance per second; positive leads towards the target.
  /// - Returns: The fraction, unclamped.
  public func value(at seconds: Double, initialVelocity: Double = 0) -> Double {
    1 + solution(initialVelocity: initialVelocity).displacement(at: seconds)
  }

  /// The velocity after `seconds`, in fractions of the distance per second.
  public func velocity(at seconds: Double, initialVelocity: Double = 0) -> Double {
    solution(initialVelocity: initialVelocity).velocity(at: seconds)
  }
}
