public import SegueDocuments

extension SceneDocument {
  /// The effect of a change on disk on the tuned literals.
  public struct Reload: Hashable, Sendable {
    /// Tuned literals that the file did not change; their tuning was applied to the new text.
    public var kept: [Knob.ID]
    /// Tuned literals that the new text changes or no longer has; the new text wins.
    public var dropped: [Knob.ID]
  }

  /// Takes over the file's new text; tuning that it does not contradict is kept.
  ///
  /// `undo()` goes back to the text before.
  ///
  /// - Throws: `DocumentError` if the new text has errors; the document is then unchanged.
  public mutating func reload(_ bytes: [UInt8]) throws(DocumentError) -> Reload {
    var report = Reload(kept: [], dropped: [])
    guard bytes != savedSource else { return report }
    let tuned = tunedTexts
    let before = self
    forgetPictures()
    do throws(DocumentError) {
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

  /// All literals that differ from the file, with the file's text and their own.
  private var tunedTexts: [(id: Knob.ID, old: String, new: String)] {
    knobs.compactMap { knob in
      guard isTuned(knob), let old = saved[knob.id] else { return nil }
      return (knob.id, old, knob.text)
    }
  }

  /// Tunes a literal of the text just read, as part of the same change.
  private mutating func rewrite(_ knob: Knob, _ text: String) throws(DocumentError) {
    let before = source
    try read(replacing([(knob, text)]))
    history.amend(before, replacedBy: source)
  }
}
