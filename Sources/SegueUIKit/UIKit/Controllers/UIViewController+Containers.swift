public import Foundation

extension UIViewController {
  var nearestTabBar: UITabBarController? {
    chain.lazy.dropFirst().compactMap { $0 as? UITabBarController }.first
  }
  var nearestSplit: UISplitViewController? {
    chain.lazy.dropFirst().compactMap { $0 as? UISplitViewController }.first
  }
  /// What presents it beside something, if it is presented so.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// What presents it as a sheet, or will; nil if it is presented otherwise.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// What is covered at the top, by a notch and bars.
  public var topLayoutGuide: any UILayoutSupport {
    EdgeGuide(view.safeAreaLayoutGuide, length: view.safeAreaInsets.top, isTop: true)
  }
  /// What is covered at the bottom, by the home indicator and bars.
  public var bottomLayoutGuide: any UILayoutSupport {
    EdgeGuide(view.safeAreaLayoutGuide, length: view.safeAreaInsets.bottom, isTop: false)
  }
  /// `children`, as older sources call them.
  public var childViewControllers: [UIViewController] { children }
  /// Turns the device if the present way is not supported any more; nothing turns it.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Turns the device as far as the controller allows; nothing turns it.
  public class func attemptRotationToDeviceOrientation() {}
  /// Lets a system's button show a controller as it is pressed hard; nothing is.
  @discardableResult
  public func registerForPreviewing(with delegate: AnyObject, sourceView: UIView) -> AnyObject { delegate }
}

extension UIViewController {
  func pushOrPresent(_ other: UIViewController) {
    if let navigationController, !(other is UINavigationController) {
      navigationController.pushViewController(other, animated: true)
    } else {
      present(other, animated: true)
    }
  }

  /// Replaces the view of a child by another one's while the app's animations run.
  func exchange(
    _ old: UIView,
    for new: UIView,
    _ duration: TimeInterval,
    _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    old.superview?.addSubview(new)
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: animations ?? {},
      completion: { finished in
        old.removeFromSuperview()
        completion?(finished)
      }
    )
  }
}

/// What is covered at the top or at the bottom of a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far it reaches, in points.
  var length: CGFloat { get }
  /// Its upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

@MainActor
private final class EdgeGuide: SegueObject, UILayoutSupport {
  let length: CGFloat
  private let guide: UILayoutGuide
  private let isTop: Bool

  init(_ guide: UILayoutGuide, length: CGFloat, isTop: Bool) {
    (self.guide, self.length, self.isTop) = (guide, length, isTop)
    super.init(main: ())
  }

  // Contents are held to the inner edge of what is covered, which is the outer one of the safe area.
  var topAnchor: NSLayoutYAxisAnchor { isTop ? guide.topAnchor : guide.bottomAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { isTop ? guide.topAnchor : guide.bottomAnchor }
}
