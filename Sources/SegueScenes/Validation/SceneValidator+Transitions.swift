import SegueDocuments
import SegueGeometry
import SegueModel

extension SceneValidator {
  mutating func check(_ transition: TransitionDefinition) {
    checkWayBack(of: transition)
    checkParts(of: transition)
  }

  /// All but where it leads: what a preset may say of it.
  mutating func checkParts(of transition: TransitionDefinition) {
    if let tap = transition.tap { check(tap, of: transition, "a tap begins") }
    if let hold = transition.hold { check(hold, of: transition, "a finger rests") }
    // The frame is the presented view's as long as it is presented: there are no roles then.
    if let frame = transition.presentation?.frame, let screen = transition.to {
      check(frame, in: .layer(screen: screen, ancestors: []))
    }
    if let dimming = transition.presentation?.dimming {
      check(dimming, in: .transition(transition, transition.body))
    }
    check(transition.body, of: transition)
    if let body = transition.reduceMotion { check(body, of: transition) }
  }

  /// The layer that a finger touches.
  private mutating func check(_ touched: LayerPath, of transition: TransitionDefinition, _ what: String) {
    guard touched.role != .from else {
      check(touched, in: .transition(transition, transition.body))
      return
    }
    report(
      Finding(
        "\(what) at the screen that is left",
        at: SceneValidator.range(of: 0, in: touched),
        hint: "write 'from/…' instead of '\(touched.components.first ?? "")/…'"
      )
    )
  }

  private mutating func check(_ body: TransitionBody, of transition: TransitionDefinition) {
    checkSprings(of: body)
    let context = PathContext.transition(transition, body)
    for addition in body.additions { check(addition, transition, body) }
    for assignment in body.during + body.before + body.after {
      target(assignment.path, context, transition, isHeld: true)
      check(assignment.values, in: context)
    }
    for assignment in body.after
    where assignment.path.role == .container && assignment.path.components.count > 1 {
      report(
        Finding(
          "what is added is gone when 'after' is set",
          at: assignment.path.source,
          hint: "'during' sets it while the transition runs"
        )
      )
    }
    for track in body.tracks { check(track, context, transition) }
    for track in body.alongside { check(track, context, nil) }
    for track in body.tracks + body.alongside { checkLateness(of: track, in: body) }
    for timing in [body.duration].compactMap({ $0 }) + body.ease.expressions { check(timing, in: context) }
  }

  private mutating func check(
    _ addition: AdditionDefinition,
    _ transition: TransitionDefinition,
    _ body: TransitionBody
  ) {
    checkName(of: addition)
    switch addition.placement {
    case .container: break
    case .inside(let path), .masks(let path): check(path, in: .transition(transition, body))
    }
    checkAdded(addition.layer, below: []) {
      .addition(transition, body, name: addition.layer.name, ancestors: $0)
    }
  }

  /// Refuses a name that a path takes for what is in the container anyway.
  private mutating func checkName(of addition: AdditionDefinition) {
    let what: String
    switch addition.layer.name {
    case PresentationDefinition.dimmingName: what = "the presentation's dimming view"
    case NavigationBar.name where scene.hasNavigationBars: what = "the navigation controller's bar"
    case TabBar.name where !scene.tabs.isEmpty: what = "the tab bar controller's bar"
    default: return
    }
    report(
      Finding(
        "no path leads to this layer: 'container/\(addition.layer.name)' is \(what)",
        at: addition.layer.source,
        hint: "give the layer another name"
      )
    )
  }

  private mutating func checkAdded(
    _ layer: LayerDefinition,
    below ancestors: [LayerDefinition],
    _ context: ([LayerDefinition]) -> PathContext
  ) {
    let own = context(ancestors)
    if let copy = layer.copy { check(copy, in: own) }
    check(layer.values, in: own)
    if let grid = layer.grid {
      check(grid.columns, in: own)
      check(grid.rows, in: own)
      check(grid.values, in: context(ancestors + [layer]))
      var piece = LayerDefinition(name: "piece")
      piece.layers = grid.layers
      for child in grid.layers { checkAdded(child, below: ancestors + [layer, piece], context) }
    }
    for child in layer.layers + layer.mask { checkAdded(child, below: ancestors + [layer], context) }
  }

  private mutating func check(
    _ track: TrackDefinition,
    _ context: PathContext,
    _ transition: TransitionDefinition?
  ) {
    for path in track.targets { target(path, context, transition) }
    checkExpressions(of: track, in: context)
  }

  /// Warns about a track that begins when the duration is over, as far as the numbers are in the file.
  private mutating func checkLateness(of track: TrackDefinition, in body: TransitionBody) {
    guard !track.isMirrored, !body.ease.timesItself, let delay = track.delay, let seconds = delay.constant,
      let duration = (body.duration ?? .number(TransitionDefinition.standardDuration)).constant, duration > 0,
      seconds >= duration
    else { return }
    report(
      Finding(
        "this track begins when the transition's \(duration.formatted(atMost: 3)) s are over",
        at: delay.source,
        hint: "the transition goes on until it ends: shorten the 'delay', or say a longer 'duration'",
        severity: .warning
      )
    )
  }

  /// A path whose values a transition sets: it begins with a role, except in a rotation, which has none.
  private mutating func target(
    _ path: LayerPath,
    _ context: PathContext,
    _ transition: TransitionDefinition?,
    isHeld: Bool = false
  ) {
    guard check(path, in: context) != nil else { return }
    if path.role == nil, let transition, transition.kind != .rotate {
      let first = path.components.first ?? ""
      let role = first == transition.from ? "from" : first == transition.to ? "to" : nil
      if let role, role == roleWithoutView(of: transition)?.rawValue {
        return report(withoutView(path, transition, role, isHeld: isHeld))
      }
      report(
        Finding(
          "'\(first)' is a screen; a transition's paths begin with a role",
          at: SceneValidator.range(of: 0, in: path),
          hint: role.map { "here '\(first)' is '\($0)'" } ?? "roles: from, to, container, hit"
        )
      )
    }
    guard let transition, let role = roleWithoutView(of: transition), path.role == role else { return }
    report(withoutView(path, transition, role.rawValue, isHeld: isHeld))
  }

  /// What to say of a value of the presenter, whose view is no part of the transition.
  private func withoutView(
    _ path: LayerPath,
    _ transition: TransitionDefinition,
    _ role: String,
    isHeld: Bool
  ) -> Finding {
    let presented = transition.kind == .present ? "presentation" : "dismissal"
    let screen = (role == "from" ? transition.from : transition.to) ?? role
    let shown = ([screen] + path.components.dropFirst()).joined(separator: "/")
    let lasting =
      transition.kind == .present
      ? "and what changes there stays until the dismissal's 'alongside' takes it back"
      : "and what changes there stays when the transition is over"
    return Finding(
      "in style \(style(of: transition).rawValue) a \(presented) has no '\(role)' view",
      at: path.source,
      hint: isHeld
        ? "under 'alongside' write {\(shown): {opacity: 0}}: the presenting screen's view is there all the time, \(lasting)"
        : "what the presenting screen does goes under 'alongside', and fades there: {\(shown): {opacity: 0}}"
    )
  }

  /// The role for which `view(forKey:)` is nil: the presenter's, if its view stays in place.
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
      case .push, .pop, .rotate, .tab: nil
      }
    return presentation?.presentation?.style ?? .fullScreen
  }
}
