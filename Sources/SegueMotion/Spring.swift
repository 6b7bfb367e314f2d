/// A unit-step spring, `m x'' + c x' + k (x − 1) = 0`.
public struct Spring: Hashable, Sendable {
  public var mass: Double
  public var stiffness: Double
  public var damping: Double
  /// Whether a damping ratio above 1 is honoured; Core Animation's default clamps it to critical.
  public var allowsOverdamping: Bool

  /// Creates a spring from its coefficients, all positive; damping may be 0.
  public init(
    mass: Double = 1,
    stiffness: Double = 100,
    damping: Double = 10,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.allowsOverdamping = allowsOverdamping
  }
}
