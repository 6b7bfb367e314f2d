import SegueGeometry
import SegueModel
import SegueStage

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
    guard overpull(of: content) == 0 else { return true }
    return condition && (lastStep(of: content) ?? offset) <= top
  }

  /// The scroll layer whose content shares a gesture's finger.
  func sharedContent(of gesture: GestureRun) -> LayerID? {
    scene.gestures[gesture.index].handsOverTo.flatMap { stage.resolve($0).first }
  }

  /// How far the hand has pulled the content beyond its top in the present step, in points: what moves instead begins there.
  ///
  /// It counts whether the content goes there, as where it does not bounce.
  func overpull(of content: LayerID) -> Double {
    let pull = drag(of: content)?.pull ?? stage.pull(of: content)
    return max(stage.scrollRange(of: content).y.lowerBound - pull.y, 0)
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
    guard let step = drag(of: content)?.lastStep, step.time == time else { return nil }
    return step.before.y
  }

  /// The finger on a content.
  private func drag(of content: LayerID) -> ScrollDrag? {
    for follower in hands.active?.followers ?? [] {
      if case .scroll(content, let drag?) = follower { return drag }
    }
    return nil
  }
}
