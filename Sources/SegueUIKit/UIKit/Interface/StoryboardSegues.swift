import Foundation

/// A segue as a storyboard draws it, to be gone whenever something triggers it.
@MainActor
final class SegueTemplate {
  let element: InterfaceElement
  private let document: InterfaceDocument
  private let storyboard: UIStoryboard?
  private weak var source: UIViewController?

  init(
    _ element: InterfaceElement,
    _ document: InterfaceDocument,
    _ storyboard: UIStoryboard?,
    from source: UIViewController?
  ) { (self.element, self.document, self.storyboard, self.source) = (element, document, storyboard, source) }

  var identifier: String? { element.attributes["identifier"] }
  var kind: String { element.attributes["kind"] ?? "" }

  /// Goes the segue as something triggers it, if its controller lets it.
  func trigger(_ sender: Any?) {
    guard let source else { return }
    if let identifier, !source.shouldPerformSegue(withIdentifier: identifier, sender: sender) { return }
    perform(sender)
  }

  /// Goes the segue.
  func perform(_ sender: Any?) {
    guard let source else { return }
    guard kind != "unwind" else { return unwind(from: source, sender) }
    guard let scene = element.attributes["destination"].flatMap(document.scene(of:)) else {
      return SegueHost.current.note("a segue of '\(document.name)' leads to a scene that is not there")
    }
    let destination = InterfaceBuilder.controller(scene, document, storyboard)
    let segue = made(source, destination, sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func made(_ source: UIViewController, _ destination: UIViewController, _ sender: Any?)
    -> UIStoryboardSegue
  {
    if let name = element.attributes["customClass"] {
      if let own = SegueTable.types[name] as? UIStoryboardSegue.Type {
        return own.init(identifier: identifier, source: source, destination: destination)
      }
      SegueHost.current.note("the class '\(name)' of a segue is not in the files")
    }
    if let style = element.attributes["modalPresentationStyle"].flatMap(InterfaceBuilder.presentationStyle) {
      destination.modalPresentationStyle = style
    }
    if let style = element.attributes["modalTransitionStyle"].flatMap(InterfaceBuilder.transitionStyle) {
      destination.modalTransitionStyle = style
    }
    let isAnimated = element.flag("animates") ?? true
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    let kind = kind
    segue.handler = { segue in
      switch kind {
      case "presentation", "modal", "popoverPresentation":
        segue.source.present(segue.destination, animated: isAnimated)
      case "push":
        segue.source.navigationController?.pushViewController(segue.destination, animated: isAnimated)
      case "showDetail": segue.source.showDetailViewController(segue.destination, sender: sender)
      case "replace":
        segue.source.navigationController?.setViewControllers([segue.destination], animated: false)
      default: segue.source.show(segue.destination, sender: sender)
      }
    }
    return segue
  }

  // MARK: Back

  /// Goes back to the nearest controller that has the action.
  private func unwind(from source: UIViewController, _ sender: Any?) {
    guard let name = element.attributes["unwindAction"] else { return }
    guard let target = Self.target(of: name, from: source, sender) else {
      return SegueHost.current.note("no controller on the way back has '\(name)'")
    }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: target)
    source.prepare(for: segue, sender: sender)
    SegueTable.send(name, to: target, [segue])
    let navigation = target.navigationController.flatMap { $0.viewControllers.contains(target) ? $0 : nil }
    let isPresented =
      navigation == nil || source.navigationController !== navigation
      || navigation?.presentedViewController != nil
    if isPresented { target.dismiss(animated: true) }
    // Below what is dismissed, the stack is the target's at once.
    navigation?.popToViewController(target, animated: !isPresented)
  }

  /// The controllers before this one: on its stack from the top, then those that present it.
  private static func target(of action: String, from source: UIViewController, _ sender: Any?)
    -> UIViewController?
  {
    let selector = Selector(action)
    var next: UIViewController? = source
    var visited: Set<ObjectIdentifier> = []
    while let controller = next, visited.insert(ObjectIdentifier(controller)).inserted {
      let stack =
        (controller as? UINavigationController ?? controller.navigationController)?.viewControllers ?? []
      let candidates = (stack.reversed() + [controller, controller.parent].compactMap(\.self)).filter {
        $0 !== source
      }
      let found = candidates.first {
        $0.canPerformUnwindSegueAction(selector, from: source, sender: sender)
      }
      if let found { return found }
      next = controller.presentingViewController
    }
    return nil
  }
}

extension InterfaceBuilder {
  /// The segues that a controller goes by their names: its own, and those of what is in it.
  func segues(of element: InterfaceElement, from controller: UIViewController) -> [SegueTemplate] {
    let inside = element.parent?.children.flatMap(\.all) ?? element.all
    return inside.filter { $0.name == "segue" && !["relationship", "embed"].contains($0.attributes["kind"]) }
      .map {
        SegueTemplate($0, document, storyboard, from: controller)
      }
  }

  /// Has an object go a segue.
  func addTrigger(_ connection: InterfaceElement, _ object: AnyObject) {
    guard let controller = owner as? UIViewController,
      !["relationship", "embed"].contains(connection.attributes["kind"])
    else { return }
    let template = SegueTemplate(connection, document, storyboard, from: controller)
    switch object {
    case let control as UIControl:
      control.addAction(UIAction { action in template.trigger(action.sender) }, for: .primaryActionTriggered)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction { action in template.trigger(action.sender) }
    case let recognizer as UIGestureRecognizer: recognizer.addHandler { template.trigger($0) }
    case let cell as UITableViewCell: cell.segueTemplate = template
    case let cell as UICollectionViewCell: cell.segueTemplate = template
    default: break
    }
  }

  /// Puts the controllers of containers into them.
  func embed(in controller: UIViewController) {
    guard let element = (controller.interface as? InterfaceScene)?.element else { return }
    for container in element.all where container.name == "containerView" {
      guard let segue = container.list("connections").first(where: { $0.attributes["kind"] == "embed" }),
        let scene = segue.attributes["destination"].flatMap(document.scene(of:)),
        let view = container.id.flatMap({ objects[$0] }) as? UIView
      else { continue }
      let child = InterfaceBuilder.controller(scene, document, storyboard)
      let way = UIStoryboardSegue(
        identifier: segue.attributes["identifier"],
        source: controller,
        destination: child
      )
      controller.prepare(for: way, sender: nil)
      controller.addChild(child)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
      child.didMove(toParent: controller)
    }
  }
}
