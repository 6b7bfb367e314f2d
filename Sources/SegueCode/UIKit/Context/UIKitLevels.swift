/// What writes a part of the file.
protocol WritesUIKit {
  var context: UIKitContext { get set }
}

extension WritesUIKit {
  var plan: TransitionPlan { context.plan }
}

/// What writes with the views that paths mean.
protocol OverViews: WritesUIKit {
  var views: UIKitViews { get set }
}

extension OverViews {
  var context: UIKitContext {
    get { views.context }
    _modify { yield &views.context }
  }
}

/// What writes values.
protocol OverExpressions: OverViews {
  var expressions: UIKitExpressions { get set }
}

extension OverExpressions {
  var views: UIKitViews {
    get { expressions.views }
    _modify { yield &expressions.views }
  }
}

/// What writes animations, explicit ones among them.
protocol OverLayerAnimations: OverExpressions {
  var layerAnimations: ExplicitAnimations { get set }
}

extension OverLayerAnimations {
  var expressions: UIKitExpressions {
    get { layerAnimations.expressions }
    _modify { yield &layerAnimations.expressions }
  }
}

/// What writes blocks of animations.
protocol OverBlocks: OverLayerAnimations {
  var blocks: AnimationBlocks { get set }
}

extension OverBlocks {
  var layerAnimations: ExplicitAnimations {
    get { blocks.layerAnimations }
    _modify { yield &blocks.layerAnimations }
  }
}
