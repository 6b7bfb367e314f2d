extension SceneDocument {
  public var canUndo: Bool { history.canUndo }
  public var canRedo: Bool { history.canRedo }

  /// Goes back to the text before the last change; false: there is none.
  public mutating func undo() throws(SceneError) -> Bool {
    guard let text = history.previous else { return false }
    let present = source
    try read(text)
    history.stepBack(from: present)
    return true
  }

  /// Goes on to the text that was undone last; false: there is none.
  public mutating func redo() throws(SceneError) -> Bool {
    guard let text = history.next else { return false }
    let present = source
    try read(text)
    history.stepForward(from: present)
    return true
  }

  /// Goes back to what is on disk, as one change that can be undone; false: nothing is tuned.
  public mutating func reset() throws(SceneError) -> Bool {
    guard isModified else { return false }
    try change(to: savedSource, .reset)
    return true
  }

  /// Gives a literal back the text that it has on disk; false: it has it.
  public mutating func restore(_ id: Knob.ID) throws(SceneError) -> Bool {
    guard let knob = knob(id), let saved = savedTexts[id], saved != knob.text else { return false }
    endChange()
    try write([(knob, saved)], label: .knob(id))
    endChange()
    return true
  }

  /// Reads a new text and remembers the present one.
  mutating func change(to bytes: [UInt8], _ label: TextHistory.Label) throws(SceneError) {
    let present = source
    try read(bytes)
    history.push(present, label)
  }
}
