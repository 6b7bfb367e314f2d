import SegueModel

extension SceneValidator {
  mutating func check(_ transition: TransitionDefinition) {
    if let tap = transition.tap {
      if tap.role != .from {
        report(
          Finding(
            "a tap begins at the screen that is left",
            at: SceneValidator.range(of: 0, in: tap),
            hint: "write 'from/…' instead of '\(tap.components.first ?? "")/…'"
          )
        )
      } else {
        check(tap, in: .transition(transition, transition.body))
      }
    }
    if let presentation = transition.presentation {
      for value in [presentation.frame, presentation.dimming] {
        if let value { check(value, in: .transition(transition, transition.body)) }
      }
    }
    check(transition.body, of: transition)
    if let body = transition.reduceMotion { check(body, of: transition) }
  }

  private mutating func check(_ body: TransitionBody, of transition: TransitionDefinition) {
    checkSprings(of: body)
    let context = PathContext.transition(transition, body)
    for addition in body.additions { check(addition, context) }
    for assignment in body.during + body.before + body.after {
      target(assignment.path, context, transition)
      check(assignment.values, in: context)
    }
    for track in body.tracks { check(track, context, transition) }
    for track in body.alongside { check(track, context, nil) }
    for timing in [body.duration].compactMap({ $0 }) { check(timing, in: context) }
  }

  private mutating func check(_ addition: AdditionDefinition, _ context: PathContext) {
    checkAdded(addition.layer, context)
    switch addition.placement {
    case .container: return
    case .inside(let path), .masks(let path): check(path, in: context)
    }
  }

  private mutating func checkAdded(_ layer: LayerDefinition, _ context: PathContext) {
    if let copy = layer.copy { check(copy, in: context) }
    check(layer.values.filter { !$0.value.readsParent }, in: context)
    if let grid = layer.grid {
      check(grid.values, in: context)
      check(grid.columns, in: context)
      check(grid.rows, in: context)
      for child in grid.layers { checkAdded(child, context) }
    }
    for child in layer.layers + layer.mask { checkAdded(child, context) }
  }

  private mutating func check(
    _ track: TrackDefinition,
    _ context: PathContext,
    _ transition: TransitionDefinition?
  ) {
    for path in track.targets { target(path, context, transition) }
    for change in track.changes {
      for frame in change.keyframes { check(frame.value, in: context) }
    }
  }

  /// A path whose values a transition sets: it begins with a role, except in a rotation, which has none.
  private mutating func target(_ path: LayerPath, _ context: PathContext, _ transition: TransitionDefinition?)
  {
    guard check(path, in: context) != nil else { return }
    if path.role == nil, let transition, transition.kind != .rotate {
      let first = path.components.first ?? ""
      let role = first == transition.from ? "from" : first == transition.to ? "to" : nil
      report(
        Finding(
          "'\(first)' is a screen; a transition's paths begin with a role",
          at: SceneValidator.range(of: 0, in: path),
          hint: role.map { "here '\(first)' is '\($0)'" } ?? "roles: from, to, container, hit"
        )
      )
    }
    guard let transition, let role = roleWithoutView(of: transition), path.role == role else { return }
    let presented = transition.kind == .present ? "presentation" : "dismissal"
    report(
      Finding(
        "in style \(style(of: transition).rawValue) a \(presented) has no '\(role.rawValue)' view",
        at: path.source,
        hint: "move the presenting screen under 'alongside'"
      )
    )
  }

  /// The role for which `view(forKey:)` is nil: the presenter's, where its view stays in place.
  private func roleWithoutView(of transition: TransitionDefinition) -> LayerPath.Role? {
    guard !style(of: transition).removesPresenter else { return nil }
    return transition.kind == .present ? .from : .to
  }

  /// The style in which a transition presents, or in which what it dismisses was presented.
  private func style(of transition: TransitionDefinition) -> PresentationDefinition.Style {
    let presentation: TransitionDefinition? =
      switch transition.kind {
      case .present: transition
      case .dismiss:
        scene.transitions.first {
          $0.kind == .present && $0.to == transition.from && $0.presentation?.style.removesPresenter == false
        }
      case .push, .pop, .rotate: nil
      }
    return presentation?.presentation?.style ?? .fullScreen
  }
}

extension Expression {
  /// Whether it reads the enclosing layer, which additions have no static one of.
  fileprivate var readsParent: Bool {
    var found = false
    visit { part in
      if case .property(_, let path) = part.node, path.role == .parent { found = true }
    }
    return found
  }
}
