public import SegueModel

extension SceneFile {
  /// An error at a place of the scene's text, for what is found only when the scene runs.
  public func error(_ message: String, at range: SourceRange, hint: String? = nil) -> Diagnostic {
    SourceText(file: path, bytes: source).diagnostic(Finding(message, at: range, hint: hint))
  }

  /// The same for what may be meant.
  public func warning(_ message: String, at range: SourceRange) -> Diagnostic {
    SourceText(file: path, bytes: source).diagnostic(Finding(message, at: range, severity: .warning))
  }

  /// The text of a file in the scene's folder, or nil where it cannot be read or does not lie inside.
  public func text(beside name: String) -> String? {
    guard AssetPath.isInside(name) else { return nil }
    let bytes = try? FileReader.read("\(Self.folder(of: path))/\(name)", limit: SceneLimits.fileSize)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}
