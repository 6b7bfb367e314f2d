public import Foundation

// What older sources call it.

/// `UIControl.Event`, as older sources call it.
public typealias UIControlEvents = UIControl.Event
/// `UIControl.State`, as older sources call it.
public typealias UIControlState = UIControl.State
/// `UIEvent.EventSubtype`, as older sources call it.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// `UIEvent.EventType`, as older sources call it.
public typealias UIEventType = UIEvent.EventType
/// `UIView.ContentMode`, as older sources call it.
public typealias UIViewContentMode = UIView.ContentMode
/// `UIView.AutoresizingMask`, as older sources call it.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// `UIBlurEffect.Style`, as older sources call it.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// `UISwipeGestureRecognizer.Direction`, as older sources call it.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// `UIAlertController.Style`, as older sources call it.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// `UIAlertAction.Style`, as older sources call it.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// `UIBarButtonItem.Style`, as older sources call it.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// `UIBarButtonItem.SystemItem`, as older sources call it.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// `UITabBarItem.SystemItem`, as older sources call it.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// `UIView.TintAdjustmentMode`, as older sources call it.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// `UIPageViewController.TransitionStyle`, as older sources call it.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// `UIPageViewController.NavigationOrientation`, as older sources call it.
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
/// `UIPageViewController.NavigationDirection`, as older sources call it.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// `UIButton.ButtonType`, as older sources call it.
public typealias UIButtonType = UIButton.ButtonType
/// `UITableView.Style`, as older sources call it.
public typealias UITableViewStyle = UITableView.Style
/// `UITableView.ScrollPosition`, as older sources call it.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// `UICollectionView.ScrollPosition`, as older sources call it.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// `UICollectionView.ScrollDirection`, as older sources call it.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// `UIApplication.State`, as older sources call it.
public typealias UIApplicationState = UIApplication.State
/// `UIScrollView.KeyboardDismissMode`, as older sources call it.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// `UIScrollView.ContentInsetAdjustmentBehavior`, as older sources call it.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
/// `UIFont.TextStyle`, as older sources call it.
public typealias UIFontTextStyle = UIFont.TextStyle
/// `UIImpactFeedbackGenerator.FeedbackStyle`, as older sources call it.
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// `UITextField.ViewMode`, as older sources call it.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// `UITextField.BorderStyle`, as older sources call it.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// `UIStackView.Distribution`, as older sources call it.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// `UIStackView.Alignment`, as older sources call it.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// `UIPushBehavior.Mode`, as older sources call it.
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
/// `UIWindow.Level`, as older sources call it.
public typealias UIWindowLevel = UIWindow.Level
/// `UIImage.RenderingMode`, as older sources call it.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// `UIImage.Orientation`, as older sources call it.
public typealias UIImageOrientation = UIImage.Orientation
/// `NSLayoutConstraint.FormatOptions`, as older sources call it.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// Insets, as older sources make them.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
  -> UIEdgeInsets
{
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
/// A rectangle without its edges, as older sources ask for it.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
/// `UIEdgeInsets.zero`, as older sources call it.
public let UIEdgeInsetsZero = UIEdgeInsets.zero
/// `UIWindow.Level.normal`, as older sources call it.
public let UIWindowLevelNormal = UIWindow.Level.normal
/// `UIWindow.Level.statusBar`, as older sources call it.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// `UIWindow.Level.alert`, as older sources call it.
public let UIWindowLevelAlert = UIWindow.Level.alert
/// `UILayoutPriority.required`, as older sources call it.
public let UILayoutPriorityRequired = UILayoutPriority.required
/// `UILayoutPriority.defaultHigh`, as older sources call it.
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// `UILayoutPriority.defaultLow`, as older sources call it.
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// `RunLoop.Mode`, as older sources call it.
public typealias RunLoopMode = RunLoop.Mode
/// `UITableView.automaticDimension`, as older sources call it.
public let UITableViewAutomaticDimension: CGFloat = -1
/// `UIScrollView.DecelerationRate.fast`, as older sources call it.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
/// `UIScrollView.DecelerationRate.normal`, as older sources call it.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// `UIView.noIntrinsicMetric`, as older sources call it.
public let UIViewNoIntrinsicMetric: CGFloat = -1
/// `UINavigationController.hideShowBarDuration`, as older sources call it.
public let UINavigationControllerHideShowBarDuration: CGFloat = 0.2
/// `CATransitionType.fade`, as older sources call it.
public let kCATransitionFade = CATransitionType.fade
/// `CATransitionType.push`, as older sources call it.
public let kCATransitionPush = CATransitionType.push
/// `CATransitionType.moveIn`, as older sources call it.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// `CATransitionType.reveal`, as older sources call it.
public let kCATransitionReveal = CATransitionType.reveal
/// `CATransitionSubtype.fromLeft`, as older sources call it.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// `CATransitionSubtype.fromRight`, as older sources call it.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// `CATransitionSubtype.fromTop`, as older sources call it.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// `CATransitionSubtype.fromBottom`, as older sources call it.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
/// `CALayerContentsGravity.resize`, as older sources call it.
public let kCAGravityResize = CALayerContentsGravity.resize
/// `CALayerContentsGravity.resizeAspect`, as older sources call it.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// `CALayerContentsGravity.resizeAspectFill`, as older sources call it.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// `CAShapeLayerLineCap.round`, as older sources call it.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// `CAShapeLayerLineCap.butt`, as older sources call it.
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// `CAShapeLayerLineCap.square`, as older sources call it.
public let kCALineCapSquare = CAShapeLayerLineCap.square
/// `CAShapeLayerLineJoin.round`, as older sources call it.
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// `CAShapeLayerLineJoin.miter`, as older sources call it.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// `CAShapeLayerLineJoin.bevel`, as older sources call it.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel

extension RunLoop.Mode {
  /// `common`, as older sources call it.
  public static let commonModes = RunLoop.Mode.common
  /// `default`, as older sources call it.
  public static let defaultRunLoopMode = RunLoop.Mode.default
}

extension CGRect {
  /// Whether both are the same rectangle.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGPoint {
  /// Whether both are the same point.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both are the same size.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension String {
  /// The string itself, which is a collection of its characters.
  public var characters: String { self }
}

extension Substring {
  /// The substring itself, which is a collection of its characters.
  public var characters: Substring { self }
}

extension Notification.Name {
  /// `UIApplication.willChangeStatusBarFrameNotification`, as older sources call it.
  public static let UIApplicationWillChangeStatusBarFrame = UIApplication.willChangeStatusBarFrameNotification
  /// `UIApplication.didChangeStatusBarFrameNotification`, as older sources call it.
  public static let UIApplicationDidChangeStatusBarFrame = UIApplication.didChangeStatusBarFrameNotification
  /// `UIApplication.willTerminateNotification`, as older sources call it.
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  /// `UIResponder.keyboardWillShowNotification`, as older sources call it.
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// `UIResponder.keyboardWillHideNotification`, as older sources call it.
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// `UIResponder.keyboardWillChangeFrameNotification`, as older sources call it.
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  /// `UIDevice.orientationDidChangeNotification`, as older sources call it.
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  /// `UIApplication.didBecomeActiveNotification`, as older sources call it.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// `UIApplication.willEnterForegroundNotification`, as older sources call it.
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  /// `UIApplication.willResignActiveNotification`, as older sources call it.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// `UIResponder.keyboardDidShowNotification`, as older sources call it.
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// `UIResponder.keyboardDidHideNotification`, as older sources call it.
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// `UITextField.textDidChangeNotification`, as older sources call it.
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
  /// `UIApplication.didEnterBackgroundNotification`, as older sources call it.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
}
/// `UIResponder.keyboardFrameEndUserInfoKey`, as older sources call it.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// `UIResponder.keyboardAnimationDurationUserInfoKey`, as older sources call it.
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
/// `UIResponder.keyboardAnimationCurveUserInfoKey`, as older sources call it.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
