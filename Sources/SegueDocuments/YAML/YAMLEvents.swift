import CYAML

/// A place in YAML text as libyaml counts it: both numbers from 1, the column in Unicode scalars.
struct YAMLMark {
  var line: Int
  var column: Int

  init(_ mark: yaml_mark_t) {
    line = Int(clamping: mark.line) + 1
    column = Int(clamping: mark.column) + 1
  }
}

/// What libyaml finds wrong with a text, in its own words.
struct YAMLFault: Error {
  /// What it is; "did not find expected ',' or ']'", say.
  var problem: String
  var mark: YAMLMark
  /// What was being read, and where that began; "while parsing a flow sequence".
  var context: (text: String, mark: YAMLMark)?
  /// The byte that is no part of any text; then the mark says nothing.
  var offset: Int?
}

/// One step through a document.
struct YAMLEvent {
  enum Kind {
    /// The beginnings and ends of the stream and of its documents, but for the stream's end.
    case boundary
    case streamEnd
    case scalar(String, YAMLStyle)
    case alias
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
  }

  var kind: Kind
  /// Where it begins.
  var mark: YAMLMark
  var hasAnchor = false
}

/// How a scalar is written.
enum YAMLStyle {
  case plain
  /// In single or double quotes.
  case quoted
  /// From the next line on, after `|` or `>`.
  case block
}

/// The events of a text, one after the other, by libyaml's parser.
struct YAMLEvents: ~Copyable {
  /// In memory of its own: it keeps its own address.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)

  /// Begins with a text; nil if there is no memory.
  ///
  /// - Parameter text: UTF-8, in memory for as long as events are asked for.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event; after the stream's end there is none to ask for.
  mutating func next() throws(YAMLFault) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw fault() }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }

  private func fault() -> YAMLFault {
    let failed = parser.pointee
    return YAMLFault(
      problem: failed.problem.map { String(cString: $0) } ?? "no memory is left",
      mark: YAMLMark(failed.problem_mark),
      context: failed.context.map { (String(cString: $0), YAMLMark(failed.context_mark)) },
      offset: failed.error == YAML_READER_ERROR ? Int(clamping: failed.problem_offset) : nil
    )
  }
}

extension YAMLEvent {
  fileprivate init(_ event: yaml_event_t) {
    mark = YAMLMark(event.start_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(String(decoding: bytes, as: UTF8.self), YAMLStyle(scalar.style))
      hasAnchor = scalar.anchor != nil
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart
      hasAnchor = event.data.sequence_start.anchor != nil
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart
      hasAnchor = event.data.mapping_start.anchor != nil
    case YAML_ALIAS_EVENT: kind = .alias
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    // What follows the end has no type at all.
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: kind = .streamEnd
    default: kind = .boundary
    }
  }
}

extension YAMLStyle {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self = .block
    default: self = .plain
    }
  }
}
