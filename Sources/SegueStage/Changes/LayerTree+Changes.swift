extension LayerTree {
  /// Marks a layer that is about to be changed in place.
  @usableFromInline
  mutating func lend(slot index: Int) { slots[index].layer.changes.insert(.isLent) }

  /// Takes over what was changed of a layer that has been lent.
  @usableFromInline
  mutating func takeBack(slot index: Int) {
    if slots[index].layer.changes.contains(.isLent) {
      slots[index].layer.changes.remove(.isLent)
    } else {
      slots[index].layer.changes = [.animations, .structure]
    }
    noteChanges(ofSlot: index)
  }

  /// Takes over what was changed of a layer in place.
  mutating func noteChanges(ofSlot index: Int) {
    let changes = slots[index].layer.changes
    if changes.isEmpty { return }
    slots[index].layer.changes = []
    if changes.contains(.animations) { noteAnimations(ofSlot: index) }
    if changes.contains(.structure) { history.noteStructure() } else { history.note(Int32(index)) }
  }

  /// Keeps the list of animated layers true.
  mutating func noteAnimations(ofSlot index: Int) {
    let isAnimated = !slots[index].layer.animations.isEmpty
    guard slots[index].isAnimated != isAnimated else { return }
    slots[index].isAnimated = isAnimated
    history.setAnimated(Int32(index), isAnimated)
  }
}
