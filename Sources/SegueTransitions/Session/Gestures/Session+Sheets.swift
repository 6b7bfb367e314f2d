import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import SegueUIKitRules

/// Sheets with detents, whose presentation controller follows the hand by itself.
extension Session {
  /// The detent at which a sheet rests, or to which it is on its way; nil for what is no sheet with detents.
  func selectedDetent(of controller: Controller) -> SheetDefinition.Detent? {
    selectedDetentIndex(of: controller).map { controller.sheet?.detents[$0] } ?? nil
  }

  /// Where a pan of the sheet on top lets go of it.
  func landing(of gesture: GestureRun, isGone: Bool) -> GestureVerdict.Landing? {
    guard let detents = stack.top?.sheet?.detents,
      let height = gesture.values.locals[SheetDefinition.landingName]?.number,
      let index = gesture.values.locals[SheetDefinition.detentName]?.number
    else { return nil }
    let chosen = min(max(Int(clamping: index), 0), detents.count - 1)
    return GestureVerdict.Landing(height: height, detent: isGone ? nil : detents[chosen].name)
  }

  private func selectedDetentIndex(of controller: Controller) -> Int? {
    guard let sheet = controller.sheet else { return nil }
    let settled = stage.records[controller.layer]?.settled.last { $0.binding.property == .y }
    guard let chosen = settled?.gesture.locals[SheetDefinition.detentName] else { return sheet.selected }
    return min(max(Int(clamping: chosen.number), 0), sheet.detents.count - 1)
  }

  /// The controller behind the sheet on top whose view takes touches as well, as nothing dims it.
  var uncovered: Controller? {
    guard let top = stack.top, let undimmed = top.sheet?.largestUndimmed,
      let selected = selectedDetentIndex(of: top), selected <= undimmed
    else { return nil }
    return stack.presenter
  }

  /// The screens whose gestures follow a finger: the one on top, and one behind a sheet that lets touches through.
  func followsTouches(_ screen: String?) -> Bool { screen == self.screen || screen == uncovered?.name }

  /// What a finger touches beside the sheet on top: the screen behind where that is not dimmed, else the dimming view.
  func hitBesideSheet(_ place: Point) -> LayerID? {
    guard let top = stack.top, top.sheet != nil else { return nil }
    if let uncovered { return stage.hitTest(place, below: uncovered.layer, at: time) }
    return top.dimming.flatMap { stage.hitTest(place, below: $0, at: time) }
  }

  /// A tap beside a sheet: on what dims the screen behind it takes the sheet away, if the scene has a dismissal.
  ///
  /// - Returns: Whether the tap was meant for the sheet.
  mutating func tapBesideSheet(_ layer: LayerID) -> Bool {
    guard let top = stack.top, top.sheet != nil, layer == top.dimming else { return false }
    guard let dismissal = availableTransitions.first(where: { $0.kind == .dismiss }) else {
      note(.sheet(.didAttemptToDismiss))
      return true
    }
    dismissSheet(dismissal)
    return true
  }

  /// The user takes the sheet on top away, of which its delegate is told.
  mutating func dismissSheet(_ dismissal: TransitionDefinition) {
    note(.sheet(.shouldDismiss))
    note(.sheet(.willDismiss))
    begin(dismissal, hit: nil)
    navigation.changeRun { $0.becomeUsersOwn() }
  }

  /// Lets go of a sheet, which comes to rest at a detent; its delegate is told if that is another one than before.
  mutating func settleSheet(_ settle: (inout Session) -> Void) {
    guard let top = stack.top else { return settle(&self) }
    let before = selectedDetent(of: top)
    let wasPulledOff = isPulledOff(top)
    settle(&self)
    if let now = selectedDetent(of: top), now != before {
      note(.sheet(.didChangeSelectedDetentIdentifier(now.name)))
    }
    if wasPulledOff { note(.sheet(.didAttemptToDismiss)) }
  }

  /// Whether a sheet that nothing dismisses is held below its lowest detent.
  private func isPulledOff(_ controller: Controller) -> Bool {
    guard let sheet = controller.sheet, !availableTransitions.contains(where: { $0.kind == .dismiss }) else {
      return false
    }
    let lowest = sheet.top(at: 0).number(in: LayerEnvironment(stage: stage, time: time))
    return stage.tree[controller.layer].model.layoutFrame.minY > lowest
  }
}

/// A pan that shares a finger with the content of a scroll layer: the one moves where the other cannot.
extension Session {
  /// Whether the pan has the finger rather than the content.
  ///
  /// It has it from the top of the content on: downwards always, upwards as long as `while` holds. What counts is where the
  /// content was before the present step of its own.
  func hasFinger(beside content: LayerID, while condition: Bool) -> Bool {
    // A content that fits has no pan of its own.
    guard stage.canScroll(content) else { return true }
    let top = stage.scrollRange(of: content).y.lowerBound
    let offset = stage.tree[content].model.bounds.origin.y
    guard offset >= top else { return true }
    return condition && (lastStep(of: content) ?? offset) <= top
  }

  /// The scroll layer whose content shares a gesture's finger.
  func sharedContent(of gesture: GestureRun) -> LayerID? {
    scene.gestures[gesture.index].handsOverTo.flatMap { stage.resolve($0).first }
  }

  /// How far the hand has pulled the content beyond its top in the present step, in points: what moves instead begins there.
  func overpull(of content: LayerID) -> Double {
    max(stage.scrollRange(of: content).y.lowerBound - stage.pull(of: content).y, 0)
  }

  /// Holds the content at its top; where `while` holds no more, as the layer is at its end, the content has what is left
  /// of the hand's way.
  mutating func holdContent(_ content: LayerID, beside gesture: GestureRun, moving layer: LayerID) {
    guard stage.canScroll(content), let begin = hands.direct?.layers[layer]?.seen.layoutFrame.minY else {
      return
    }
    let wanted = begin + gesture.values.location.y - gesture.values.start.y
    let hasRoom = scene.gestures[gesture.index].condition?.boolean(in: environment(of: gesture)) ?? true
    let rest = hasRoom ? 0 : max(stage.tree[layer].model.layoutFrame.minY - wanted, 0)
    let offset = stage.scrollRange(of: content).y.lowerBound + rest
    let path = scene.gestures[gesture.index].path
    set(
      LayerAssignment(path: path, values: [PropertyBinding(.offsetY, .number(offset))]),
      gesture: gesture
    )
  }

  /// Where the content was before the step that the finger has just made; nil if it made none at the present time.
  private func lastStep(of content: LayerID) -> Double? {
    for follower in hands.active?.followers ?? [] {
      guard case .scroll(content, let drag?) = follower, let step = drag.lastStep, step.time == time else {
        continue
      }
      return step.before.y
    }
    return nil
  }
}
