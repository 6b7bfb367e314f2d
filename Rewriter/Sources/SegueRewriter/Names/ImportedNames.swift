/// Selectors of UIKit's methods whose Swift names were made from them, and do not lead back by rule.
enum ImportedNames {
  /// By the name that Swift code uses.
  static let selectors: [String: String] = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "popToViewController(_:animated:)": "popToViewController:animated:",
    "show(_:sender:)": "showViewController:sender:",
    "showDetailViewController(_:sender:)": "showDetailViewController:sender:",
    "prepare(for:sender:)": "prepareForSegue:sender:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:",
    "willTransition(to:with:)": "willTransitionToTraitCollection:withTransitionCoordinator:",
    "removeFromParent()": "removeFromParentViewController",
    "willMove(toParent:)": "willMoveToParentViewController:",
    "didMove(toParent:)": "didMoveToParentViewController:",
    "draw(_:)": "drawRect:",
    "draw(in:)": "drawInContext:",
    "hitTest(_:with:)": "hitTest:withEvent:",
    "point(inside:with:)": "pointInside:withEvent:",
    "action(for:forKey:)": "actionForLayer:forKey:",
    "layoutSublayers(of:)": "layoutSublayersOfLayer:",
    "bringSubviewToFront(_:)": "bringSubviewToFront:",
    "sendSubviewToBack(_:)": "sendSubviewToBack:",
    "endEditing(_:)": "endEditing:",
    "setNeedsDisplay(_:)": "setNeedsDisplayInRect:",
    "animateTransition(using:)": "animateTransition:",
    "transitionDuration(using:)": "transitionDuration:",
    "viewWillAppear(_:)": "viewWillAppear:",
    "viewDidAppear(_:)": "viewDidAppear:",
    "viewWillDisappear(_:)": "viewWillDisappear:",
    "viewDidDisappear(_:)": "viewDidDisappear:",
    "copy(_:)": "copy:", "cut(_:)": "cut:", "paste(_:)": "paste:", "select(_:)": "select:",
    "selectAll(_:)": "selectAll:", "delete(_:)": "delete:",
  ]

  /// The selector for a name with labels, or for a base name that only one listed method has.
  static func selector(_ base: String, labels: [String]?) -> String? {
    if let labels { return selectors[base + "(" + labels.map { $0 + ":" }.joined() + ")"] }
    let matches = selectors.filter { $0.key.prefix { $0 != "(" } == base }
    return matches.count == 1 ? matches.first?.value : nil
  }

  /// The key of a property that the files do not declare: UIKit's `isHidden` is `hidden` to Objective-C.
  static func key(_ property: String) -> String {
    guard let word = word(afterIs: property) else { return property }
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  /// The selector of the setter of a property that the files do not declare.
  static func setter(_ property: String) -> String {
    ObjectiveCName.setter(word(afterIs: property) ?? property)
  }

  private static func word(afterIs property: String) -> String? {
    guard property.hasPrefix("is"), property.dropFirst(2).first?.isUppercase == true,
      property != "isFirstResponder"
    else { return nil }
    return String(property.dropFirst(2))
  }
}
