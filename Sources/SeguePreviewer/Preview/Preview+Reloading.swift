/// What panels learn of the files behind the scene.
extension Preview {
  /// Takes what a reading has come to.
  ///
  /// - Returns: Whether the scene has changed.
  @discardableResult
  mutating func take(_ outcome: FileReading.Outcome) -> Bool {
    defer { fitGestures() }
    return rehearsal.take(outcome)
  }

  /// Takes the file's current contents.
  ///
  /// - Returns: Whether the scene has changed.
  @discardableResult
  mutating func reload(_ bytes: [UInt8], picturesChanged: Bool) -> Bool {
    guard let reading = rehearsal.reading(bytes, picturesChanged: picturesChanged) else { return false }
    return take(reading.outcome)
  }

  /// Begins a recording, or ends it and shows what was recorded.
  mutating func toggleRecording() {
    if rehearsal.toggleRecording() { show(GesturesPanel.traits) }
  }

  /// Refits the gestures if their list is visible.
  mutating func fitGestures() {
    if panels.isOpen(GesturesPanel.traits.name) { rehearsal.fitGestures() }
  }
}
