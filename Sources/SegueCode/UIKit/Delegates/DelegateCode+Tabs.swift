import SegueModel

/// The delegate of a tab bar controller.
extension DelegateCode {
  func writeTabs(_ usesViews: Bool, to writer: inout CodeWriter) {
    writer.line("func tabBarController(")
    writer.line("  _ tabBarController: UITabBarController,")
    writer.line("  animationControllerForTransitionFrom fromVC: UIViewController,")
    writer.line("  to toVC: UIViewController")
    writer.block(") -> (any UIViewControllerAnimatedTransitioning)?") { writer in
      if let step = plan.definition.step {
        writer.line("let tabs = tabBarController.viewControllers ?? []")
        writer.line("guard let from = tabs.firstIndex(of: fromVC), let to = tabs.firstIndex(of: toVC),")
        writer.line("  to == from \(step == .next ? "+" : "-") 1")
        writer.line("else {")
        writer.indented(forwardAnimation)
        writer.line("}")
      } else if plan.definition.from != nil || plan.definition.to != nil {
        let ends = [plan.definition.from ?? "any", plan.definition.to ?? "any"]
        writer.comment("The scene means this for the change from \(ends[0]) to \(ends[1]) only.")
      }
      writer.line("return \(animator(usesViews))")
    }
    writer.gap()
    writer.line("func tabBarController(")
    writer.line("  _ tabBarController: UITabBarController,")
    writer.line("  interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning")
    writer.block(") -> (any UIViewControllerInteractiveTransitioning)?") { writer in
      guard plan.body.isCustom else { return writer.line(forwardedTabInteraction) }
      writer.line("guard animationController is \(context.animatorName) else {")
      writer.indented { $0.line("return \(forwardedTabInteraction)") }
      writer.line("}")
      writeInteractors(to: &writer)
    }
  }

  private func forwardAnimation(_ writer: inout CodeWriter) {
    writer.line("return next?.tabBarController?(")
    writer.line("  tabBarController,")
    writer.line("  animationControllerForTransitionFrom: fromVC,")
    writer.line("  to: toVC")
    writer.line(")")
  }

  private var forwardedTabInteraction: String {
    "next?.tabBarController?(tabBarController, interactionControllerFor: animationController)"
  }
}
