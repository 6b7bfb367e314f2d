/// A file of the user's, and the one that was compiled in its place.
struct BuiltSource: Sendable {
  let file: String
  let output: String

  /// Where a line has gone past one of its paths; nil if it names none, or a longer one.
  func end(ofPathIn line: String) -> String.Index? {
    for path in [output, file] {
      guard let range = line.firstRange(of: path) else { continue }
      if range.lowerBound == line.startIndex || line[line.index(before: range.lowerBound)] == " " {
        return range.upperBound
      }
    }
    return nil
  }

  /// Where a line has gone past one of its names, at the end of whatever path.
  func end(ofNameIn line: String) -> String.Index? {
    [output, file].lazy.compactMap { line.firstRange(of: "/" + Files.name(of: $0))?.upperBound }.first
  }
}
