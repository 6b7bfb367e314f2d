public import Foundation

/// A film or a sound; nothing is read of it.
@preconcurrency @MainActor
open class AVAsset: SegueObject {
  /// How long it is.
  open var duration: CMTime { .zero }
  /// Where it is.
  public let url: URL

  /// Creates an asset from an address.
  public init(url: URL) {
    self.url = url
    super.init(main: ())
  }
}

/// A film or a sound at an address.
@preconcurrency @MainActor
open class AVURLAsset: AVAsset {
  /// Creates an asset from an address; options have no effect.
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}
