public import Foundation

/// A film or a sound as it is played.
@preconcurrency @MainActor
open class AVPlayerItem: SegueObject {
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// Nobody knows yet.
    case unknown
    /// It can.
    case readyToPlay
    /// It cannot.
    case failed
  }

  /// What is played.
  public let asset: AVAsset
  /// Whether it can be played: nobody knows.
  open var status: Status { .unknown }
  /// How long it is.
  open var duration: CMTime { asset.duration }

  /// Creates an item from an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init(main: ())
  }

  /// Creates an item from an address.
  public convenience init(url: URL) { self.init(asset: AVAsset(url: url)) }

  /// Where it is.
  open func currentTime() -> CMTime { .zero }
}
