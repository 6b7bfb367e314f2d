/// Apple's classes as far as an app's own classes inherit from them: what each is, and what it conforms to.
enum AppleClasses {
  /// The superclass of a class; nil for a root, and for a class that is not listed.
  static func superclass(of name: String) -> String? { superclasses[name] }

  /// The class and what it inherits from; only itself if it is not listed.
  static func line(of name: String) -> [String] {
    var result = [name]
    while let last = result.last, let next = superclasses[last] { result.append(next) }
    return result
  }

  /// Protocols with optional requirements that Apple's classes declare themselves, so that a subclass adds methods
  /// without naming the protocol.
  static let conformances: [String: [String]] = [
    "UITableViewController": ["UITableViewDelegate", "UITableViewDataSource"],
    "UICollectionViewController": ["UICollectionViewDelegate", "UICollectionViewDataSource"],
    "UINavigationController": ["UINavigationBarDelegate"],
    "UITabBarController": ["UITabBarDelegate"],
    "UIView": ["CALayerDelegate"],
    "UIPresentationController": ["UIAppearanceContainer"],
  ]

  /// Methods of `UIResponder` that do nothing until they are overridden: a command goes to who has it, by its name.
  static let editingCommands: Set<String> = [
    "cut(_:)", "copy(_:)", "paste(_:)", "select(_:)", "selectAll(_:)", "delete(_:)",
  ]

  private static let superclasses: [String: String] = {
    var result: [String: String] = [:]
    for (parent, children) in families {
      for child in children.split(separator: " ") { result[String(child)] = parent }
    }
    return result
  }()

  private static let families: [String: String] = [
    "NSObject": """
    UIResponder UIGestureRecognizer UIPresentationController UIPercentDrivenInteractiveTransition \
    UIStoryboardSegue CALayer CAAnimation UIBarItem UIViewPropertyAnimator UIDynamicBehavior UIDynamicAnimator \
    UICollectionViewLayout UICollectionViewLayoutAttributes UIScene UIBezierPath UIColor UIImage UIFont \
    UINavigationItem UIFeedbackGenerator CADisplayLink UIMotionEffect UIMenuElement UIStoryboard
    """,
    "UIResponder": "UIView UIViewController UIApplication UIMenuElement UIWindowScene",
    "UIView": """
    UIControl UILabel UIImageView UIScrollView UIStackView UIWindow UINavigationBar UIToolbar UITabBar \
    UIVisualEffectView UITableViewCell UITableViewHeaderFooterView UICollectionReusableView UIPickerView \
    UIProgressView UIActivityIndicatorView UISearchBar UIInputView WKWebView MKMapView UIAlertView
    """,
    "UIControl": """
    UIButton UITextField UISlider UISwitch UISegmentedControl UIStepper UIPageControl UIDatePicker \
    UIRefreshControl UIColorWell
    """,
    "UIScrollView": "UITableView UICollectionView UITextView",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewCell": "UICollectionViewListCell",
    "UIViewController": """
    UINavigationController UITabBarController UITableViewController UICollectionViewController \
    UIPageViewController UISplitViewController UIAlertController UISearchController UIActivityViewController \
    UIImagePickerController UIInputViewController UIHostingController SFSafariViewController AVPlayerViewController \
    UIDocumentPickerViewController UIColorPickerViewController
    """,
    "UIGestureRecognizer": """
    UIPanGestureRecognizer UITapGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer \
    UISwipeGestureRecognizer UILongPressGestureRecognizer UIHoverGestureRecognizer
    """,
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "UIPresentationController": "UIPopoverPresentationController UISheetPresentationController",
    "UIStoryboardSegue": "UIStoryboardPopoverSegue",
    "CALayer": """
    CAShapeLayer CAGradientLayer CATextLayer CATransformLayer CAReplicatorLayer CAEmitterLayer CAScrollLayer \
    CATiledLayer CAMetalLayer CAEAGLLayer AVPlayerLayer AVCaptureVideoPreviewLayer
    """,
    "CAAnimation": "CAPropertyAnimation CAAnimationGroup CATransition",
    "CAPropertyAnimation": "CABasicAnimation CAKeyframeAnimation",
    "CABasicAnimation": "CASpringAnimation",
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UICollectionViewLayout": "UICollectionViewFlowLayout UICollectionViewCompositionalLayout",
    "UIDynamicBehavior": """
    UIAttachmentBehavior UICollisionBehavior UIGravityBehavior UIPushBehavior UISnapBehavior \
    UIDynamicItemBehavior UIFieldBehavior
    """,
    "UIFeedbackGenerator":
      "UIImpactFeedbackGenerator UISelectionFeedbackGenerator UINotificationFeedbackGenerator",
    "UIScene": "UIWindowScene",
  ]
}
