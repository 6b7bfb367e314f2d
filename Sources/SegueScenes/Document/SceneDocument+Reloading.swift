extension SceneDocument {
  /// What became of the tuning when the file changed on disk.
  public struct Reload: Hashable, Sendable {
    /// Tuned literals that the new text has as the old one had them; they were tuned again.
    public var kept: [Knob.ID]
    /// Tuned literals that the new text has otherwise or no more; the new text holds.
    public var dropped: [Knob.ID]
  }

  /// Takes what the file says now; tuning that it does not contradict is kept.
  ///
  /// The text before can be reached by `undo()`. Where the new text is not a scene the document stays as it
  /// is.
  public mutating func reload(_ bytes: [UInt8]) throws(SceneError) -> Reload {
    var report = Reload(kept: [], dropped: [])
    guard bytes != savedSource else { return report }
    let tuned = tunedTexts
    let before = self
    forgetPictures()
    do throws(SceneError) {
      try change(to: bytes, .reload)
    } catch {
      self = before
      throw error
    }
    noteSaved()
    for (id, old, new) in tuned {
      guard let knob = knob(id), knob.text == old, (try? rewrite(knob, new)) != nil else {
        report.dropped.append(id)
        continue
      }
      report.kept.append(id)
    }
    return report
  }

  /// Every literal that is not as the file has it, with the file's text and its own.
  private var tunedTexts: [(id: Knob.ID, old: String, new: String)] {
    knobs.compactMap { knob in
      guard isTuned(knob), let old = saved[knob.id] else { return nil }
      return (knob.id, old, knob.text)
    }
  }

  /// Tunes a literal of a text that was just read, as part of the same change.
  private mutating func rewrite(_ knob: Knob, _ text: String) throws(SceneError) {
    let before = source
    try read(replacing([(knob, text)]))
    history.amend(before, replacedBy: source)
  }
}
