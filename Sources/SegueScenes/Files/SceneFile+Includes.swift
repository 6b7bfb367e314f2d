import SegueDocuments
public import SegueGeometry

/// The files that a scene includes.
extension SceneFile {
  /// The paths of the files that the scene includes, as far as they could be read: those of the program's own left out.
  public var includedPaths: [String] { includedSources.map(\.file) }

  private var includedSources: [SourceText] {
    sources.parts.dropFirst().filter { !$0.isBundled }.map(\.source)
  }

  /// Returns the file in which a place is, and its line, counted from 1.
  public func place(of range: SourceRange) -> (path: String, line: Int) {
    let part = sources.part(at: range.lower)
    let line = part.source.line(at: part.local(range).lower)
    return (part.base == 0 ? path : part.source.file, line)
  }

  /// Whether a place is in a file that the scene includes, which tuning the scene does not write.
  public func isIncluded(_ range: SourceRange) -> Bool { range.lower > source.count }

  /// Whether a file that the scene includes differs by now from what was read; one that is gone does not, as while an
  /// editor replaces it.
  public var includesHaveChanged: Bool {
    includedSources.contains { source in
      guard let bytes = try? FileReader.read(source.file, limit: SceneLimits.includedSize) else {
        return false
      }
      return bytes != source.bytes
    }
  }
}
