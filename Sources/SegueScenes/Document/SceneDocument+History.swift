public import SegueDocuments
import SegueGeometry
import SegueModel

extension SceneDocument {
  /// Whether there is a change to undo.
  public var canUndo: Bool { history.canUndo }
  /// Whether there is an undone change to redo.
  public var canRedo: Bool { history.canRedo }

  /// Goes back to the text before the last change; returns false if there is none.
  public mutating func undo() throws(DocumentError) -> Bool {
    guard let text = history.previous(of: source) else { return false }
    try read(text)
    history.stepBack()
    return true
  }

  /// Restores the text that was undone last; returns false if there is none.
  public mutating func redo() throws(DocumentError) -> Bool {
    guard let text = history.next(of: source) else { return false }
    try read(text)
    history.stepForward()
    return true
  }

  /// Goes back to the text on disk, as one change that can be undone; returns false if nothing is tuned.
  public mutating func reset() throws(DocumentError) -> Bool {
    guard isModified else { return false }
    try change(to: savedSource, .reset)
    return true
  }

  /// Restores a literal's text on disk; returns false if it has it already.
  ///
  /// If the value has other literals now, for instance another curve, the whole value is restored.
  public mutating func restore(_ id: Knob.ID) throws(DocumentError) -> Bool {
    guard let knob = knob(id) else { return false }
    endChange()
    defer { endChange() }
    if saved.differ(from: knobs.filter { $0.id.keys == id.keys }, at: id.keys) {
      guard let bytes = restoringValue(id.keys) else { return false }
      try change(to: bytes, .timing(id.keys))
    } else {
      guard let text = saved[id], text != knob.text else { return false }
      try write([(knob, text)], label: .knob(id))
    }
    return true
  }

  /// The text with a whole value as it is on disk, and with the duration beside it that writing a spring had removed.
  private func restoringValue(_ keys: [String]) -> [UInt8]? {
    guard let now = values[keys], let old = saved.values[keys] else { return nil }
    var bytes = source
    bytes.replaceSubrange(now.source.lower..<now.source.upper, with: old.text.utf8)
    let beside = Array(keys.dropLast()) + ["duration"]
    guard values[beside] == nil, let duration = saved.values[beside] else { return bytes }
    let line = source[..<now.key.lower].reversed().prefix { $0 != UInt8(ascii: "\n") }
    let isBlock = line.allSatisfy { $0 == UInt8(ascii: " ") }
    let separator = isBlock ? "\n" + String(repeating: " ", count: line.count) : ", "
    bytes.insert(contentsOf: "duration: \(duration.text)\(separator)".utf8, at: now.key.lower)
    return bytes
  }

  /// Reads a new text and remembers the present one.
  mutating func change(to bytes: [UInt8], _ label: TextHistory.Label) throws(DocumentError) {
    let present = source
    try read(bytes)
    history.push(present, replacedBy: source, label)
  }
}
