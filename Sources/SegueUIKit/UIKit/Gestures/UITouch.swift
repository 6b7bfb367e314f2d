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

  static func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    view.map { $0.layer.convert(place, from: nil) } ?? place
  }
}
