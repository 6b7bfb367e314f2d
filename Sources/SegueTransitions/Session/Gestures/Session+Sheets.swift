import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import SegueUIKitRules

/// Sheets with detents, whose presentation controller follows the hand by itself.
///
/// A sheet is what was presented: screens that are pushed in it are moved with it.
extension Session {
  /// The controller that the sheet on top was presented with; nil if what is presented on top is no sheet with detents.
  private var sheetController: Controller? { stack.presentedRoot.flatMap { $0.sheet == nil ? nil : $0 } }

  /// The detent at which the sheet on top rests, or to which it is on its way.
  private var selectedDetent: SheetDefinition.Detent? {
    guard let sheet = sheetController?.sheet, let index = selectedDetentIndex else { return nil }
    return sheet.detents[index]
  }

  private var selectedDetentIndex: Int? {
    guard let controller = sheetController, let sheet = controller.sheet else { return nil }
    let settled = stage.records[controller.layer]?.settled.last { $0.binding.property == .y }
    guard let chosen = settled?.gesture.locals[SheetDefinition.detentName] else { return sheet.selected }
    return sheet.index(chosen.number)
  }

  /// Where a pan of the sheet on top lets go of it.
  func landing(of gesture: GestureRun, isGone: Bool) -> GestureVerdict.Landing? {
    guard let sheet = sheetController?.sheet,
      let height = gesture.values.locals[SheetDefinition.landingName]?.number,
      let index = gesture.values.locals[SheetDefinition.detentName]?.number
    else { return nil }
    let detent = sheet.detents[sheet.index(index)].name
    return GestureVerdict.Landing(height: height, detent: isGone ? nil : detent)
  }

  /// Lets go of a sheet, which comes to rest at a detent; its delegate is told if that is another one than before.
  mutating func settleSheet(_ settle: (inout Session) -> Void) {
    let (before, wasPulledOff) = (selectedDetent, isPulledOff)
    settle(&self)
    if let now = selectedDetent, now != before {
      note(.sheet(.didChangeSelectedDetentIdentifier(now.name)))
    }
    if wasPulledOff { note(.sheet(.didAttemptToDismiss)) }
  }

  /// Whether a sheet that nothing dismisses is held below its lowest detent.
  private var isPulledOff: Bool {
    guard let controller = sheetController, let sheet = controller.sheet, dismissal == nil else {
      return false
    }
    let lowest = sheet.top(at: 0).number(in: LayerEnvironment(stage: stage, time: time))
    return stage.tree[controller.layer].model.layoutFrame.minY > lowest
  }
}

/// Which layers and fingers are a sheet's.
extension Session {
  /// Whether a gesture follows fingers now: one of the screen on top, one behind a sheet that lets touches through, or a
  /// sheet's own, whatever was pushed in it.
  func followsTouches(_ gesture: GestureDefinition) -> Bool {
    let owner = gesture.path.components.first
    if gesture.isSystem { return owner == sheetController?.name }
    return owner == screen || owner == uncovered?.name
  }

  /// The layer that a gesture is attached to: a sheet's pan to the view that is seen of the sheet.
  func layer(of gesture: GestureDefinition) -> LayerID? {
    guard followsTouches(gesture) else { return nil }
    let layer = stage.resolve(gesture.path).first
    return layer == sheetController?.layer ? stack.top?.layer : layer
  }

  /// The layers that a gesture sets at a path: of a sheet its own view, and the one that was pushed in front of it.
  func layers(at path: LayerPath, setBy definition: GestureDefinition) -> [LayerID] {
    if let dimming = dimming(at: path, setBy: definition) { return dimming }
    let layers = stage.resolve(path, roles: Roles(from: stack.top?.layer))
    guard definition.isSystem, let sheet = sheetController?.layer, let top = stack.top?.layer,
      layers == [sheet], top != sheet
    else { return layers }
    return [sheet, top]
  }

  /// The dimming view that a sheet's own pan means: what is presented over it meanwhile has another one.
  ///
  /// nil if the path is not that of a dimming view, or the gesture is one of the scene's.
  func dimming(at path: LayerPath, setBy definition: GestureDefinition) -> [LayerID]? {
    guard definition.isSystem, path.components.last == PresentationDefinition.dimmingName else { return nil }
    let owner = stack.controllers.last { $0.name == definition.path.components.first }
    return [owner?.dimming].compactMap { $0 }
  }

  /// The controller behind the sheet on top whose view takes touches as well, as nothing dims it.
  var uncovered: Controller? {
    guard let controller = sheetController, let undimmed = controller.sheet?.largestUndimmed,
      let selected = selectedDetentIndex, selected <= undimmed
    else { return nil }
    return stack.controllers.prefix { $0.id != controller.id }.last
  }

  /// What a finger touches beside the sheet on top: the screen behind where that is not dimmed, else the dimming view.
  func hitBesideSheet(_ place: Point) -> LayerID? {
    guard let sheet = sheetController else { return nil }
    if let uncovered { return stage.hitTest(place, below: uncovered.layer, at: time) }
    return sheet.dimming.flatMap { stage.hitTest(place, below: $0, at: time) }
  }

  /// Whether a touch of a layer is one of what a sheet dims.
  func isBesideSheet(_ layer: LayerID) -> Bool { sheetController.map { layer == $0.dimming } ?? false }

  /// A tap beside a sheet: on what dims the screen behind it takes the sheet away, if the scene has a dismissal; on the
  /// screen behind it starts nothing, as that is not on top.
  ///
  /// - Returns: Whether the tap was beside the sheet.
  mutating func tapBesideSheet(_ chain: [LayerID]) -> Bool {
    if let layer = chain.first, isBesideSheet(layer) {
      if let dismissal { dismissSheet(dismissal) } else { note(.sheet(.didAttemptToDismiss)) }
      return true
    }
    guard let uncovered, chain.contains(uncovered.layer) else { return false }
    let roles = Roles(from: uncovered.layer, hit: uncovered.hit)
    let tapped = scene.transitions.first { transition in
      transition.from == uncovered.name
        && transition.tap.map { !Set(stage.resolve($0, roles: roles)).isDisjoint(with: chain) } ?? false
    }
    if let tapped { note(.complaint(.covered, transition: tapped.name)) }
    return true
  }

  /// The transition that takes the sheet on top away: the scene's, whichever of the sheet's screens it leaves.
  var dismissal: TransitionDefinition? {
    guard let sheet = sheetController else { return nil }
    if let own = availableTransitions.first(where: { $0.kind == .dismiss }) { return own }
    guard var other = scene.transitions.first(where: { $0.kind == .dismiss && $0.from == sheet.name }) else {
      return nil
    }
    other.from = screen
    return isAvailable(other) ? other : nil
  }

  /// The user takes the sheet on top away, of which its delegate is told.
  mutating func dismissSheet(_ dismissal: TransitionDefinition) {
    note(.sheet(.shouldDismiss))
    note(.sheet(.willDismiss))
    begin(dismissal, hit: nil)
    navigation.changeRun { $0.becomeUsersOwn() }
  }
}
