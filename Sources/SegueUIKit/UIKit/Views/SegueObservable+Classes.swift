// Whose properties can be observed.

extension UIResponder: SegueObservable {}
extension CALayer: SegueObservable {}
extension UIGestureRecognizer: SegueObservable {}
extension UIPercentDrivenInteractiveTransition: SegueObservable {}
extension UIViewPropertyAnimator: SegueObservable {}
