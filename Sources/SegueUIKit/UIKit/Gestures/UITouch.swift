public import Foundation

/// A finger on the screen, from its landing to its lifting.
@preconcurrency @MainActor
public final class UITouch: SegueObject {
  /// What a touch has just done.
  public enum Phase: Int, Sendable {
    /// It has landed.
    case began
    /// It has moved.
    case moved
    /// It rests.
    case stationary
    /// It was lifted.
    case ended
    /// It was taken away.
    case cancelled
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct
    /// A finger elsewhere, as on a remote control.
    case indirect
    /// A pencil.
    case pencil
    /// A pencil, as older sources call it.
    public static let stylus = TouchType.pencil
    /// A mouse or a trackpad.
    case indirectPointer
  }

  /// A finger.
  public let type = TouchType.direct
  /// How hard it presses: as a finger usually does, 1.
  public let force: CGFloat = 1
  /// The hardest that can be told.
  public let maximumPossibleForce: CGFloat = 20 / 3
  /// The radius of the finger's tip, in points.
  public let majorRadius: CGFloat = 20
  /// How far that may be off, in points.
  public let majorRadiusTolerance: CGFloat = 5
  /// What it has just done.
  public internal(set) var phase = Phase.began
  /// When that was, in seconds.
  public internal(set) var timestamp: TimeInterval = 0
  /// The view that it landed on.
  public internal(set) weak var view: UIView?
  /// The window that it landed in.
  public internal(set) weak var window: UIWindow?
  /// How many taps it is the last of; always the first.
  public let tapCount = 1
  /// On the screen, in points.
  var place = CGPoint.zero
  var previousPlace = CGPoint.zero

  init(at place: CGPoint, in view: UIView?) {
    (self.place, previousPlace) = (place, place)
    super.init(main: ())
    (self.view, window) = (view, view?.window)
  }

  /// Where it is, in a view's points; nil is the window's.
  public func location(in view: UIView?) -> CGPoint { Self.convert(place, to: view) }

  /// Where it was before, in a view's points; nil is the window's.
  public func previousLocation(in view: UIView?) -> CGPoint { Self.convert(previousPlace, to: view) }

  /// Where it is exactly: a host's fingers are where they are.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where it was exactly.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The recognizers that follow it, from its view outwards.
  public var gestureRecognizers: [UIGestureRecognizer]? { view.map { TouchDelivery.recognizers(around: $0) } }

  static func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    view.map { $0.layer.convert(place, from: nil) } ?? place
  }
}
