import UIKit

class ParallaxAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  class Layer: NSObject {
    let view: UIView, depth: CGFloat
    init(_ view: UIView, depth: CGFloat) { self.view = view; self.depth = depth }
    @objc fileprivate func settle() { view.transform = .identity }
  }
  var layers: [Layer] = []
  lazy var actions: [Selector] = layers.isEmpty ? [] : [#selector(Layer.settle), #selector(getter: depthFactor), #selector(setter: depthFactor)]
  @objc var depthFactor: CGFloat = 1

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    for (index, layer) in layers.enumerated() { layer.view.transform = CGAffineTransform(translationX: CGFloat(index) * layer.depth, y: 0) }
    CATransaction.begin(); CATransaction.setDisableActions(true); CATransaction.commit()
    transitionContext.completeTransition(true)
  }
  func isSettling(_ action: Selector) -> Bool {
    switch action {
    case #selector(Layer.settle): return true
    case #selector(getter: depthFactor): return false
    default: return action == #selector(UIView.layoutSubviews)
    }
  }
}
