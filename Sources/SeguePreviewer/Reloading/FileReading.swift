import SegueDocuments
import SegueScenes

/// The reading of a scene's file while it is previewed: work that needs nothing but itself, on whatever thread.
struct FileReading: Sendable {
  /// A document that has changed.
  struct Change: Sendable {
    var document: SceneDocument
    /// What became of tuned values; nil if only what lies beside the file has changed.
    var report: SceneDocument.Reload?
  }

  /// Nothing if nothing has changed.
  typealias Outcome = Result<Change?, DocumentError>

  let document: SceneDocument
  let bytes: [UInt8]
  /// Whether what lies beside the file has changed: its pictures, or what it includes.
  let besideChanged: Bool

  /// Whether there is anything to read.
  var isNew: Bool { besideChanged || bytes != document.savedSource }

  /// Reads the text, or if it is the same what lies beside it.
  var outcome: Outcome {
    let isNewText: Bool = bytes != document.savedSource
    return Result { () throws(DocumentError) in
      var document: SceneDocument = document
      let report: SceneDocument.Reload = try document.reload(bytes)
      if besideChanged && !isNewText { try document.rereadFilesBeside() }
      guard isNew else { return nil }
      return Change(document: document, report: isNewText ? report : nil)
    }
  }
}
