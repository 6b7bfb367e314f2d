/// A file of the user's, and the one that was compiled in its place.
struct BuiltSource: Sendable {
  let file: String
  let output: String

  /// Where a line has gone past one of its paths; nil if it names none, or a longer one.
  fileprivate func end(ofPathIn line: String) -> String.Index? {
    for path in [output, file] {
      guard let range = line.firstRange(of: path) else { continue }
      if range.lowerBound == line.startIndex || line[line.index(before: range.lowerBound)] == " " {
        return range.upperBound
      }
    }
    return nil
  }

  /// Where a line has gone past one of its names, at the end of whatever path.
  fileprivate func end(ofNameIn line: String) -> String.Index? {
    [output, file].lazy.compactMap { line.firstRange(of: "/" + Files.name(of: $0))?.upperBound }.first
  }
}

extension [BuiltSource] {
  /// The user's file that a line of a tool names, `/…/Card.swift:12:7`, and the line there if it has one.
  ///
  /// A whole path decides: files of one name in several folders are built under names of their own, which are all that some
  /// lines have.
  func place(in line: String) -> (file: String, line: Int?)? {
    let found =
      lazy.compactMap { source in source.end(ofPathIn: line).map { (source.file, $0) } }.first
      ?? lazy.compactMap { source in source.end(ofNameIn: line).map { (source.file, $0) } }.first
    guard let (file, end) = found else { return nil }
    let rest = line[end...]
    return (file, rest.hasPrefix(":") ? Int(rest.dropFirst().prefix { $0.isNumber }) : nil)
  }
}
