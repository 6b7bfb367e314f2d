import SegueDocuments
import SegueScenes

/// The reading of a scene's file while it is previewed: work that needs nothing but itself, on whatever thread.
struct FileReading: Sendable {
  /// A document that has changed.
  struct Change: Sendable {
    var document: SceneDocument
    /// What became of tuned values; nil if only pictures have changed.
    var report: SceneDocument.Reload?
  }

  /// Nothing if nothing has changed.
  typealias Outcome = Result<Change?, DocumentError>

  let document: SceneDocument
  let bytes: [UInt8]
  let picturesChanged: Bool

  /// Whether there is anything to read.
  var isNew: Bool { picturesChanged || bytes != document.savedSource }

  /// Reads the text, or the pictures alone if it is the same.
  var outcome: Outcome {
    let isNewText: Bool = bytes != document.savedSource
    return Result { () throws(DocumentError) in
      var document: SceneDocument = document
      let report: SceneDocument.Reload = try document.reload(bytes)
      if picturesChanged && !isNewText { try document.rereadPictures() }
      guard isNew else { return nil }
      return Change(document: document, report: isNewText ? report : nil)
    }
  }
}
