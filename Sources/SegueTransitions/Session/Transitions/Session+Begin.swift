import SegueGeometry
public import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

extension Session {
  /// Starts a transition as UIKit does: asks the delegates, puts the views in place, runs the animator.
  ///
  /// `hit` is the layer that was tapped, `gesture` the index of the gesture that hands out the interaction
  /// controller, `tab` the tab that a finger has chosen.
  mutating func begin(
    _ definition: TransitionDefinition,
    hit: LayerID?,
    gesture: Int? = nil,
    tab chosen: String? = nil
  ) {
    guard let kind = definition.kind.betweenControllers else { return turn(.rotate(orientation.other)) }
    guard run == nil else { return ask(for: definition.name) }
    let tab = kind == .tab ? chosen ?? self.tab(of: definition) : nil
    let target = kind == .tab ? tab.flatMap { self.target(ofTab: $0) } : self.target(of: definition, hit: hit)
    guard let from = stack.top, let to = target else { return }
    // A highlight ends before anything is seen of the transition, also of one that nobody tapped.
    dropPress()
    var body = body(of: definition)
    // view(forKey:) is nil for the presenter whose view never leaves.
    if let key = keyWithoutView(kind, to: to) { body = body.withoutView(of: key.role) }
    let interaction = interaction(for: definition, body: body, gesture: gesture)
    let hand = interaction.hand
    guard let transition = transition(kind, to: to, tab: tab, hasAnimator: body.isCustom) else { return }
    callTrace.begin(definition.name)
    note(transition.questions(hasInteractionController: interaction.interactor != nil))
    if kind.isNavigation { openNavigationView(around: from) }
    // A way back undoes what led away from its end, whatever has come over that since.
    let opened = definition.isForward ? to : stack.opened(over: to) ?? from
    var roles = Roles(from: from.layer, to: to.layer, hit: opened.hit)
    roles.dragged = draggedLayer(before: definition)
    roles.touch = opened.touch
    if let tab { roles.direction = direction(toTab: tab) }
    var run = makeRun(definition, body: body, transition, roles: roles, interaction)
    note(transition.beginning)
    let turns = suspendTurns()
    if let tab { stage.showChosen(tab: tab, time: time) }
    arrangeNavigationBars(for: run)
    let wasInserted = insertView(of: to, beside: from, for: run)
    takeOut(transition.leaving, presented: transition.presented)
    let additions = stage.prepare(body.additions, roles: roles, at: time)
    navigation.forgetReplaced()
    hold(body.settingScreens, roles: roles)
    stage.insert(additions, roles: roles, seed: body.seed, at: time)
    hold(body.settingAdditions, roles: roles)
    run.takeViews(wasInserted: wasInserted, dimming: addDimming(for: run))
    note(run.transition.animation(isInteractive: hand != nil))
    animate(&run)
    resumeTurns(turns)
    navigation.begin(run)
    sizeTransitions.forgetRotation()
    applyClock()
  }

  /// The gesture whose interaction controller the delegate hands out: the one that begins the transition, or
  /// one that lets it start by itself and stands by to pause it.
  private func interaction(
    for definition: TransitionDefinition,
    body: TransitionBody,
    gesture: Int?
  ) -> InteractionChoice<Int> {
    func candidate(_ index: Int) -> InteractionChoice<Int>.Candidate {
      .init(index, wantsInteractiveStart: scene.gestures[index].wantsInteractiveStart)
    }
    let drivers = scene.gestures.indices.filter {
      scene.gestures[$0].action == .drives(transition: definition.name)
    }
    return InteractionChoice(
      hasAnimator: body.isCustom,
      hand: gesture.map(candidate),
      isSystemPop: isSystemPop(gesture, definition),
      others: drivers.map(candidate)
    )
  }

  /// Whether a gesture is the one with which UIKit itself pops, the only interaction possible without an
  /// animator.
  private func isSystemPop(_ gesture: Int?, _ definition: TransitionDefinition) -> Bool {
    guard let gesture, definition.kind == .pop else { return false }
    return scene.gestures[gesture].recognizer == .edgePan(.left)
  }

  /// The animator that runs, with what the scene sets around any animator.
  private func body(of definition: TransitionDefinition) -> TransitionBody {
    let written = definition.body
    if options.reduceMotion {
      let reduced = definition.reduceMotion ?? .fade(for: definition.kind, duration: written.duration)
      return reduced.keepingOutcome(of: written)
    }
    guard !written.isCustom else { return written }
    var standard = TransitionBody.standard(for: definition.kind).keepingOutcome(of: written)
    standard.during = written.during
    standard.alongside = written.alongside
    return standard
  }

  /// The controllers and calls of a transition to a controller.
  private func transition(
    _ kind: TransitionKind,
    to: Controller,
    tab: String?,
    hasAnimator: Bool
  ) -> ControllerTransition<Controller>? {
    if let tab { return stack.tabTransition(toTab: tab, hasAnimator: hasAnimator) }
    let views = stage.tree[stage.container].sublayers
    return stack.transition(
      kind,
      to: to,
      hasAnimator: hasAnimator,
      isLowerInWindow: stage.isInContainer(to.layer),
      place: { views.firstIndex(of: $0.layer) }
    )
  }

  private func makeRun(
    _ definition: TransitionDefinition,
    body: TransitionBody,
    _ transition: ControllerTransition<Controller>,
    roles: Roles,
    _ interaction: InteractionChoice<Int>
  ) -> TransitionRun {
    TransitionRun(
      definition,
      body: body,
      transition,
      roles: roles,
      context: context(of: transition, isInteractive: interaction.hand != nil),
      timing: timing(of: body, standard: TransitionDefinition.standardDuration, roles: roles),
      time: time,
      mediaTime: stage.tree.localTime(of: stage.container, at: time),
      gesture: interaction.hand,
      standby: interaction.standby,
      isInterruptible: definition.isInterruptible || options.allInterruptible
    )
  }

  /// An animator's duration and curve; `standard` is the duration in seconds if it names none.
  func timing(of body: TransitionBody, standard: Double, roles: Roles = Roles()) -> AnimationTiming {
    var environment = LayerEnvironment(stage: stage, time: time, roles: roles)
    environment.isInTransition = true
    let seconds = body.duration?.number(in: environment) ?? standard
    return AnimationTiming(body.ease, duration: seconds, in: environment)
  }

  /// Returns what `transitionDuration` would be now, in seconds.
  public func duration(of definition: TransitionDefinition) -> Double {
    if definition.kind == .rotate {
      return timing(of: definition.body, standard: Session.standardRotation).duration
    }
    return timing(of: body(of: definition), standard: TransitionDefinition.standardDuration).duration
  }

  /// Puts the incoming view into the container; returns false if it is already there.
  private mutating func insertView(
    of to: Controller,
    beside from: Controller,
    for run: TransitionRun
  ) -> Bool {
    let views = stage.tree[stage.transitionContainer].sublayers
    guard !views.contains(to.layer) else { return false }
    let insertion = run.body.insert ?? (run.transition.kind.insertsAbove ? .above : .below)
    let place = views.firstIndex(of: from.layer) ?? views.count
    stage.tree.move(to.layer, to: stage.transitionContainer, at: insertion == .above ? place + 1 : place)
    stage.layOut(to.layer, at: time)
    clampOffsets(in: to.layer)
    return true
  }

  private mutating func animate(_ run: inout TransitionRun) {
    var animator = Animator(
      body: run.body,
      roles: run.roles,
      before: stage,
      time: time,
      duration: run.duration,
      isInteractive: run.gesture != nil
    )
    animator.gesture = hands.values
    animator.initialFrames = run.context.initialFrames
    animator.handOff = hands.handOff
    animator.holds = options.holds
    animator.transition = run.definition.name
    animator.attach(
      run.body.tracks + run.body.alongside + navigationBarTracks(of: run),
      and: dimmingTracks(of: run),
      to: &stage
    )
    run.takeAnimations(of: animator)
  }
}

extension Script.Orientation {
  var other: Script.Orientation { self == .portrait ? .landscape : .portrait }
}
