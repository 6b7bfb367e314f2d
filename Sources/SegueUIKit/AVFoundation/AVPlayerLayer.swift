public import Foundation

/// A layer that shows a film: a black one.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  /// What plays.
  open var player: AVPlayer? {
    get { shown }
    set {
      shown = newValue
      backgroundColor = newValue == nil ? nil : UIColor.black.cgColor
    }
  }
  private var shown: AVPlayer?
  /// How the film fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a picture.
  open var isReadyForDisplay: Bool { player != nil }

  /// Creates a layer without a player.
  public required init() { super.init() }

  /// Creates a copy of a layer.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer without a player from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// How a film fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It is distorted.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  /// All of it is seen.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the layer is filled.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// `AVLayerVideoGravity.resize`, as older sources call it.
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize

/// `AVLayerVideoGravity.resizeAspect`, as older sources call it.
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect

/// `AVLayerVideoGravity.resizeAspectFill`, as older sources call it.
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
