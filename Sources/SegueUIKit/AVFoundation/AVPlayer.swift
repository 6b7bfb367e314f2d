public import Foundation

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

extension NSNotification.Name {
  /// An item was played to its end; none is.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )
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
