extension LayerTree {
  /// Marks a layer that is about to be modified in place by a caller.
  @usableFromInline
  mutating func lend(slot index: Int) { slots[index].layer.changes.insert(.isLent) }

  /// Records what a caller has modified of a layer, which may have been replaced by another one.
  @usableFromInline
  mutating func takeBack(slot index: Int) {
    if slots[index].layer.changes.contains(.isLent) {
      slots[index].layer.changes.remove(.isLent)
    } else {
      slots[index].layer.changes = [.animations, .structure]
    }
    noteChanges(ofSlot: index)
  }

  /// Moves a layer's own record of changes to the history.
  mutating func noteChanges(ofSlot index: Int) {
    let changes = slots[index].layer.changes
    if changes.isEmpty { return }
    slots[index].layer.changes = []
    if changes.contains(.animations) { noteAnimations(ofSlot: index) }
    if changes.contains(.structure) { history.noteStructure() } else { history.note(Int32(index)) }
  }

  /// Updates the history's list of animated layers.
  mutating func noteAnimations(ofSlot index: Int) {
    let isAnimated = !slots[index].layer.animations.isEmpty
    guard slots[index].isAnimated != isAnimated else { return }
    slots[index].isAnimated = isAnimated
    history.setAnimated(Int32(index), isAnimated)
  }
}
