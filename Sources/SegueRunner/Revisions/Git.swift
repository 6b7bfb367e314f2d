import SegueDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The git that is installed, asked without a shell.
struct Git {
  /// The path of the program.
  let program: String

  /// The most that is written of a revision: files, and their bytes.
  private static let most = (files: 10_000, bytes: 512 << 20)

  /// Nothing is run, kept or written in the repository that a user's settings ask of a checkout.
  private static let settings = [
    "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.splitIndex=false", "submodule.recurse=false",
  ].flatMap { ["-c", $0] }

  /// What a revision has under a path.
  struct Place {
    /// The commit's object.
    var commit: String
    /// The scene's file in the folder; nil if the folder itself is the scene.
    var file: String?
    /// The folder, from the working folder on.
    var folder: String
    /// The folder, from the repository's top on; `.` for the top itself.
    var folderFromTop: String
  }

  /// Finds the first git on `PATH`.
  ///
  /// - Throws: `RevisionError.noGit`.
  static func find() throws(RevisionError) -> Git {
    let paths = (Environment.value("PATH") ?? "").split(separator: ":").map { "\($0)/git" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else { throw .noGit }
    return Git(program: path)
  }

  /// Finds the scene of a revision, and the tree of the folder that it is in.
  func place(of scene: SceneRevision) throws(RevisionError) -> Place {
    let commit = try object("\(scene.revision)^{commit}", otherwise: .noRevision(scene.revision))
    let missing = RevisionError.noScene(scene.path, revision: scene.revision)
    let found = try object("\(commit):\(Self.relative(scene.path))", otherwise: missing)
    let kind = try answer(["cat-file", "-t", found])
    guard kind == "tree" || kind == "blob" else { throw missing }
    let folder = kind == "tree" ? scene.path : Files.folder(of: scene.path)
    let names = FilePath.names(in: try answer(["rev-parse", "--show-prefix"]) + "/" + folder)
    let place = Place(
      commit: commit,
      file: kind == "tree" ? nil : Files.name(of: scene.path),
      folder: folder,
      folderFromTop: names.isEmpty ? "." : names.joined(separator: "/")
    )
    try checkSize(of: try object("\(commit):\(Self.relative(folder))", otherwise: missing))
    return place
  }

  /// Writes all files of a place's folder as a checkout would, with the repository's filters and without its hooks, into
  /// another folder; the working copy and its index stay as they are.
  func write(_ place: Place, into top: String) throws(RevisionError) {
    let repository = try answer(["rev-parse", "--absolute-git-dir"])
    let own = ["GIT_DIR=\(repository)", "GIT_WORK_TREE=\(top)", "GIT_INDEX_FILE=\(top)/.segue-index"]
    // All of the commit, as its attributes may be written further up.
    _ = try output(of: ["read-tree", "--no-sparse-checkout", place.commit], with: own)
    let paths = ["--ignore-skip-worktree-bits", place.commit, "--", place.folderFromTop]
    _ = try output(of: ["--literal-pathspecs", "checkout", "--quiet"] + paths, with: own)
  }

  private func checkSize(of tree: String) throws(RevisionError) {
    let lines = try output(of: ["ls-tree", "-r", "-l", "-z", "--full-tree", tree]).split(separator: 0)
    let bytes = lines.reduce(0) { $0.addingReportingOverflow(Self.size($1)).partialValue }
    guard lines.count <= Self.most.files, bytes <= Self.most.bytes else {
      throw .tooLarge(files: lines.count)
    }
  }

  /// The size in a line `MODE blob OBJECT SIZE<tab>PATH`; 0 of what has none.
  private static func size(_ line: ArraySlice<UInt8>) -> Int {
    let fields = line.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
    return fields.last.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
  }

  /// The name of an object by a name that may have come from outside; it never begins with a minus.
  private func object(_ name: String, otherwise error: RevisionError) throws(RevisionError) -> String {
    let run = try run(["rev-parse", "--verify", "--quiet", name], with: [])
    let object = run.outputText.filter { !$0.isWhitespace }
    guard run.code == 0, object.count >= 40, object.allSatisfy(\.isHexDigit) else {
      // It says nothing of a name that means nothing, and why it could not look for one.
      throw run.errors.isEmpty ? error : .git(Self.firstLine(of: run))
    }
    return object
  }

  /// The one line that git answers, without its end.
  private func answer(_ arguments: [String]) throws(RevisionError) -> String {
    let bytes = try output(of: arguments)
    return String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }

  private func output(of arguments: [String], with variables: [String] = []) throws(RevisionError) -> [UInt8]
  {
    let run = try run(arguments, with: variables)
    guard run.code == 0 else { throw .git(Self.firstLine(of: run)) }
    return run.output
  }

  private func run(_ arguments: [String], with variables: [String]) throws(RevisionError) -> ToolRun {
    do throws(RunnerError) {
      return try ToolRun.run([program] + Self.settings + arguments, adding: variables)
    } catch {
      throw .git("\(error)")
    }
  }

  private static func firstLine(of run: ToolRun) -> String {
    run.errorText.split(separator: "\n").first.map(String.init) ?? "git ended with code \(run.code)"
  }

  /// A path as one from the working folder on, where git would begin at the top.
  private static func relative(_ path: String) -> String { path == "." ? "./" : "./" + path }
}
