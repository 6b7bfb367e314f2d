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

  /// How far a notch, the home indicator and bars reach into the view, in points; nothing outside of a window.
  public var safeAreaInsets: UIEdgeInsets {
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

  /// The distances of contents from the edges, in points: 8, of a controller's view 16 at the sides, and the safe area.
  public var layoutMargins: UIEdgeInsets {
    get {
      let margins = traits?.margins ?? standardMargins
      let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
      return UIEdgeInsets(
        top: margins.top + safe.top,
        left: margins.left + safe.left,
        bottom: margins.bottom + safe.bottom,
        right: margins.right + safe.right
      )
    }
    set {
      madeTraits.margins = newValue
      if hasConstraintsBelow { constraintsDidChange() }
    }
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
