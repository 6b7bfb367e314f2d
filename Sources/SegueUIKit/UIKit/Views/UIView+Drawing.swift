public import Foundation

extension UIView {
  /// Whether the tint of a view is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the view that it is in.
    case automatic
    /// It is not.
    case normal
    /// It is.
    case dimmed
  }

  /// Which way contents of an attribute go: as text does, from left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }
  /// Which way text goes in the view.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// Which way the contents of a view go.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As text goes.
  case unspecified
  /// As time goes, from the left in any case.
  case playback
  /// As space goes, from the left in any case.
  case spatial
  /// From the left.
  case forceLeftToRight
  /// From the right; from the left here.
  case forceRightToLeft
}

/// What has a place in points of its own: a view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Its own rectangle.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {}

extension UICoordinateSpace {
  /// A point of this space in another one's points.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = self as? UIView else {
      return (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
    }
    return view.convert(point, to: coordinateSpace as? UIView)
  }
  /// A point of another space in this one's points.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  /// The box around a rectangle of this space, in another one's points.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = self as? UIView else {
      return (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
    }
    return view.convert(rect, to: coordinateSpace as? UIView)
  }
  /// The box around a rectangle of another space, in this one's points.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}
