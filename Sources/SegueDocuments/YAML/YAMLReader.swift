import SegueGeometry
import Yams

/// Reads a document through Yams' node API; scalars stay text and are not interpreted.
package struct YAMLReader {
  package let source: SourceText
  package let kind: DocumentKind

  /// The largest file read, in bytes.
  package static let largestFile = 1 << 20
  /// The deepest nesting of lists and mappings.
  package static let deepest = 64

  /// Returns the root of a file's only document.
  package static func read(_ source: SourceText, as kind: DocumentKind) throws(Finding) -> YAMLNode {
    guard source.bytes.count <= largestFile else {
      throw Finding("larger than 1 MB", at: .none)
    }
    if String(validating: source.bytes, as: UTF8.self) == nil {
      let repaired = String(decoding: source.bytes, as: UTF8.self)
      let wrong = zip(repaired.utf8, source.bytes).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
      throw Finding(
        "not UTF-8 text",
        at: SourceRange(lower: wrong, upper: wrong + 1),
        hint: "\(kind.noun) is a text file; save it as UTF-8"
      )
    }
    try YAMLGuard.check(source, as: kind)
    let reader = YAMLReader(source: source, kind: kind)
    let content = source.text(source.contentStart..<source.bytes.count)
    return try reader.convert(reader.compose(content), depth: 0)
  }

  private func compose(_ text: String) throws(Finding) -> Yams.Node {
    do {
      guard let node = try Yams.compose(yaml: text, .basic, .default, .utf8) else {
        throw Finding("the file is empty", at: .none, hint: kind.emptyHint)
      }
      return node
    } catch let error as YamlError {
      throw finding(error)
    } catch let finding as Finding {
      throw finding
    } catch {
      throw Finding("not YAML", at: .none)
    }
  }

  private func convert(_ node: Yams.Node, depth: Int) throws(Finding) -> YAMLNode {
    let start = node.mark.map { source.offset(markLine: $0.line, column: $0.column) } ?? 0
    let place = SourceRange(lower: start, upper: start + 1)
    guard node.anchor == nil else {
      throw Finding("anchors are not part of \(kind.language)", at: place)
    }
    guard depth <= YAMLReader.deepest else {
      throw Finding("nested deeper than \(YAMLReader.deepest) levels", at: place)
    }
    switch node {
    case .scalar(let scalar):
      return .scalar(locate(scalar, start: start))
    case .sequence(let items):
      var nodes: [YAMLNode] = []
      for item in items { nodes.append(try convert(item, depth: depth + 1)) }
      return .sequence(kind.dialect?.joined(nodes, in: source) ?? nodes, place)
    case .mapping(let pairs):
      var entries: [YAMLEntry] = []
      for (key, value) in pairs {
        guard case .scalar(let name) = try convert(key, depth: depth + 1) else {
          throw Finding("a key must be a name", at: place)
        }
        entries.append(YAMLEntry(key: name, value: try convert(value, depth: depth + 1)))
      }
      return .mapping(kind.dialect?.joined(entries, in: source) ?? entries, place)
    case .alias:
      throw Finding("aliases are not part of \(kind.language)", at: place)
    }
  }
}

extension YAMLReader {
  /// Ties a scalar's text to the bytes it was read from.
  private func locate(_ scalar: Yams.Node.Scalar, start: Int) -> YAMLScalar {
    let text = Array(scalar.string.utf8)
    let contentStart: Int
    switch scalar.style {
    case .singleQuoted, .doubleQuoted: contentStart = start + 1
    case .literal, .folded: contentStart = endOfLine(start)
    default: contentStart = start
    }
    let isQuoted = contentStart != start
    let end = contentStart + text.count
    if end <= source.bytes.count, source.bytes[contentStart..<end].elementsEqual(text) {
      return YAMLScalar(text: scalar.string, isQuoted: isQuoted, start: contentStart)
    }
    if let places = align(text, from: contentStart) {
      return YAMLScalar(text: scalar.string, isQuoted: isQuoted, places: places, start: contentStart)
    }
    let line = source.lineBytes(source.line(at: start))
    let whole = SourceRange(lower: start, upper: max(start + 1, line.upperBound))
    return YAMLScalar(text: scalar.string, isQuoted: isQuoted, whole: whole)
  }

  private func endOfLine(_ start: Int) -> Int {
    var index = start
    while index < source.bytes.count, source.bytes[index] != 0x0a { index += 1 }
    return min(index + 1, source.bytes.count)
  }

  /// Matches folded or indented text with the file; nil if an escape breaks the match.
  private func align(_ text: [UInt8], from start: Int) -> [Int]? {
    var places: [Int] = []
    places.reserveCapacity(text.count)
    var index = start
    func skipBlanks() {
      while index < source.bytes.count, " \t\r\n".utf8.contains(source.bytes[index]) { index += 1 }
    }
    for byte in text {
      if index < source.bytes.count, source.bytes[index] == byte {
        places.append(index)
        index += 1
        continue
      }
      if byte == 0x20 || byte == 0x0a {
        places.append(min(index, max(0, source.bytes.count - 1)))
        skipBlanks()
        continue
      }
      skipBlanks()
      guard index < source.bytes.count, source.bytes[index] == byte else { return nil }
      places.append(index)
      index += 1
    }
    return places
  }
}
