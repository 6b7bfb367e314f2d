public import Foundation
import SegueStage

extension UIView {
  /// A point of this view in another one's points; nil is the window, or the screen.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// A point of another view in this one's points; nil is the window, or the screen.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// The box around a rectangle of this view, in another one's points; nil is the window, or the screen.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// The box around a rectangle of another view, in this one's points; nil is the window, or the screen.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  func foundView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return self
  }

  func fitSize() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    // The origin of the frame stays, as UIKit has it.
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// No size that contents decide.
  public static let noIntrinsicMetric: CGFloat = -1
  /// As small as the contents allow.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// As large as there is room.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}

extension UIView {
  /// What follows the size of the view that a view is in.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each distance.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance at the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance at the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How contents fill a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as fits.
    case scaleAspectFit
    /// As small as covers.
    case scaleAspectFill
    /// Drawn anew when the size changes.
    case redraw
    /// In their own size, in a place.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}

extension UIView: LayerBoundsObserver {
  func placeDidChange() { placeDidChangeForConstraints() }

  func prepareForLayout() -> Bool { outermost.traits?.system?.updateIfNeeded() ?? false }

  /// Tells the view and its controller if a notch or bars reach into it in another way.
  func noteSafeArea() {
    let insets = safeAreaInsets
    guard insets != knownSafeArea else { return }
    knownSafeArea = insets
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    placeDidChangeForConstraints()
  }

  func followBounds(from old: CGRect) {
    sizeDidChange()
    placeDidChangeForConstraints()
    guard autoresizesSubviews, old.size != bounds.size else { return }
    for view in subviews where !view.autoresizingMask.isEmpty { view.follow(from: old.size, to: bounds.size) }
  }

  private func follow(from old: CGSize, to new: CGSize) {
    let (mask, box) = (autoresizingMask, frame)
    let across = Self.spread(
      (box.minX, box.width, old.width - box.maxX),
      (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ),
      by: new.width - old.width
    )
    let down = Self.spread(
      (box.minY, box.height, old.height - box.maxY),
      (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ),
      by: new.height - old.height
    )
    let moved = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
    if moved != box { frame = moved }
  }

  /// Gives what there is more or less of room to the parts that are flexible, in proportion to them.
  private static func spread(
    _ parts: (CGFloat, CGFloat, CGFloat),
    _ isFlexible: (Bool, Bool, Bool),
    by change: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let weights = [
      isFlexible.0 ? parts.0 : 0, isFlexible.1 ? parts.1 : 0, isFlexible.2 ? parts.2 : 0,
    ]
    let flexible = [isFlexible.0, isFlexible.1, isFlexible.2]
    let count = CGFloat(flexible.count { $0 })
    guard count > 0 else { return (parts.0, parts.1) }
    let whole = weights.reduce(0, +)
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return whole != 0 ? change * weights[index] / whole : change / count
    }
    return (parts.0 + share(0), parts.1 + share(1))
  }
}
