public import Foundation

/// What a user does, as views are told of it.
@preconcurrency @MainActor
public final class UIEvent: SegueObject {
  /// When it happened, in seconds of the host's time.
  public let timestamp: TimeInterval

  /// Creates an event of the host's present time.
  public convenience init() { self.init(at: SegueHost.current.time) }

  init(at time: TimeInterval) {
    timestamp = time
    super.init(main: ())
  }
}
