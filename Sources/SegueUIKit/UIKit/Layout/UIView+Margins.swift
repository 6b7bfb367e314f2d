public import Foundation
import SegueGeometry

extension UIView {
  /// The rectangle that neither a notch nor a bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    madeGuide(\.safeArea, "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  /// The rectangle within the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    madeGuide(\.marginsGuide, "UIViewLayoutMarginsGuide") { $0.layoutMargins }
  }

  /// The rectangle in which lines of text are not too long: the margins' on a phone.
  public var readableContentGuide: UILayoutGuide {
    madeGuide(\.readable, "UIViewReadableContentGuide") { $0.layoutMargins }
  }

  private func madeGuide(
    _ path: ReferenceWritableKeyPath<LayoutTraits, UILayoutGuide?>,
    _ name: String,
    _ insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    let traits = madeTraits
    if let known = traits[keyPath: path] { return known }
    let guide = UILayoutGuide()
    (guide.identifier, guide.insets, guide.owningView) = (name, insets, self)
    traits[keyPath: path] = guide
    return guide
  }

  /// How far what covers the superview reaches into the view, in points; nothing outside of a window.
  var coveredInsets: UIEdgeInsets {
    guard let superview else { return self is UIWindow ? layer.host.safeArea : .zero }
    let outer = superview.safeAreaInsets
    let (room, box) = (superview.bounds, layoutFrame)
    let own = controller?.allAdditionalInsets ?? .zero
    // The screen's insets reach as far into the view as it reaches into them, and content that scrolls takes none along.
    if superview is UIScrollView { return own }
    return UIEdgeInsets(
      top: max(outer.top - (box.minY - room.minY), 0) + own.top,
      left: max(outer.left - (box.minX - room.minX), 0) + own.left,
      bottom: max(outer.bottom - (room.maxY - box.maxY), 0) + own.bottom,
      right: max(outer.right - (room.maxX - box.maxX), 0) + own.right
    )
  }

  var ownMargins: UIEdgeInsets {
    get {
      let margins = traits?.margins ?? standardMargins
      let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
      let reach = outerMarginsWithin
      return UIEdgeInsets(
        top: max(margins.top + safe.top, reach.top),
        left: max(margins.left + safe.left, reach.left),
        bottom: max(margins.bottom + safe.bottom, reach.bottom),
        right: max(margins.right + safe.right, reach.right)
      )
    }
    set {
      madeTraits.margins = newValue
      if hasConstraintsBelow { constraintsDidChange() }
    }
  }

  /// How far the superview's margins reach into the view, if it keeps them.
  private var outerMarginsWithin: UIEdgeInsets {
    guard preservesSuperviewLayoutMargins, let superview else { return .zero }
    let (outer, room, box) = (superview.layoutMargins, superview.bounds, layoutFrame)
    return UIEdgeInsets(
      top: outer.top - (box.minY - room.minY),
      left: outer.left - (box.minX - room.minX),
      bottom: outer.bottom - (room.maxY - box.maxY),
      right: outer.right - (room.maxX - box.maxX)
    )
  }

  private var standardMargins: UIEdgeInsets {
    controller == nil
      ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      : UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  }

  /// ``layoutMargins`` by the direction of text.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top,
        leading: margins.left,
        bottom: margins.bottom,
        trailing: margins.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
    }
  }
}

/// Distances from the edges of a rectangle, by the direction of text, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From where lines begin.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From where lines end.
  public var trailing: CGFloat

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates distances.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension UIView {
  /// Insets have changed: what depends on them is laid out anew.
  func insetsDidChangeDown() {
    setNeedsLayout()
    placeDidChangeForConstraints()
    for view in subviews { view.insetsDidChangeDown() }
  }
}

extension UIViewController {
  /// What the controller and its containers add to the safe area of its view.
  var allAdditionalInsets: UIEdgeInsets {
    let (own, bars) = (additionalSafeAreaInsets, barInsets)
    return UIEdgeInsets(
      top: own.top + bars.top,
      left: own.left + bars.left,
      bottom: own.bottom + bars.bottom,
      right: own.right + bars.right
    )
  }
}

extension SegueHost {
  /// What a phone of this size has at its top and bottom: a notch and the home indicator, or a status bar.
  public var safeArea: UIEdgeInsets {
    if let screenInsets = companion({ ScreenInsets() }).insets { return screenInsets }
    let isTall = size.height >= 780 && size.height > size.width
    return UIEdgeInsets(top: isTall ? 59 : 20, left: 0, bottom: isTall ? 34 : 0, right: 0)
  }
}

extension SegueHost {
  /// What the notch and the home indicator take; nil for what a phone of this size has.
  public var screenInsets: UIEdgeInsets? {
    get { companion { ScreenInsets() }.insets }
    set { companion { ScreenInsets() }.insets = newValue }
  }
}

/// What a host's screen has at its edges, if that was said.
@MainActor
private final class ScreenInsets {
  var insets: UIEdgeInsets?
}
