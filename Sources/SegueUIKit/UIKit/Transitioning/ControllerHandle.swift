import SegueUIKitRules

/// A view controller as UIKit's rules know it.
struct ControllerHandle: HierarchyController {
  let id: ObjectIdentifier
  /// What calls name it by; no two controllers of a host share it.
  let name: String
  let origin: ControllerOrigin

  @MainActor
  init(_ controller: UIViewController, _ origin: ControllerOrigin) {
    id = ObjectIdentifier(controller)
    name = ControllerNames.current.name(of: controller)
    self.origin = origin
  }
}

/// The names of a host's controllers: that of the class, with a number from the second one on.
@MainActor
final class ControllerNames {
  private var counts: [String: Int] = [:]

  static var current: ControllerNames { SegueHost.current.companion { ControllerNames() } }

  func name(of controller: UIViewController) -> String {
    if let known = controller.traceName { return known }
    let type = String(describing: type(of: controller))
    let count = counts[type, default: 0] + 1
    counts[type] = count
    let name = count == 1 ? type : "\(type)-\(count)"
    controller.traceName = name
    return name
  }
}

extension ControllerStack<ControllerHandle> {
  /// The controllers of a window as they are now: the root with its stack, then what is presented over it.
  @MainActor
  init(of window: UIWindow?) {
    self.init()
    var outer = window?.rootViewController
    var isRoot = true
    while let controller = outer {
      let first: ControllerOrigin = isRoot ? .root : .presented(controller.rules)
      let screens = (controller as? UINavigationController)?.stack ?? [controller]
      for (index, screen) in screens.enumerated() {
        let handle = ControllerHandle(screen, index == 0 ? first : .pushed)
        if isRoot, index == 0 { setRoot(handle) } else { append(handle) }
      }
      isRoot = false
      outer = controller.presented
    }
  }
}

extension ControllerStack<ControllerHandle> {
  /// The controllers of one navigation stack, wherever it is: in a window, a tab or another container.
  @MainActor
  init(of navigation: UINavigationController) {
    self.init()
    for (index, screen) in navigation.stack.enumerated() {
      let handle = ControllerHandle(screen, index == 0 ? .root : .pushed)
      if index == 0 { setRoot(handle) } else { append(handle) }
    }
  }
}

extension UIViewController {
  /// What its presentation means to the rules.
  var rules: ModalPresentation {
    var rules = modalPresentationStyle.rules
    if let ownPresentation { rules.removesPresenter = ownPresentation.shouldRemovePresentersView }
    return rules
  }
}
