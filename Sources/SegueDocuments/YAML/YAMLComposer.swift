import SegueGeometry

/// Puts the events of a text together to nodes with their places in the file.
///
/// What the parser cannot read ends it. What YAML allows and this language does not, as anchors, is thrown when all has
/// been read, so that of two faults the parser's own comes first: it makes more of the text unreadable.
struct YAMLComposer: ~Copyable {
  /// What ends the composition.
  enum Failure: Error {
    case fault(YAMLFault)
    case finding(Finding)
    case twice(key: YAMLScalar, first: YAMLMark, second: YAMLMark)
  }

  private let source: SourceText
  private let kind: DocumentKind
  private var events: YAMLEvents
  /// The first node that the language does not know.
  private var refused: Finding?

  /// Returns the root of the text's only document; nil if it has none.
  static func compose(
    _ text: UnsafeBufferPointer<UInt8>,
    of source: SourceText,
    as kind: DocumentKind
  ) throws(Failure) -> YAMLNode? {
    guard let events = YAMLEvents(text) else {
      throw .finding(Finding("no memory is left to read it", at: .none))
    }
    var composer = YAMLComposer(source: source, kind: kind, events: events)
    return try composer.root()
  }

  private init(source: SourceText, kind: DocumentKind, events: consuming YAMLEvents) {
    self.source = source
    self.kind = kind
    self.events = events
  }

  private mutating func root() throws(Failure) -> YAMLNode? {
    guard let first = try firstNode() else { return nil }
    let root = try node(first, depth: 0)
    try checkEnd()
    if let refused { throw .finding(refused) }
    return root
  }

  /// After the first document's root come its end and that of the stream.
  private mutating func checkEnd() throws(Failure) {
    _ = try next()
    let other = try next()
    if case .streamEnd = other.kind { return }
    throw .fault(
      YAMLFault(
        problem: "but found another document",
        mark: other.mark,
        context: ("expected a single document in the stream", other.mark)
      )
    )
  }

  private mutating func next() throws(Failure) -> YAMLEvent {
    do {
      return try events.next()
    } catch {
      throw .fault(error)
    }
  }

  /// The first event of the first document; nil if the stream has none.
  private mutating func firstNode() throws(Failure) -> YAMLEvent? {
    while true {
      let event = try next()
      switch event.kind {
      case .boundary: continue
      case .streamEnd: return nil
      default: return event
      }
    }
  }

  private mutating func refuse(_ message: String, at place: SourceRange) {
    if refused == nil { refused = Finding(message, at: place) }
  }

  private mutating func node(_ event: YAMLEvent, depth: Int) throws(Failure) -> YAMLNode {
    let start = source.offset(markLine: event.mark.line, column: event.mark.column)
    let place = SourceRange(lower: start, upper: start + 1)
    if event.hasAnchor { refuse("anchors are not part of \(kind.language)", at: place) }
    if depth > YAMLReader.deepest { refuse("nested deeper than \(YAMLReader.deepest) levels", at: place) }
    switch event.kind {
    case .scalar(let text, let style):
      return .scalar(YAMLScalar(text, style, at: start, in: source))
    case .sequenceStart:
      return .sequence(try items(depth: depth + 1), place)
    case .mappingStart:
      return .mapping(try entries(at: place, depth: depth + 1), place)
    default:
      refuse("aliases are not part of \(kind.language)", at: place)
      return .sequence([], place)
    }
  }

  private mutating func items(depth: Int) throws(Failure) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while true {
      let event = try next()
      if case .sequenceEnd = event.kind { return kind.dialect?.joined(items, in: source) ?? items }
      items.append(try node(event, depth: depth))
    }
  }

  private mutating func entries(at place: SourceRange, depth: Int) throws(Failure) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var marks: [YAMLMark] = []
    while true {
      let event = try next()
      if case .mappingEnd = event.kind { break }
      let key = try node(event, depth: depth)
      if case .scalar(let name) = key {
        marks.append(event.mark)
        entries.append(YAMLEntry(key: name, value: try node(try next(), depth: depth)))
      } else {
        refuse("a key must be a name", at: place)
        _ = try node(try next(), depth: depth)
      }
    }
    try checkKeys(of: entries, marks)
    return kind.dialect?.joined(entries, in: source) ?? entries
  }

  private func checkKeys(of entries: [YAMLEntry], _ marks: [YAMLMark]) throws(Failure) {
    var places: [String: Int] = [:]
    places.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      guard let first = places.updateValue(index, forKey: entry.key.text) else { continue }
      throw .twice(key: entry.key, first: marks[first], second: marks[index])
    }
  }
}
