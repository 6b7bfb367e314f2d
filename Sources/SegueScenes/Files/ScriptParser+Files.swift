public import SegueDocuments
public import SegueModel

extension ScriptParser {
  /// The extension of script files.
  public static let fileEnding = ".script"

  /// Returns the names of the script files beside a scene's file, without their extension, sorted.
  public static func names(beside scenePath: String) -> [String] {
    FileReader.names(in: SceneFile.folder(of: scenePath)).compactMap { file in
      guard file.hasSuffix(fileEnding), file != fileEnding else { return nil }
      return String(file.dropLast(fileEnding.count))
    }
  }

  /// Returns the path of the script file with a name beside a scene's file.
  public static func path(named name: String, beside scenePath: String) -> String {
    "\(SceneFile.folder(of: scenePath))/\(name)\(fileEnding)"
  }

  /// Reads a script file for a scene; the layers that it taps and scrolls must exist.
  public static func load(_ path: String, for scene: Scene) throws(DocumentError) -> Script {
    let shown = TextSanitizer.visible(path)
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      bytes = try FileReader.read(path, limit: SceneLimits.fileSize)
    } catch {
      let reason = error == .tooLarge ? "it is larger than 1 MB" : PictureLibrary.reason(error)
      throw DocumentError(diagnostics: [
        Diagnostic(message: "cannot read the script: \(reason)", file: shown, line: 0, column: 0)
      ])
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let script = try parse(text, file: path)
    let findings = SceneValidator.findings(of: script, in: scene)
    guard findings.isEmpty else {
      let source = SourceText(file: path, bytes: Array(text.utf8))
      throw DocumentError(diagnostics: findings.map(source.diagnostic))
    }
    return script
  }
}
