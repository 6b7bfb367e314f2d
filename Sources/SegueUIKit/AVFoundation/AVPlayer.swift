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

/// What plays films and sounds; it plays none, and its picture is black.
@preconcurrency @MainActor
open class AVPlayer: SegueObject {
  /// What is done at an item's end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item.
    case advance
    /// It stops.
    case pause
    /// Nothing.
    case none
  }

  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable {
    /// It does not.
    case paused
    /// It would, if it could.
    case waitingToPlayAtSpecifiedRate
    /// It does.
    case playing
  }

  /// Whether it can play.
  public typealias Status = AVPlayerItem.Status

  /// Whether it can play: nobody knows.
  open var status: Status { .unknown }
  /// What went wrong; nothing has.
  open var error: (any Error)? { nil }
  /// What is played.
  public internal(set) var currentItem: AVPlayerItem?
  /// How fast it plays; 0 is not at all.
  open var rate: Float = 0
  /// How loud it is.
  open var volume: Float = 1
  /// Whether it is silent; it always is.
  open var isMuted = false
  /// What is done at an item's end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it plays.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  private var time = CMTime.zero

  /// Creates a player of nothing.
  public init() { super.init(main: ()) }

  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init(main: ())
  }

  /// Creates a player of what is at an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Begins to play.
  open func play() {
    rate = 1
    SegueHost.current.note("films and sounds are not played: their place is black")
  }
  /// Stops playing.
  open func pause() { rate = 0 }
  /// Plays something else.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Goes to a time.
  open func seek(to time: CMTime) { self.time = time }
  /// Goes to a time, and says so.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    self.time = time
    SegueHost.current.schedule(after: 0) { completionHandler(true) }
  }
  /// Goes near a time.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }
  /// Where it is.
  open func currentTime() -> CMTime { time }
  /// Has something called as it plays; it does not, so nothing is.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping (CMTime) -> Void
  ) -> Any { SegueObject(main: ()) }
  /// Ends what ``addPeriodicTimeObserver(forInterval:queue:using:)`` began.
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player of several items, of which it plays none.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  /// Creates a player of items.
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
}

/// Plays an item again and again.
@preconcurrency @MainActor
open class AVPlayerLooper: SegueObject {
  /// Creates a loop.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    player.currentItem = templateItem
    super.init(main: ())
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

extension NSNotification.Name {
  /// An item was played to its end; none is.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )
}
