import SegueModel

extension UIKitCode {
  private var presentationControllerName: String { prefix + "PresentationController" }
  private var animatorName: String { prefix + "Animator" }
  private var delegateName: String { prefix + "Delegate" }

  var hasPresentationController: Bool {
    plan.definition.kind == .present && plan.definition.presentation?.style == .custom
  }

  // MARK: Presentation controller

  mutating func writePresentationController(to writer: inout CodeWriter) {
    guard plan.definition.kind == .present, let presentation = plan.definition.presentation else { return }
    guard presentation.style == .custom else {
      if presentation.dimming != nil || presentation.frame != nil {
        writer.gap()
        gap(
          "only the style 'custom' has a presentation controller for a frame or a dimming",
          at: plan.definition.source,
          in: &writer
        )
      }
      return
    }
    let frame = presentation.frame.map { value($0, .frame, of: nil) }
    let color = presentation.dimming.map { print($0, in: SwiftPlace()) }
    writer.gap()
    writer.line("// MARK: Presentation controller")
    writer.gap()
    writer.document("Where `\(plan.definition.to ?? "")` is shown, and what is seen of the rest.")
    writer.block("final class \(presentationControllerName): UIPresentationController") { writer in
      if color != nil {
        writer.document("Darkens what lies behind.")
        writer.line("private let dimming = UIView()")
        writer.gap()
      }
      writeFrame(frame, to: &writer)
      if let color { writeDimming(color, to: &writer) }
    }
  }

  private func writeFrame(_ frame: String?, to writer: inout CodeWriter) {
    writer.block("override var frameOfPresentedViewInContainerView: CGRect") { writer in
      writer.line("guard let container = containerView else { return .zero }")
      guard let frame else { return writer.line("return container.bounds") }
      if frame.uses("size") { writer.line("let size = container.bounds.size") }
      if frame.uses("safeArea") { writer.line("let safeArea = container.safeAreaInsets") }
      writer.line("return \(frame)")
    }
    writer.gap()
    writer.block("override func containerViewWillLayoutSubviews()") { writer in
      writer.line("super.containerViewWillLayoutSubviews()")
      writer.comment("While it comes or goes the animator has the view.")
      writer.line("let isMoving =")
      writer.line("  presentedViewController.isBeingPresented || presentedViewController.isBeingDismissed")
      writer.line("if !isMoving { presentedView?.frame = frameOfPresentedViewInContainerView }")
    }
  }

  private func writeDimming(_ color: String, to writer: inout CodeWriter) {
    writer.gap()
    writer.block("override func presentationTransitionWillBegin()") { writer in
      writer.line("guard let container = containerView else { return }")
      writer.line("dimming.backgroundColor = \(color)")
      writer.line("dimming.frame = container.bounds")
      writer.line("dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
      writer.line("dimming.alpha = 0")
      writer.line("container.insertSubview(dimming, at: 0)")
      writer.line("fadeDimming(to: 1)")
    }
    writer.gap()
    writer.block("override func presentationTransitionDidEnd(_ completed: Bool)") {
      $0.line("if !completed { dimming.removeFromSuperview() }")
    }
    writer.gap()
    writer.block("override func dismissalTransitionWillBegin()") { $0.line("fadeDimming(to: 0)") }
    writer.gap()
    writer.block("override func dismissalTransitionDidEnd(_ completed: Bool)") {
      $0.line("if completed { dimming.removeFromSuperview() }")
    }
    writer.gap()
    writer.document("Fades alongside the animator's animations, in its time and curve.")
    writer.block("private func fadeDimming(to alpha: CGFloat)") { writer in
      writer.line("guard let coordinator = presentedViewController.transitionCoordinator else {")
      writer.line("  dimming.alpha = alpha")
      writer.line("  return")
      writer.line("}")
      writer.line("coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = alpha })")
    }
  }

  // MARK: Delegates

  mutating func writeDelegate(usesViews: Bool, to writer: inout CodeWriter) {
    writer.gap()
    writer.line("// MARK: Delegate")
    writer.gap()
    writer.document(delegateSummary)
    let type = plan.isNavigation ? "UINavigationControllerDelegate" : "UIViewControllerTransitioningDelegate"
    writer.block("final class \(delegateName): NSObject, \(type)") { writer in
      writer.document("Asked for everything that is not `\(plan.definition.name)`, as for the way back.")
      writer.line("weak var next: (any \(type))?")
      for gesture in plan.drivers where plan.body.isCustom {
        writer.document("The gesture `\(gesture.name)`.")
        writer.line("var \(interactorProperty(gesture)): \(interactorName(gesture))?")
      }
      if plan.isNavigation, !plan.body.isCustom, hasChanges {
        writer.document("Whether the view controller that is shown next comes by this transition.")
        writer.line("private var runs = false")
      }
      if usesViews {
        writer.line("private weak var views: (any \(viewsProtocol))?")
        writer.gap()
        writer.block("init(views: any \(viewsProtocol))") { $0.line("self.views = views") }
      }
      writer.gap()
      if plan.isNavigation {
        writeNavigation(usesViews, to: &writer)
      } else {
        writeTransitioning(usesViews, to: &writer)
      }
    }
  }

  private var delegateSummary: String {
    switch plan.definition.kind {
    case .push, .pop: "The delegate of the navigation controller, for every \(plan.definition.kind.rawValue)."
    case .present: "The transitioning delegate of `\(plan.definition.to ?? "")`, which is presented."
    default: "The transitioning delegate of `\(plan.definition.from ?? "")`, which is dismissed."
    }
  }

  private func interactorProperty(_ gesture: GestureDefinition) -> String {
    plan.drivers.count > 1 ? Identifier.member(gesture.name) + "Interactor" : "interactor"
  }

  /// The animator made, or nil for UIKit's own transition.
  private func animator(_ usesViews: Bool) -> String {
    guard plan.body.isCustom else { return "nil" }
    let reduced = plan.definition.reduceMotion != nil
    func made(_ name: String) -> String {
      usesViews && animatorsWithViews.contains(name) ? "views.map { \(name)(views: $0) }" : "\(name)()"
    }
    let plain = made(animatorName)
    guard reduced else { return plain }
    return "UIAccessibility.isReduceMotionEnabled ? \(made(prefix + "ReducedAnimator")) : \(plain)"
  }

  /// The interactor to hand out: the one that a hand holds, or one that waits to take hold.
  private var interactors: String {
    let options = plan.drivers.map { gesture in
      let property = interactorProperty(gesture)
      guard gesture.wantsInteractiveStart else { return property }
      return "(\(property)?.isActive == true ? \(property) : nil)"
    }
    guard options.count > 1 else {
      return options.first.map { $0.hasPrefix("(") ? String($0.dropFirst().dropLast()) : $0 } ?? "nil"
    }
    return options.joined(separator: " ?? ")
  }

  private func writeNavigation(_ usesViews: Bool, to writer: inout CodeWriter) {
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
        if hasChanges { writer.line("runs = true") }
      }
      writer.line("return \(animator(usesViews))")
    }
    writer.gap()
    writer.line("func navigationController(")
    writer.line("  _ navigationController: UINavigationController,")
    writer.line("  interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning")
    writer.block(") -> (any UIViewControllerInteractiveTransitioning)?") { writer in
      if plan.body.isCustom {
        writer.line("guard animationController is \(animatorName) else {")
        writer.indented(forwardInteraction)
        writer.line("}")
        writer.line("return \(interactors)")
      } else {
        forwardInteraction(&writer)
      }
    }
    guard !plan.body.isCustom, hasChanges else { return }
    writer.gap()
    writer.line("func navigationController(")
    writer.line("  _ navigationController: UINavigationController,")
    writer.line("  willShow viewController: UIViewController,")
    writer.line("  animated: Bool")
    writer.block(")") { writer in
      writer.line("guard runs, let coordinator = navigationController.transitionCoordinator else { return }")
      writer.line("runs = false")
      writer.line("\(prefix)Changes.run(\(usesViews ? "views, " : "")with: coordinator)")
    }
  }

  private func forwardInteraction(_ writer: inout CodeWriter) {
    writer.line("\(plan.body.isCustom ? "return " : "")next?.navigationController?(")
    writer.line("  navigationController,")
    writer.line("  interactionControllerFor: animationController")
    writer.line(")")
  }

  private func writeTransitioning(_ usesViews: Bool, to writer: inout CodeWriter) {
    let isPresent = plan.definition.kind == .present
    if hasPresentationController {
      writer.line("func presentationController(")
      writer.line("  forPresented presented: UIViewController,")
      writer.line("  presenting: UIViewController?,")
      writer.line("  source: UIViewController")
      writer.block(") -> UIPresentationController?") {
        $0.line("\(presentationControllerName)(presentedViewController: presented, presenting: presenting)")
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

  private func writeInteraction(_ kind: String, isOwn: Bool, to writer: inout CodeWriter) {
    writer.line("func interactionControllerFor\(kind)(")
    writer.line("  using animator: any UIViewControllerAnimatedTransitioning")
    writer.block(") -> (any UIViewControllerInteractiveTransitioning)?") { writer in
      let other = "next?.interactionControllerFor\(kind)?(using: animator)"
      writer.line(isOwn ? (plan.body.isCustom ? interactors : "nil") : other)
    }
  }

  // MARK: UIKit's own transition

  /// Whether the scene changes anything around a transition that is UIKit's own.
  var hasChanges: Bool {
    let body = plan.body
    return !body.before.isEmpty || !body.after.isEmpty || !body.during.isEmpty || !body.alongside.isEmpty
      || (plan.definition.kind == .rotate && !body.tracks.isEmpty)
  }

  /// What happens around UIKit's own transition or the device's rotation, for a coordinator.
  mutating func writeChanges(to writer: inout CodeWriter) {
    guard hasChanges else { return }
    readings = UIKitReadings()
    transforms = [:]
    usedReferences = []
    turned = []
    var body = plan.body
    if plan.definition.kind == .rotate { body.alongside += body.tracks }
    var held = CodeWriter()
    for assignment in body.during + body.before { held.append(changes(assignment, keeps: true)) }
    let moved = alongside(body)
    var last = CodeWriter()
    for assignment in body.after { last.append(changes(assignment, keeps: false)) }
    let restores = readings.restores
    let references = takeUsedReferences()
    if !readings.states.isEmpty { helpers.insert(.restingState) }
    writer.gap()
    writer.document("What `\(plan.definition.name)` changes around UIKit's own animation.")
    writer.line("@MainActor")
    writer.block("enum \(prefix)Changes") { writer in
      let parameter = references.isEmpty ? "" : "_ views: (any \(viewsProtocol))?, "
      writer.line(
        "static func run(\(parameter)with coordinator: any UIViewControllerTransitionCoordinator) {"
      )
      writer.indented { writer in
        if !references.isEmpty { writer.line("guard let views else { return }") }
        let text = held.text + moved.text + last.text + readings.lines.joined()
        if ["container", "size", "safeArea"].contains(where: text.uses) {
          writer.line("let container = coordinator.containerView")
        }
        if text.uses("size") { writer.line("let size = container.bounds.size") }
        if text.uses("safeArea") { writer.line("let safeArea = container.safeAreaInsets") }
        for line in references + readings.lines + readings.states { writer.line(line) }
        writer.append(held)
        writer.line("coordinator.animate(")
        writer.indented { writer in
          if moved.isEmpty {
            writer.line("alongsideTransition: nil,")
          } else {
            writer.block("alongsideTransition: { _ in", isOpen: true) { $0.append(moved) }
            writer.joinComma()
          }
          writer.block("completion: { context in", isOpen: true) { writer in
            let isKept = last.isEmpty
            writer.block("if context.isCancelled", tail: isKept ? "" : " else {") { writer in
              for line in restores { writer.line(line) }
            }
            guard !isKept else { return }
            writer.indented { $0.append(last) }
            writer.line("}")
          }
        }
        writer.line(")")
      }
      writer.line("}")
    }
  }

  private mutating func changes(_ assignment: LayerAssignment, keeps: Bool) -> CodeWriter {
    var writer = CodeWriter()
    let resolved = resolve(assignment.path)
    guard let view = resolved.view, view.view != "toView", view.view != "fromView" else {
      gap("the screens' own views are UIKit's in its own transition", at: assignment.path.source, in: &writer)
      return writer
    }
    if keeps { keepRest(of: view) }
    writer.append(assignments(assignment.values, to: view, path: assignment.path), in: resolved.loop)
    return writer
  }
}

extension CodeWriter {
  /// A comma behind the last line.
  fileprivate mutating func joinComma() {
    guard let last = lines.last else { return }
    replace(lines.count - 1, with: last + ",")
  }
}
