public import Foundation

/// What a user does, as views are told of it.
@preconcurrency @MainActor
public final class UIEvent: SegueObject {
  /// What a user does it with.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches
    /// The device, which is moved.
    case motion
    /// A remote control.
    case remoteControl
    /// Buttons.
    case presses
  }

  /// What exactly was done, of a kind that has several.
  public enum EventSubtype: Int, Sendable {
    /// Nothing of that.
    case none
    /// The device was shaken.
    case motionShake
    /// A remote control was used; there is none.
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    /// A remote control was used; there is none.
    case remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward
    /// A remote control was used; there is none.
    case remoteControlEndSeekingBackward, remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// When it happened, in seconds of the host's time.
  public let timestamp: TimeInterval
  /// All fingers on the screen, and those that it has just lost; nil for an event of none.
  public let allTouches: Set<UITouch>?
  /// Touches: a host has nothing else.
  public let type = EventType.touches
  /// Nothing.
  public let subtype = EventSubtype.none

  /// Creates an event of the host's present time, without touches.
  public convenience init() { self.init(at: SegueHost.current.time) }

  init(at time: TimeInterval, touches: Set<UITouch>? = nil) {
    timestamp = time
    allTouches = touches
    super.init(main: ())
  }

  /// The fingers that have landed on a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  /// The fingers that have landed in a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  /// The fingers that a recognizer follows: those on its view and what is in that.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    guard let view = gesture.view else { return nil }
    return allTouches?.filter { $0.view?.isDescendant(of: view) == true }
  }

  /// The touches between the last event and this one, of which a host has only the last.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Where a touch may be next: a host knows no more than an app.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
