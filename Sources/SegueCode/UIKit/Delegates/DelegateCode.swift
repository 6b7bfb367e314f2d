import SegueModel

/// Writes the delegate that hands out animators and interactors.
struct DelegateCode: OverExpressions {
  var expressions: UIKitExpressions

  mutating func writeDelegate(usesViews: Bool, to writer: inout CodeWriter) {
    writer.gap()
    writer.line("// MARK: Delegate")
    writer.gap()
    writer.document(delegateSummary)
    let type = delegateProtocol
    writer.block("final class \(context.delegateName): NSObject, \(type)") { writer in
      writer.document("Asked for everything that is not `\(plan.definition.name)`, as for the way back.")
      writer.line("weak var next: (any \(type))?")
      for gesture in plan.drivers where plan.body.isCustom {
        writer.document("The gesture `\(gesture.name)`.")
        writer.line("var \(context.interactorProperty(gesture)): \(context.interactorName(gesture))?")
      }
      if plan.isNavigation, !plan.body.isCustom, context.hasChanges {
        writer.document("Whether the view controller that is shown next comes by this transition.")
        writer.line("private var runs = false")
      }
      if usesViews {
        writer.line("private weak var views: (any \(context.viewsProtocol))?")
        writer.gap()
        writer.block("init(views: any \(context.viewsProtocol))") { $0.line("self.views = views") }
      }
      writer.gap()
      if plan.isNavigation {
        writeNavigation(usesViews, to: &writer)
      } else if plan.definition.kind == .tab {
        writeTabs(usesViews, to: &writer)
      } else {
        writeTransitioning(usesViews, to: &writer)
      }
    }
  }

  private var delegateProtocol: String {
    switch plan.definition.kind {
    case .push, .pop: "UINavigationControllerDelegate"
    case .tab: "UITabBarControllerDelegate"
    default: "UIViewControllerTransitioningDelegate"
    }
  }

  private var delegateSummary: String {
    switch plan.definition.kind {
    case .push, .pop: "The delegate of the navigation controller, for every \(plan.definition.kind.rawValue)."
    case .tab: "The delegate of the tab bar controller."
    case .present: "The transitioning delegate of `\(plan.definition.to ?? "")`, which is presented."
    default: "The transitioning delegate of `\(plan.definition.from ?? "")`, which is dismissed."
    }
  }

  /// The animator made, or nil for UIKit's own transition.
  func animator(_ usesViews: Bool) -> String {
    guard plan.body.isCustom else { return "nil" }
    let reduced = plan.definition.reduceMotion != nil
    func made(_ name: String) -> String {
      usesViews && context.animatorsWithViews.contains(name)
        ? "views.map { \(name)(views: $0) }" : "\(name)()"
    }
    let plain = made(context.animatorName)
    guard reduced else { return plain }
    return "UIAccessibility.isReduceMotionEnabled ? \(made(context.prefix + "ReducedAnimator")) : \(plain)"
  }

  /// Hands out the interactor that a hand holds, or one that waits to take hold; `isWhole` where nothing else is in the
  /// function.
  func writeInteractors(isWhole: Bool = false, to writer: inout CodeWriter) {
    for gesture in plan.drivers.dropLast() {
      let property = context.interactorProperty(gesture)
      let condition = gesture.wantsInteractiveStart ? "\(property)?.isActive == true" : "\(property) != nil"
      writer.line("if \(condition) { return \(property) }")
    }
    let word = isWhole && plan.drivers.count < 2 ? "" : "return "
    guard let last = plan.drivers.last else { return writer.line("\(word)nil") }
    let property = context.interactorProperty(last)
    let waits = last.wantsInteractiveStart
    writer.line(word + (waits ? "\(property)?.isActive == true ? \(property) : nil" : property))
  }

  func writeNavigation(_ usesViews: Bool, to writer: inout CodeWriter) {
    let kind = plan.definition.kind.rawValue
    writer.line("func navigationController(")
    writer.line("  _ navigationController: UINavigationController,")
    writer.line("  animationControllerFor operation: UINavigationController.Operation,")
    writer.line("  from fromVC: UIViewController,")
    writer.line("  to toVC: UIViewController")
    writer.block(") -> (any UIViewControllerAnimatedTransitioning)?") { writer in
      writer.line("guard operation == .\(kind) else {")
      writer.indented { writer in
        writer.line("return next?.navigationController?(")
        writer.line("  navigationController,")
        writer.line("  animationControllerFor: operation,")
        writer.line("  from: fromVC,")
        writer.line("  to: toVC")
        writer.line(")")
      }
      writer.line("}")
      if !plan.body.isCustom {
        writer.comment("UIKit's own transition runs.")
        if context.hasChanges { writer.line("runs = true") }
      }
      writer.line("return \(animator(usesViews))")
    }
    writer.gap()
    writer.line("func navigationController(")
    writer.line("  _ navigationController: UINavigationController,")
    writer.line("  interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning")
    writer.block(") -> (any UIViewControllerInteractiveTransitioning)?") { writer in
      if plan.body.isCustom {
        writer.line("guard animationController is \(context.animatorName) else {")
        writer.indented(forwardInteraction)
        writer.line("}")
        writeInteractors(to: &writer)
      } else {
        forwardInteraction(&writer)
      }
    }
    guard !plan.body.isCustom, context.hasChanges else { return }
    writer.gap()
    writer.line("func navigationController(")
    writer.line("  _ navigationController: UINavigationController,")
    writer.line("  willShow viewController: UIViewController,")
    writer.line("  animated: Bool")
    writer.block(")") { writer in
      writer.line("guard runs, let coordinator = navigationController.transitionCoordinator else { return }")
      writer.line("runs = false")
      writer.line("\(context.prefix)Changes.run(\(usesViews ? "views, " : "")with: coordinator)")
    }
  }

  func forwardInteraction(_ writer: inout CodeWriter) {
    writer.line("\(plan.body.isCustom ? "return " : "")next?.navigationController?(")
    writer.line("  navigationController,")
    writer.line("  interactionControllerFor: animationController")
    writer.line(")")
  }

  func writeTransitioning(_ usesViews: Bool, to writer: inout CodeWriter) {
    let isPresent = plan.definition.kind == .present
    if context.hasPresentationController {
      writer.line("func presentationController(")
      writer.line("  forPresented presented: UIViewController,")
      writer.line("  presenting: UIViewController?,")
      writer.line("  source: UIViewController")
      writer.block(") -> UIPresentationController?") {
        $0.line(
          "\(context.presentationControllerName)(presentedViewController: presented, presenting: presenting)"
        )
      }
    } else {
      writer.line("func presentationController(")
      writer.line("  forPresented presented: UIViewController,")
      writer.line("  presenting: UIViewController?,")
      writer.line("  source: UIViewController")
      writer.block(") -> UIPresentationController?") { writer in
        writer.line("next?.presentationController?(")
        writer.line("  forPresented: presented,")
        writer.line("  presenting: presenting,")
        writer.line("  source: source")
        writer.line(")")
      }
    }
    writer.gap()
    writer.line("func animationController(")
    writer.line("  forPresented presented: UIViewController,")
    writer.line("  presenting: UIViewController,")
    writer.line("  source: UIViewController")
    writer.block(") -> (any UIViewControllerAnimatedTransitioning)?") { writer in
      guard !isPresent else { return writer.line(animator(usesViews)) }
      writer.line("next?.animationController?(")
      writer.line("  forPresented: presented,")
      writer.line("  presenting: presenting,")
      writer.line("  source: source")
      writer.line(")")
    }
    writer.gap()
    writer.line("func animationController(")
    writer.line("  forDismissed dismissed: UIViewController")
    writer.block(") -> (any UIViewControllerAnimatedTransitioning)?") {
      $0.line(isPresent ? "next?.animationController?(forDismissed: dismissed)" : animator(usesViews))
    }
    writer.gap()
    writeInteraction("Presentation", isOwn: isPresent, to: &writer)
    writer.gap()
    writeInteraction("Dismissal", isOwn: !isPresent, to: &writer)
  }

  func writeInteraction(_ kind: String, isOwn: Bool, to writer: inout CodeWriter) {
    writer.line("func interactionControllerFor\(kind)(")
    writer.line("  using animator: any UIViewControllerAnimatedTransitioning")
    writer.block(") -> (any UIViewControllerInteractiveTransitioning)?") { writer in
      let other = "next?.interactionControllerFor\(kind)?(using: animator)"
      guard isOwn else { return writer.line(other) }
      if plan.body.isCustom { writeInteractors(isWhole: true, to: &writer) } else { writer.line("nil") }
    }
  }
}
