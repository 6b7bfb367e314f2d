public import SegueModel

extension ScriptParser {
  /// Reads a script file.
  public static func load(_ path: String) throws(SceneError) -> Script {
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      bytes = try FileReader.read(path, limit: SceneLimits.fileSize)
    } catch {
      let message = "cannot read the script: \(PictureLibrary.reason(error))"
      throw SceneError(diagnostics: [
        Diagnostic(message: message, file: TextSanitizer.visible(path), line: 0, column: 0)
      ])
    }
    return try parse(String(decoding: bytes, as: UTF8.self), file: path)
  }
}
