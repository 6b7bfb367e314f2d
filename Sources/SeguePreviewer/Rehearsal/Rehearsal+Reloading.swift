import SegueDocuments
import SegueModel
import SegueScenes
import SegueTransitions
import SeguePlayer

/// Changes to the scene's file while it is previewed.
extension Rehearsal {
  /// Continues with another version of the scene, keeping screen, run, play head, speed, loop and panels.
  mutating func take(_ newScene: Scene) {
    scene = newScene
    restart()
    // The transition or the screen of the run may be gone.
    if player.length == 0 { arm() }
  }

  /// The reading of the file's current contents; nil if there is no file.
  func reading(_ bytes: [UInt8], picturesChanged: Bool) -> FileReading? {
    document.map { document in
      let beside: Bool = picturesChanged || document.file.includesHaveChanged
      return FileReading(document: document, bytes: bytes, besideChanged: beside)
    }
  }

  /// Takes what a reading has come to; if the file is broken, everything stays as it is and the reason is shown.
  ///
  /// - Returns: Whether the scene has changed.
  @discardableResult
  mutating func take(_ outcome: FileReading.Outcome) -> Bool {
    if isFileMissing { notice = nil }
    isFileMissing = false
    switch outcome {
    case .failure(let error):
      problem = error
      // The notice about an earlier version would appear below this error.
      notice = nil
      return false
    case .success(let change):
      problem = nil
      guard let change else { return false }
      document = change.document
      take(change.document.scene)
      if let report = change.report { notice = Notice(of: report) }
      gestures.revision += 1
      return true
    }
  }

  /// Reports that the file is gone; if an editor was only replacing it, the next reload withdraws the report.
  mutating func noteMissingFile() {
    notice = Notice("the scene's file is gone: what it held is still shown", isWarning: true)
    isFileMissing = true
    // An error in a text that is no longer there would tell nothing.
    problem = nil
  }
}

extension Notice {
  /// What a reload has made of what was tuned.
  fileprivate init(of report: SceneDocument.Reload) {
    var parts: [String] = ["reloaded"]
    if !report.kept.isEmpty { parts.append("\(report.kept.count) tuned kept") }
    if !report.dropped.isEmpty { parts.append("\(report.dropped.count) tuned gave way, ctrl-u brings back") }
    self.init(parts.joined(separator: ", "), isWarning: !report.dropped.isEmpty)
  }
}
