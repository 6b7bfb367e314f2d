import SegueGeometry

extension SourceText {
  /// The part of a long line that is kept on each side of the place, in characters.
  private static let reach = 60

  /// Ties a finding to its line and column; one that concerns the whole file is shown at its beginning.
  package func diagnostic(_ finding: Finding) -> Diagnostic {
    var diagnostic = Diagnostic(
      severity: finding.severity,
      message: TextSanitizer.visible(finding.message),
      file: TextSanitizer.visible(file),
      hint: finding.hint.map(TextSanitizer.visible)
    )
    guard finding.range != .none else { return diagnostic }
    // A place may be the byte order mark, which belongs to no line.
    let start = min(max(contentStart, finding.range.lower), bytes.count)
    let line = line(at: start)
    let range = lineBytes(line)
    let place = min(start, range.upperBound)
    let end = min(max(finding.range.upper, place), range.upperBound)
    let before = text(range.lowerBound..<place)
    let marked = text(place..<end)
    let after = text(end..<range.upperBound)
    diagnostic.line = line
    diagnostic.column = before.count + 1
    diagnostic.length = max(1, marked.count)
    let shownBefore = before.count > Self.reach ? "…" + before.suffix(Self.reach) : before
    let shownMarked = marked.count > 2 * Self.reach ? marked.prefix(2 * Self.reach) + "…" : marked
    let shownAfter = after.count > Self.reach ? after.prefix(Self.reach) + "…" : after
    diagnostic.sourceLine = TextSanitizer.visible(shownBefore + shownMarked + shownAfter)
    diagnostic.caret = shownBefore.count
    diagnostic.caretLength = max(1, shownMarked.count)
    return diagnostic
  }
}
