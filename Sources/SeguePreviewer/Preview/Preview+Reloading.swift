import SegueDocuments
import SegueModel
import SegueScenes
import SegueTransitions

/// Changes to the scene's file while it is previewed.
extension Preview {
  /// Continues with another version of the scene, keeping screen, run, play head, speed, loop and panels.
  mutating func take(_ newScene: Scene) {
    scene = newScene
    restart()
    // The transition or the screen of the run may be gone.
    if player.length == 0 { arm() }
  }

  /// Takes the file's current contents; if they are broken, everything stays as it is and the reason is
  /// shown.
  ///
  /// - Returns: Whether the scene has changed.
  @discardableResult
  mutating func reload(_ bytes: [UInt8], picturesChanged: Bool) -> Bool {
    guard var document else { return false }
    defer { fitGestures() }
    if isFileMissing { notice = nil }
    isFileMissing = false
    let isNew: Bool = bytes != document.savedSource
    do throws(DocumentError) {
      let report: SceneDocument.Reload = try document.reload(bytes)
      if picturesChanged && !isNew { try document.rereadPictures() }
      problem = nil
      guard isNew || picturesChanged else { return false }
      self.document = document
      take(document.scene)
      if isNew { notice = Self.notice(of: report) }
      gestures.revision += 1
      return true
    } catch {
      problem = error
      // The notice about an earlier version would appear below this error.
      notice = nil
      return false
    }
  }

  /// Reports that the file is gone; if an editor was only replacing it, the next reload withdraws the report.
  mutating func noteMissingFile() {
    notice = Notice("the scene's file is gone: what it held is still shown", isWarning: true)
    isFileMissing = true
  }

  private static func notice(of report: SceneDocument.Reload) -> Notice {
    var parts: [String] = ["reloaded"]
    if !report.kept.isEmpty { parts.append("\(report.kept.count) tuned kept") }
    if !report.dropped.isEmpty { parts.append("\(report.dropped.count) tuned gave way, ctrl-u brings back") }
    return Notice(parts.joined(separator: ", "), isWarning: !report.dropped.isEmpty)
  }
}
