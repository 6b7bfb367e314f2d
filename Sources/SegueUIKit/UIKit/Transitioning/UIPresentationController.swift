public import Foundation
import SegueUIKitRules

/// What manages a controller while it is presented: where it is, and what is around it.
@preconcurrency @MainActor
open class UIPresentationController: SegueObject {
  /// The presented controller.
  public let presentedViewController: UIViewController
  /// The controller that it is presented over.
  public private(set) weak var presenting: UIViewController?
  /// The view that everything of the presentation is in; nil before it begins and after it has ended.
  public internal(set) var containerView: UIView?
  /// Who is told of dismissals by a hand.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates one for a controller that is about to be presented.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init(main: ())
  }

  /// The controller that the presentation is over; the presented one once that is gone.
  public var presentingViewController: UIViewController {
    get { presenting ?? presentedViewController }
    set { presenting = newValue }
  }

  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The view that is animated; the controller's, unless overridden.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view is, in the container's points; all of it, unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presenter's view leaves once the presented one is in place.
  open var shouldRemovePresentersView: Bool { presentationStyle.rules.removesPresenter }
  /// Whether the presentation is over the whole screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// The style in which it is presented where there is little room; nobody asks, as traits do not change.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// The same for traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptivePresentationStyle
  }
  /// Traits in place of the presented controller's, which stay as they are.
  open var overrideTraitCollection: UITraitCollection?

  /// The presentation is about to begin.
  open func presentationTransitionWillBegin() {}
  /// The presentation has begun, or was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// The presented controller is gone, or stays.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to lay out what is in it.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid out what is in it.
  open func containerViewDidLayoutSubviews() {}
  /// The container is about to change its size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  }
  /// The size of a controller in a container; the container's, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The presented controller would like another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
}

/// What has a size that it would like to have.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that it would like to have.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// The container of a presentation, which tells its controller of layouts.
@MainActor
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?
  /// Whether the calls of the transition that begins have told of this layout already.
  var isAnnounced = false

  /// A sheet that dims nothing lets touches beside it through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard let sheet = presentation as? UISheetPresentationController, sheet.letsTouchesThrough else {
      return found
    }
    return found === self || found === sheet.dimmingView ? nil : found
  }

  override func layoutSubviews() {
    if !isAnnounced { presentation?.containerViewWillLayoutSubviews() }
    isAnnounced = false
    presentation?.containerViewDidLayoutSubviews()
  }
}
