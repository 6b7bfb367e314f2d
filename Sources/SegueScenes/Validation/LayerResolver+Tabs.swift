import SegueModel

/// Screens that a change of the tab does not name.
extension LayerResolver {
  /// Why nothing is known of the layers of a screen that can be any tab's.
  func anyTab(_ path: LayerPath, _ context: PathContext) -> Failure? {
    guard let definition = context.transition?.definition, definition.kind == .tab,
      let role = path.role, role == .from || role == .to,
      (role == .from ? definition.from : definition.to) == nil
    else { return nil }
    return Failure(
      message: "'\(role.rawValue)' can be any tab here, and what is in it is not known",
      component: 1,
      hint: "name the screen: '\(role.rawValue): \(scene.tabs.last?.name ?? "home")'"
    )
  }
}
