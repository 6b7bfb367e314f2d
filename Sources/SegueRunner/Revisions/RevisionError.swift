import SegueDocuments

/// Why a revision's scene cannot be had.
public enum RevisionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The word names no revision, or no path.
  case incomplete(String)
  /// Git is not installed.
  case noGit
  /// The repository has no such commit.
  case noRevision(String)
  /// The commit has nothing under the path.
  case noScene(String, revision: String)
  /// The scene's folder has too much to be written.
  case tooLarge(files: Int)
  /// Git has failed; the text is its own.
  case git(String)
  /// There is no temporary folder; the text says why.
  case noFolder(String)

  /// What is wrong, and what to do, as a message for the user.
  public var description: String {
    switch self {
    case .incomplete(let word):
      "'\(TextSanitizer.visible(word))' names no scene of a revision\n  "
        + "it is git:REVISION:PATH, such as git:HEAD~1:Scenes/card"
    case .noGit:
      "there is no git on PATH, which a scene of a revision is read with: install git, or compare files"
    case .noRevision(let name):
      "the repository has no revision '\(TextSanitizer.visible(name))'\n  "
        + "'git log --oneline' lists them; a shallow clone has few: 'git fetch --unshallow'"
    case .noScene(let path, let revision):
      "revision '\(TextSanitizer.visible(revision))' has no '\(TextSanitizer.visible(path))'\n  "
        + "the path begins at the folder where segue runs, and may have been another then"
    case .tooLarge(let files):
      "the scene's folder has \(files) files in that revision, too much to be read\n  keep the scene in a folder of its own"
    case .git(let text): "git: \(TextSanitizer.visible(text))"
    case .noFolder(let reason):
      "cannot make a temporary folder: \(reason)\n  set TMPDIR to one that can be written"
    }
  }
}
