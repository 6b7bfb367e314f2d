/// A law that a run has broken.
public struct Violation: Hashable, Sendable {
  /// What holds for every scene, whatever is done to it.
  public enum Law: String, Hashable, Sendable, CaseIterable {
    /// Every number of every frame is finite.
    case finite
    /// No value leaps when a touch begins or ends, or when something starts.
    case continuous
    /// What a release promises to keep of the hand's velocity, it keeps.
    case velocity
    /// It comes to rest, and a transition that began has ended.
    case settles
    /// At rest everything is as in a fresh session that was led to the same place.
    case exactEnd = "exact-end"
    /// Frames in between change nothing, to the bit.
    case slicing
    /// A copy goes on as the original did, to the bit.
    case checkpoint
    /// Calls come in pairs and in UIKit's order.
    case calls
    /// What a session is made of is sound between two events.
    case invariants
  }

  /// What does not hold.
  public var law: Law
  /// Where, and by how much.
  public var message: String
  /// Into the run's steps; nil: after them.
  public var step: Int?

  init(_ law: Law, _ message: String, step: Int? = nil) {
    self.law = law
    self.message = message
    self.step = step
  }
}
