import SegueGeometry

extension YAMLScalar {
  /// Ties a scalar's text to the bytes it was read from, which begin with its quote, `|` or `>` if it has one.
  init(_ text: String, _ style: YAMLStyle, at start: Int, in source: SourceText) {
    let contentStart =
      switch style {
      case .plain: start
      case .quoted: start + 1
      case .block: source.nextLine(after: start)
      }
    let isQuoted = contentStart != start
    let bytes = Array(text.utf8)
    let end = contentStart + bytes.count
    if end <= source.bytes.count, source.bytes[contentStart..<end].elementsEqual(bytes) {
      self.init(text: text, isQuoted: isQuoted, start: contentStart)
    } else if let places = source.align(bytes, from: contentStart) {
      self.init(text: text, isQuoted: isQuoted, places: places, start: contentStart)
    } else {
      let line = source.lineBytes(source.line(at: start))
      let whole = SourceRange(lower: start, upper: max(start + 1, line.upperBound))
      self.init(text: text, isQuoted: isQuoted, whole: whole)
    }
  }
}

extension SourceText {
  /// Where the next line begins, or the file ends.
  fileprivate func nextLine(after start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != 0x0a { index += 1 }
    return min(index + 1, bytes.count)
  }

  /// Matches folded or indented text with the file; nil if an escape breaks the match.
  fileprivate func align(_ text: [UInt8], from start: Int) -> [Int]? {
    var places: [Int] = []
    places.reserveCapacity(text.count)
    var index = start
    func skipBlanks() {
      while index < bytes.count, " \t\r\n".utf8.contains(bytes[index]) { index += 1 }
    }
    for byte in text {
      if index < bytes.count, bytes[index] == byte {
        places.append(index)
        index += 1
        continue
      }
      if byte == 0x20 || byte == 0x0a {
        places.append(min(index, max(0, bytes.count - 1)))
        skipBlanks()
        continue
      }
      skipBlanks()
      guard index < bytes.count, bytes[index] == byte else { return nil }
      places.append(index)
      index += 1
    }
    return places
  }
}
