/// The 406 names that make up 95 of 100 uses in animators that were looked at, the most used first, in four kinds
/// twice: types, members, initializers and functions, overrides, and calls without a receiver.
enum RankedNames {
  static let all = text.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let text = """
    UIViewControllerContextTransitioning TimeInterval UIViewControllerAnimatedTransitioning UIView NSObject
    CGFloat CGRect UIViewController CGAffineTransform CGPoint UIColor UIPercentDrivenInteractiveTransition
    UITransitionContextViewControllerKey UIPresentationController UINavigationController
    UIPanGestureRecognizer UIViewControllerTransitioningDelegate CGSize UIScreen UITransitionContextViewKey
    UIGestureRecognizer UITapGestureRecognizer UIImageView UIViewPropertyAnimator UIApplication
    UIViewImplicitlyAnimating CATransform3DIdentity UIGestureRecognizerDelegate
    UIViewControllerInteractiveTransitioning UINavigationController.Operation CABasicAnimation
    UINavigationControllerOperation CAMediaTimingFunction CATransform3DMakeTranslation NSLayoutConstraint
    CAAnimation CAAnimationDelegate CAShapeLayer UINavigationControllerDelegate UIBlurEffect
    UIScreenEdgePanGestureRecognizer CGVector .completeTransition(_:) .addSubview(_:) .to .from
    .viewController(forKey:) .transitionWasCancelled .removeFromSuperview() .bounds .width .frame .alpha
    .transform .identity .zero .insertSubview(_:belowSubview:) .height .backgroundColor
    .addGestureRecognizer(_:) .finalFrame(for:) .view .containerView .changed
    .animate(withDuration:animations:completion:) .layer .size .x .state .main .began .origin .y .isHidden
    .animate(withDuration:delay:options:animations:completion:) .ended .transitionCoordinator .cancelled
    .curveEaseOut .translatesAutoresizingMaskIntoConstraints .layoutIfNeeded() .delegate .center .push
    .startAnimation() .animate(withDuration:animations:{}) .constraint(equalTo:) .topAnchor .black
    .superview .insertSubview(_:at:) .addCompletion({}) .isActive .bottomAnchor .cornerRadius .minY
    .offsetBy(dx:dy:) .shared .insertSubview(_:aboveSubview:) .view(forKey:) .widthAnchor .fromValue
    .isUserInteractionEnabled .toValue .heightAnchor .dismiss(animated:completion:)
    .snapshotView(afterScreenUpdates:) .AnimationOptions .endAppearanceTransition() .activate(_:) .default
    .mask .withAlphaComponent(_:) .cgColor .sendSubviewToBack(_:) .update(_:) .curveEaseIn .easeIn
    .timingFunction .centerXAnchor .masksToBounds .beginAppearanceTransition(_:animated:)
    .constraint(equalToConstant:) .white .curveEaseInOut .constraint(equalTo:constant:)
    CGRect(x:y:width:height:) CGPoint(x:y:) CGAffineTransform(scaleX:y:) CGAffineTransform(translationX:y:)
    UIView() CGFloat(_:) CGRect(origin:size:) CGSize(width:height:) UIPanGestureRecognizer(target:action:)
    TimeInterval(_:) UIView(frame:) CABasicAnimation(keyPath:) UITapGestureRecognizer(target:action:)
    CAMediaTimingFunction(name:) CATransform3DMakeTranslation(_:_:_:) UIColor(white:alpha:)
    presentationTransitionWillBegin() dismissalTransitionWillBegin() frameOfPresentedViewInContainerView
    containerViewWillLayoutSubviews() dismissalTransitionDidEnd(_:) presentationTransitionDidEnd(_:)
    update(_:) cancel() finish() abs(_:) print(_:) presentedView cancel() update(_:) finish()
    presentingViewController presentedViewController UIVisualEffectView CFTimeInterval UIEdgeInsets
    CATransform3DRotate NSValue CACurrentMediaTime UIButton CATransform3DConcat CATransform3DMakeScale
    UISpringTimingParameters UIViewAnimationOptions CATransform3D UIGraphicsGetImageFromCurrentImageContext
    UILabel UIImage NotificationCenter UIBlurEffect.Style UIContentContainer UICubicTimingParameters UIKit
    UIStoryboardSegue UIViewControllerTransitionCoordinator UITableView IndexPath UIFont
    UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIScrollView UITableViewCell
    CADisplayLink NSNotification UIDynamicAnimator UIBezierPath NSKeyValueObservation Timer
    UIImpactFeedbackGenerator CAMediaTimingFunctionName DispatchQueue NSCoder
    UIAdaptivePresentationControllerDelegate UIGraphicsGetCurrentContext UIPushBehavior
    UITableViewDataSource UITableViewDelegate .cancel() .translation(in:) .animate(withDuration:{})
    .addAnimations({}) .animate(withDuration:delay:options:animations:{}) .curveLinear
    .maximumNumberOfTouches .pop .popViewController(animated:) .present(_:animated:completion:) .leftAnchor
    .rightAnchor .addKeyframe(withRelativeStartTime:relativeDuration:animations:) .add(_:forKey:)
    .contentOffset .convert(_:from:) .presentingViewController .animate(alongsideTransition:completion:)
    .presentedView .position .setTranslation(_:in:) .invalidate() .midX .modalPresentationStyle
    .viewControllers
    .animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
    .animateKeyframes(withDuration:delay:options:animations:{}) .edges
    .resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) .autoresizingMask .finish()
    .flexibleHeight .keyWindow .shadowOpacity .clear .clipsToBounds .containerViewWillLayoutSubviews()
    .fillMode .forwards .initialFrame(for:) .isRemovedOnCompletion .removeAllAnimations() .viewDidLoad()
    .viewWithTag(_:) .translatedBy(x:y:) .constant .subviews .current .cellForRow(at:) .maxY .timeOffset
    .cancelsTouchesInView .leadingAnchor .midY .speed .trailingAnchor .animate(alongsideTransition:)
    .borderColor .borderWidth .location(in:) .presentedViewController .addObserver(_:selector:name:object:)
    .allowUserInteraction .beginTime .concatenating(_:) .convertTime(_:from:) .end .isEqual(_:) .m34
    .shadowOffset
    .animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:{})
    .bringSubviewToFront(_:) .dismissalTransitionDidEnd(_:) .dismissalTransitionWillBegin() .easeOut
    .flexibleWidth .light .presentationTransitionDidEnd(_:) .presentationTransitionWillBegin() .red
    .rotated(by:) .statusBarFrame .transitioningDelegate .viewWillTransition(to:with:) .text .anchorPoint
    .addKeyframe(withRelativeStartTime:relativeDuration:{}) .endEditing(_:) .textColor .addBehavior(_:)
    .cgPath .custom .hideShowBarDuration .preferredContentSize .removeConstraints(_:)
    .showsVerticalScrollIndicator .bottom .constraint(equalTo:multiplier:) .constraints .convert(_:to:)
    .impactOccurred() .isPaused .minX .scaledBy(x:y:) .setNeedsLayout() .addTarget(_:action:for:)
    .boldSystemFont(ofSize:) .isInteractive .isKind(of:) .isOpaque .isScrollEnabled .layerMaxXMinYCorner
    .layerMinXMinYCorner .layoutFittingCompressedSize .maskedCorners .touchUpInside .SeparatorStyle
    .add(to:forMode:) .addAnimations(_:) .addTarget(_:action:) .animate(withDuration:animations:)
    .animate(withDuration:{}completion:{})
    .animateKeyframes(withDuration:delay:options:animations:completion:) .asyncAfter(deadline:{})
    .calculationModePaced .cancelInteractiveTransition() .classForCoder() .common .dataSource .effect
    .finishInteractiveTransition() .isBeingDismissed .isBeingPresented .isDescendant(of:) .now()
    .overCurrentContext .prepare() .pushDirection .pushViewController(_:animated:)
    .register(_:forCellReuseIdentifier:) .render(in:) .responds(to:) .safeAreaInsets
    .scheduledTimer(timeInterval:target:selector:userInfo:repeats:) .selectionStyle .separatorStyle
    .setNavigationBarHidden(_:animated:) .setNeedsDisplay() .shadowRadius .tag .value(forKeyPath:) .yellow
    .statusBarOrientation CGVector(dx:dy:) UIBlurEffect(style:)
    UIViewPropertyAnimator(duration:timingParameters:) CATransform3DRotate(_:_:_:_:_:)
    NSValue(caTransform3D:) CACurrentMediaTime() UIScreenEdgePanGestureRecognizer(target:action:)
    CATransform3DConcat(_:_:) CATransform3DMakeScale(_:_:_:)
    UISpringTimingParameters(dampingRatio:initialVelocity:) UIViewAnimationOptions()
    UIGraphicsGetImageFromCurrentImageContext() UIImageView(image:)
    UIViewPropertyAnimator(duration:dampingRatio:) UICubicTimingParameters(animationCurve:)
    UIVisualEffectView(effect:) UIGraphicsBeginImageContextWithOptions(_:_:_:) UIGraphicsEndImageContext()
    UILabel(frame:) UIFont(name:size:) UIImageView(frame:) CADisplayLink(target:selector:) CAShapeLayer()
    UIDynamicAnimator(referenceView:) UIGraphicsGetCurrentContext() UIImage(named:)
    UIImpactFeedbackGenerator(style:) UIPushBehavior(items:mode:) UIViewPropertyAnimator(duration:curve:)
    UIVisualEffectView() startInteractiveTransition(_:) viewDidLoad() perform() shouldRemovePresentersView
    size(forChildContentContainer:withParentContainerSize:) viewWillTransition(to:with:) presentedView
    viewWillAppear(_:) viewWillDisappear(_:) fatalError(_:) stride(from:through:by:) arc4random() atan(_:)
    canImport(_:) sqrt(_:) fmax(_:_:) fmaxf(_:_:) fminf(_:_:) containerView os(_:)
    """
}
