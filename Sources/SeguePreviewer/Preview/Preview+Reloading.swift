import SegueDocuments
import SegueModel
import SegueScenes
import SegueTransitions

/// What happens when the scene's file changes under the preview.
extension Preview {
  /// Goes on with another text of the scene: same screen, same run, play head, speed, loop and panels.
  mutating func take(_ newScene: Scene) {
    scene = newScene
    restart()
    // The transition or the screen that the run was about may be gone.
    if player.length == 0 { arm() }
  }

  /// Takes what the file on disk holds now; a broken text leaves everything as it is, and says why.
  ///
  /// - Returns: Whether another scene is shown from now on.
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
      // The news of an earlier text would stand below what is wrong with this one.
      notice = nil
      return false
    }
  }

  /// Tells that the file is gone; an editor that was only replacing it is told of at once.
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
