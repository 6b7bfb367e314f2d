public import SegueDocuments
public import SegueGeometry
public import SegueModel

/// A scene with the text it was read from.
public struct SceneFile: Sendable {
  /// The scene that the text describes.
  public var scene: Scene
  /// The path it was read from.
  public var path: String
  /// The file's bytes, which every `SourceRange` of the scene refers to that is not past its end: see `part(at:)`.
  public var source: [UInt8]
  /// Warnings from reading the text, in the order of the file.
  public var warnings: [Diagnostic]
  /// The texts of the scene and of what it includes, whose places every `SourceRange` of the scene has.
  var sources: SceneSources

  /// Reads and checks a scene: a path to a file or a folder with `scene.yaml`, or a bundled scene's name.
  ///
  /// `pictures` bounds the memory that its pictures take.
  public static func load(
    _ name: String,
    pictures: PictureBudget = .stage
  ) throws(DocumentError) -> SceneFile {
    let (path, bytes) = try read(name)
    return try parse(bytes, path: path, folder: folder(of: path), pictures: pictures)
  }

  /// Reads a scene's text, and returns the file's path with it.
  static func read(_ name: String) throws(DocumentError) -> (path: String, bytes: [UInt8]) {
    guard let path = SceneLibrary.path(for: name) else { throw missing(name) }
    do throws(FileReader.Failure) {
      return (path, try FileReader.read(path, limit: SceneLimits.fileSize))
    } catch {
      throw unreadable(path, error)
    }
  }

  /// Checks a scene that has already been read.
  ///
  /// `bytes` are UTF-8 text, `path` is how diagnostics name it, `folder` is where its pictures are (nil: only
  /// bundled ones are found). All that is wrong is thrown at once, in the order of the file.
  public static func parse(
    _ bytes: [UInt8],
    path: String,
    folder: String?,
    pictures budget: PictureBudget = .stage
  ) throws(DocumentError) -> SceneFile {
    let source = SourceText(file: path, bytes: bytes)
    let root: YAMLNode
    do throws(Finding) {
      root = try YAMLReader.read(source, as: .scene)
    } catch {
      throw DocumentError(diagnostics: [source.diagnostic(error)])
    }
    var pictures = PictureLibrary(folder: folder, budget: budget)
    return try build(root, of: source, folder: folder, pictures: &pictures)
  }

  /// Checks a document; `pictures` is what is known of the scene's pictures and learns what is read.
  static func build(
    _ root: YAMLNode,
    of source: SourceText,
    folder: String?,
    pictures: inout PictureLibrary
  ) throws(DocumentError) -> SceneFile {
    let includes = IncludeReader.read(root, of: source, folder: folder)
    let sources = includes.sources
    // Any name that the scene uses may be in what could not be read.
    guard includes.findings.isEmpty else {
      throw DocumentError(diagnostics: includes.findings.map(sources.diagnostic))
    }
    var builder = SceneBuilder(pictures: pictures, ownEnd: source.bytes.count)
    let scene = builder.scene(
      from: root,
      including: includes.documents,
      fallbackTitle: title(of: source.file)
    )
    pictures = builder.pictures
    if !builder.reading.isFull {
      let validated = SceneValidator.findings(
        in: scene,
        trials: builder.trials,
        unread: builder.reading.unread
      )
      for finding in validated { builder.reading.report(finding) }
      // What an error leaves out may have led there.
      if !builder.reading.findings.contains(where: { $0.severity == .error }) {
        for finding in SceneValidator.unreached(in: scene) { builder.reading.report(finding) }
      }
    }
    let findings = builder.reading.findings.sorted { $0.range.lower < $1.range.lower }
    let diagnostics = findings.map(sources.diagnostic)
    guard !findings.contains(where: { $0.severity == .error }) else {
      throw DocumentError(diagnostics: diagnostics)
    }
    return SceneFile(
      scene: scene,
      path: source.file,
      source: source.bytes,
      warnings: diagnostics,
      sources: sources
    )
  }
}

extension SceneFile {
  /// Returns the bytes that a scene's file holds now; nil if it does not exist, as while an editor replaces it.
  public static func bytes(at path: String) throws(DocumentError) -> [UInt8]? {
    guard FileReader.isFile(path) || FileReader.obstacle(at: path) != nil else { return nil }
    do throws(FileReader.Failure) {
      return try FileReader.read(path, limit: SceneLimits.fileSize)
    } catch {
      throw unreadable(path, error)
    }
  }

  /// The folder that a file is in; the present one where the path names none.
  public static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// What a scene without a title is called: its file's name, or its folder's where every scene's file has the same.
  private static func title(of path: String) -> String {
    let parts = path.split(separator: "/")
    let name = (parts.last ?? "").prefix { $0 != "." }
    guard name.isEmpty || name == "scene" else { return String(name) }
    return parts.count > 1 ? String(parts[parts.count - 2]) : "Untitled"
  }

  /// What to say of a name under which there is no scene.
  ///
  /// - Parameters:
  ///   - name: The name, which is no file's and no scene's.
  ///   - commands: What else it might have been meant to be, in the order in which to list it.
  /// - Returns: An error that lists the scenes at hand, those with the nearest names first.
  package static func missing(_ name: String, commands: [String] = []) -> DocumentError {
    let names = Set((SceneLibrary.scenes() + SceneLibrary.bundled()).map(\.name)).sorted()
    let message: String
    var hint: String
    let file = FileReader.isFolder(name) ? "\(name)/scene.yaml" : name
    if let obstacle = FileReader.obstacle(at: file) { return unreadable(file, obstacle) }
    if FileReader.isFolder(name) {
      message = "the folder holds no scene.yaml"
      hint = "'segue new NAME' writes a scene to start from"
    } else {
      message = commands.isEmpty ? "no such scene" : "neither a scene nor a command"
      let near = Suggestions.forScenes.hint(for: name, among: names, listing: "scenes at hand")
      let areInstalled = !SceneLibrary.bundled().isEmpty
      hint =
        areInstalled ? near : "the bundled scenes are not installed: they belong in \(ResourceFolders.home)"
    }
    if !commands.isEmpty { hint += "\n  commands: \(commands.joined(separator: ", "))" }
    let shown = TextSanitizer.visible(name)
    let diagnostic = Diagnostic(message: message, file: shown, line: 0, column: 0, hint: hint)
    return DocumentError(diagnostics: [diagnostic])
  }

  private static func unreadable(_ path: String, _ failure: FileReader.Failure) -> DocumentError {
    let reason = failure == .tooLarge ? "it is larger than 1 MB" : PictureLibrary.reason(failure)
    let shown = TextSanitizer.visible(path)
    return DocumentError(diagnostics: [
      Diagnostic(message: "cannot read the scene: \(reason)", file: shown, line: 0, column: 0)
    ])
  }
}

extension SceneFile {
  /// Returns an error at a place of the scene's text, for problems that are found only when the scene runs.
  public func error(_ message: String, at range: SourceRange, hint: String? = nil) -> Diagnostic {
    diagnostic(Finding(message, at: range, hint: hint))
  }

  /// Returns a warning at a place of the scene's text, for what may be intended.
  public func warning(_ message: String, at range: SourceRange) -> Diagnostic {
    diagnostic(Finding(message, at: range, severity: .warning))
  }

  private func diagnostic(_ finding: Finding) -> Diagnostic {
    let isOwn = finding.range.lower <= source.count
    return isOwn ? SourceText(file: path, bytes: source).diagnostic(finding) : sources.diagnostic(finding)
  }

  /// Returns the text of a file in the scene's folder; nil if it cannot be read or is outside the folder.
  public func text(beside name: String) -> String? {
    guard AssetPath.isInside(name) else { return nil }
    let bytes = try? FileReader.read("\(Self.folder(of: path))/\(name)", limit: SceneLimits.fileSize)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}
