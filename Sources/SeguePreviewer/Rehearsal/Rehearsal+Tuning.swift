import SegueDocuments
import SegueExport
import SegueModel
import SegueScenes
import SegueTransitions
import SeguePlayer

extension Rehearsal {
  /// A change to what was tuned; the raw value is the word for it.
  enum Revision: String, Hashable, Sendable {
    case undo, redo, reset
  }
}

/// Tuning: changes to the file's text that take effect at once.
extension Rehearsal {
  /// Changes the document and shows the result; a change that the language refuses is reported and has no
  /// effect.
  ///
  /// A run at either end is replayed, so that the change is seen in motion. Returns false if the change was
  /// refused.
  @discardableResult
  mutating func tune(_ change: (inout SceneDocument) throws(DocumentError) -> Bool) -> Bool {
    guard var document else {
      if refuse("a program's numbers are turned in your editor: each save is taken at once") { return false }
      notice = Notice("there is no file behind this scene", isWarning: true)
      return false
    }
    do throws(DocumentError) {
      guard try change(&document) else { return true }
    } catch {
      notice = Notice.refusal(error)
      return false
    }
    let isAtRest: Bool = !player.isPlaying && (player.isAtEnd || player.isRewound)
    self.document = document
    take(document.scene)
    if isAtRest { replay() }
    return true
  }

  /// Makes what is tuned from here on a change of its own.
  mutating func endChange() { document?.endChange() }

  /// The duration in seconds of a curve that has none of its own: that of its track, its transition or the
  /// run.
  func duration(around id: Knob.ID) -> Double {
    if let written = document?.duration(around: id) { return written }
    if id.keys.count > 1, id.keys[0] == "transitions", let transition = scene.transition(named: id.keys[1]) {
      return session.duration(of: transition)
    }
    let status: TransitionStatus = (player.ending ?? session).status
    return status.duration > 0 ? status.duration : TransitionDefinition.standardDuration
  }

  /// Undoes or redoes a change, or resets the document to the file.
  mutating func revise(_ revision: Revision) {
    if program != nil, revision == .reset { return relaunch() }
    let before: [UInt8]? = document?.source
    switch revision {
    case .undo: tune { (document: inout SceneDocument) throws(DocumentError) in try document.undo() }
    case .redo: tune { (document: inout SceneDocument) throws(DocumentError) in try document.redo() }
    case .reset: tune { (document: inout SceneDocument) throws(DocumentError) in try document.reset() }
    }
    if document?.source == before, document != nil, notice == nil {
      notice = Notice("nothing to \(revision.rawValue)")
    }
  }

  /// How to resolve a conflict when saving, or nil if there is nothing to save; overwrites if asked again
  /// after a conflict.
  mutating func save(after question: Notice.Question?) -> SceneDocument.Conflict? {
    guard let document else {
      _ = refuse("there is nothing to save: the program's files are changed in your editor")
      return nil
    }
    guard document.isModified || SceneLibrary.bundledName(of: document.path) != nil else {
      notice = Notice("nothing tuned since the last save")
      return nil
    }
    return question == .overwrite ? .overwritten : .refused
  }

  /// Writes the file, and reports the outcome as a notice.
  ///
  /// A bundled scene is saved as a copy in the working directory.
  mutating func save(_ conflict: SceneDocument.Conflict) {
    guard var document else { return }
    do throws(SaveError) {
      if let name = SceneLibrary.bundledName(of: document.path) {
        try document.save(as: "\(name).yaml", conflict: conflict)
        notice = Notice("saved as ./\(name).yaml: the scene that comes with segue stays as it is")
      } else {
        try document.save(conflict: conflict)
        notice = Notice("saved \(TextSanitizer.visible(document.path))")
      }
    } catch {
      notice = Notice.failure(error)
    }
    self.document = document
  }

  /// Whether the preview may be closed; if there are unsaved changes, only when asked twice.
  mutating func mayLeave(after question: Notice.Question?) -> Bool {
    guard document?.isModified == true, question != .discard else { return true }
    notice = Notice(
      "tuned values are not saved: ctrl-s saves them, the same key again drops them",
      isWarning: true,
      question: .discard
    )
    return false
  }
}

extension Notice {
  /// Why a change was refused, and its remedy.
  fileprivate static func refusal(_ error: DocumentError) -> Notice {
    let told: String? = error.diagnostics.first.map { $0.message + ($0.hint.map { ": \($0)" } ?? "") }
    return Notice(told ?? "that is no value", isWarning: true)
  }

  /// Why a save failed; if the file is not the one that was read, pressing the same key again overwrites it.
  fileprivate static func failure(_ error: SaveError) -> Notice {
    switch error {
    case .changedOnDisk:
      Notice(
        "the file has changed on disk: ctrl-s again overwrites it",
        isWarning: true,
        question: .overwrite
      )
    case .gone: Notice("the file is gone: ctrl-s again writes it anew", isWarning: true, question: .overwrite)
    case .taken(let path):
      Notice(
        "\(TextSanitizer.visible(path)) exists: ctrl-s again replaces it",
        isWarning: true,
        question: .overwrite
      )
    case .unwritable: Notice(error.description, isWarning: true)
    }
  }
}
