/// An animation under its key; a later animation with the same key on the same layer replaces it.
public struct AttachedAnimation: Hashable, Sendable {
  public var key: String
  public var animation: Animation

  /// Creates the pair.
  public init(key: String, animation: Animation) {
    self.key = key
    self.animation = animation
  }
}
