import SegueDocuments
import SegueGeometry
import SegueModel

/// Finds every literal of a document that can be tuned, in the order of the file.
///
/// It reads the text and not the scene, so that a token, a preset's parameter and a value used twice are one
/// knob each, where they are written.
struct KnobCollector {
  private let bytes: [UInt8]
  private(set) var knobs: [Knob] = []
  /// The fields of the mapping that is being walked, for what a key means beside others.
  private var keys: [String] = []

  init(_ source: SourceText) { bytes = source.bytes }

  static func knobs(in root: YAMLNode, of source: SourceText) -> [Knob] {
    var collector = KnobCollector(source)
    collector.walk(root)
    return distinct(collector.knobs.sorted { $0.source.lower < $1.source.lower })
  }

  /// Numbers those after the first of a title, so that no two are shown under one name.
  private static func distinct(_ knobs: [Knob]) -> [Knob] {
    var counts: [String: Int] = [:]
    var titles: Set<String> = []
    return knobs.map { knob in
      var knob: Knob = knob
      let title: String = knob.title
      let detail: String = knob.detail
      while !titles.insert(knob.title).inserted {
        let count: Int = counts[title, default: 1] + 1
        counts[title] = count
        knob.detail = detail.isEmpty ? "#\(count)" : "\(detail) #\(count)"
      }
      return knob
    }
  }

  /// Keys below which there is no literal to tune: prose, names, whole scripts.
  private static let prose: Set<String> = [
    "segue", "title", "text", "image", "path", "along", "bar", "scripts", "checks", "kind", "from", "to",
    "tap", "in",
    "copy", "seed", "start", "include", "appearance", "style", "recognize", "drives", "then", "reverse",
    "script",
  ]

  private mutating func walk(_ node: YAMLNode) {
    switch node {
    case .mapping(let entries, _):
      for entry in entries where !isProse(entry) {
        keys.append(entry.key.text)
        walk(entry.value)
        keys.removeLast()
      }
    case .sequence(let items, _):
      for (index, item) in items.enumerated() {
        keys.append("[\(index)]")
        walk(item)
        keys.removeLast()
      }
    case .scalar(let scalar):
      guard !scalar.isQuoted, let tokens = try? Lexer.tokens(of: scalar) else { return }
      collect(scalar, tokens)
    }
  }

  /// A layer or a track may be called `text` or `to`; its mapping is walked.
  private func isProse(_ entry: YAMLEntry) -> Bool {
    // A stagger comes from an index, everything else from a screen.
    guard Self.prose.contains(entry.key.text), keys.last != "stagger" else { return false }
    if case .mapping = entry.value { return entry.key.text == "scripts" }
    return true
  }

  private mutating func collect(_ scalar: YAMLScalar, _ tokens: [Token]) {
    var context = LiteralContext(keys: keys)
    var count = 0
    for index in tokens.indices {
      context.enter(tokens, at: index)
      guard let found = literal(tokens, at: index, context) else { continue }
      let source = scalar.range(found.lower, tokens[index].upper)
      let written = Array(scalar.text.utf8)[found.lower..<tokens[index].upper]
      // Text that was folded or escaped has no bytes of its own to replace.
      guard source.upper <= bytes.count, bytes[source.lower..<source.upper].elementsEqual(written) else {
        continue
      }
      let meaning = context.meaning(of: found.value, tokens, at: index)
      knobs.append(
        Knob(
          id: Knob.ID(keys: keys, index: count),
          name: meaning.name,
          kind: meaning.kind,
          detail: context.detail(of: found.value, tokens, at: index, from: found.lower),
          value: found.value,
          text: String(decoding: written, as: UTF8.self),
          source: source
        )
      )
      count += 1
    }
  }

  /// The value that ends at a token, and where it begins: a sign in front of a number is part of it.
  private func literal(
    _ tokens: [Token],
    at index: Int,
    _ context: LiteralContext
  ) -> (value: Knob.Value, lower: Int)? {
    let token = tokens[index]
    switch token.kind {
    case .number(let number, _):
      guard context.isNegated(tokens, at: index) else { return (.number(number), token.lower) }
      return (.number(-number), tokens[index - 1].lower)
    case .hex(let rgb): return (.color(Color(rgb: rgb)), token.lower)
    case .word(let word):
      if context.takesCurves, tokens.count == 2, let curve = NamedCurve(rawValue: word) {
        return (.curve(curve), token.lower)
      }
      guard context.takesColors, let color = NamedColors.color(named: word) else { return nil }
      return (.color(color.light), token.lower)
    default: return nil
    }
  }
}
