public import SegueDocuments

/// A scene as git has it in a revision: `git:HEAD~1:Scenes/card`.
public struct SceneRevision: Hashable, Sendable {
  /// Whatever names a commit: a branch, a tag, a hash, `HEAD~1`.
  public let revision: String
  /// A scene file, or a folder with `scene.yaml`, from the working folder on.
  public let path: String

  private static let prefix = "git:"

  /// Takes a word apart; nil if it does not begin with `git:`.
  ///
  /// - Throws: `RevisionError.incomplete` if it has no revision or no path.
  public init?(_ word: String) throws(RevisionError) {
    guard word.hasPrefix(Self.prefix) else { return nil }
    let rest = word.dropFirst(Self.prefix.count)
    guard let colon = rest.firstIndex(of: ":") else { throw .incomplete(word) }
    revision = String(rest[..<colon])
    var path = String(rest[rest.index(after: colon)...])
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    // Git would take what begins with a minus for an option; no revision does.
    guard !revision.isEmpty, !revision.hasPrefix("-"), !path.isEmpty else { throw .incomplete(word) }
  }

  /// What a message calls it.
  public var name: String { "\(Self.prefix)\(revision):\(path)" }

  /// Calls the body with the path of the scene in a folder of its own, which has all files that are beside it in the revision.
  ///
  /// The folder is gone when the body has returned. Signals that would end the program meanwhile wait until then.
  ///
  /// - Parameter body: Reads the scene, from a path; a path in what it has to say is the folder's, and the function that it is
  ///   given puts the revision's name there. In errors that it throws, that is done for it.
  /// - Returns: What the body returns.
  /// - Throws: `RevisionError`, or what the body throws.
  public func withFiles<Result>(_ body: (String, ([Diagnostic]) -> [Diagnostic]) throws -> Result) throws
    -> Result
  {
    let git = try Git.find()
    let place = try git.place(of: self)
    let folder = try ScratchFolder()
    defer { folder.remove() }
    try git.write(place, into: folder.path)
    let target = folder.path + "/" + place.folderFromTop
    func renamed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
      named(diagnostics, insteadOf: target, folder: place.folder)
    }
    do {
      return try body(place.file.map { target + "/" + $0 } ?? target, renamed)
    } catch let error as DocumentError {
      throw DocumentError(diagnostics: renamed(error.diagnostics))
    }
  }

  /// Diagnostics with the revision's name where the temporary folder's is.
  private func named(_ diagnostics: [Diagnostic], insteadOf target: String, folder: String) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      guard diagnostic.file.hasPrefix(target) else { return diagnostic }
      diagnostic.file = "\(Self.prefix)\(revision):\(folder)\(diagnostic.file.dropFirst(target.count))"
      return diagnostic
    }
  }
}
