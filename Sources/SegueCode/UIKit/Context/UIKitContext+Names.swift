import SegueModel

/// What the types of the file are called, and what there is to write.
extension UIKitContext {
  /// The name of the class for a gesture that drives the transition.
  func interactorName(_ gesture: GestureDefinition) -> String {
    let own = plan.drivers.count > 1 ? Identifier.type(gesture.name) : ""
    return prefix + own + "Interactor"
  }

  func starterName(_ gesture: GestureDefinition) -> String {
    prefix + Identifier.type(gesture.name) + "Gesture"
  }

  var presentationControllerName: String { prefix + "PresentationController" }

  /// The name of the method that gives a sheet its detents.
  var sheetMethod: String { "use" + prefix + "Detents" }

  var animatorName: String { prefix + "Animator" }

  var delegateName: String { prefix + "Delegate" }

  func interactorProperty(_ gesture: GestureDefinition) -> String {
    plan.drivers.count > 1 ? Identifier.member(gesture.name) + "Interactor" : "interactor"
  }

  var hasPresentationController: Bool {
    plan.definition.kind == .present && plan.definition.presentation?.style == .custom
  }

  /// Whether the scene changes anything around a transition that is UIKit's own.
  var hasChanges: Bool {
    let body = plan.body
    return !body.before.isEmpty || !body.after.isEmpty || !body.during.isEmpty || !body.alongside.isEmpty
      || (plan.definition.kind == .rotate && !body.tracks.isEmpty)
  }
}
