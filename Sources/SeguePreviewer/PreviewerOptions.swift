/// How the previewer was asked to start.
public struct PreviewerOptions: Hashable, Sendable {
  /// Preview seconds per second.
  public var speed = 1.0
  /// The transition chosen at first.
  public var transition: String?
  public var reduceMotion = false

  /// Creates the default options.
  public init() {}
}
