import SegueDocuments
import SegueGeometry

/// The texts that a scene is read from: its own, and behind it those that it includes.
///
/// Places of all of them are ranges of one text: those of an included file are counted on from the end of what is before it.
struct SceneSources: Sendable {
  /// A file, and where its bytes begin.
  struct Part: Sendable {
    var base: Int
    var source: SourceText
    /// Whether it came with the program.
    var isBundled = false

    /// Its place in the file.
    func local(_ range: SourceRange) -> SourceRange {
      SourceRange(lower: range.lower - base, upper: range.upper - base)
    }
  }

  /// The scene's own first.
  private(set) var parts: [Part]

  init(_ source: SourceText) { parts = [Part(base: 0, source: source)] }

  /// The scene's own file.
  var own: SourceText { parts[0].source }

  /// Takes a further file; returns where its bytes begin.
  mutating func add(_ source: SourceText, isBundled: Bool) -> Int {
    let last = parts[parts.count - 1]
    let base = last.base + last.source.bytes.count + 1
    parts.append(Part(base: base, source: source, isBundled: isBundled))
    return base
  }

  /// The file that a byte is in.
  func part(at offset: Int) -> Part { parts.last { $0.base <= offset } ?? parts[0] }

  /// Ties a finding to its file, line and column.
  func diagnostic(_ finding: Finding) -> Diagnostic {
    let part = part(at: finding.range.lower)
    guard part.base > 0 else { return part.source.diagnostic(finding) }
    var local = finding
    local.range = part.local(finding.range)
    // Nothing has a place; the first byte of a file has one.
    if local.range == .none { local.range.upper = 1 }
    return part.source.diagnostic(local)
  }
}
