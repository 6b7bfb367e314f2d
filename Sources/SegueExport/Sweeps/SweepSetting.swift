import SegueGeometry

/// The values that a literal of a scene takes in a sweep, as the user writes it: `ease ratio=0.4..1 step 0.05`.
public struct SweepSetting: Hashable, Sendable {
  /// The literal, as `Knob.title` names it, or the end of that.
  public var path: String
  /// Its values.
  public var values: Values

  /// The values of a literal.
  public enum Values: Hashable, Sendable {
    /// Numbers in the literal's own unit, evenly spaced.
    case numbers([Double])
    /// Texts that take its place one after another.
    case texts([String])
  }

  /// The most values of one literal.
  public static let mostValues = 10_000

  /// Parses `PATH=VALUES`: a range with a step or a count, `0.4..1 step 0.05` or `0.4..1 in 13`, or a list, `0.4,0.6,1`.
  ///
  /// The last `=` separates: a path may have others. Commas within parentheses belong to a value.
  ///
  /// - Throws: `SweepError` if there is no `=`, or a range is none.
  public init(_ text: String) throws(SweepError) {
    guard let mark = text.lastIndex(of: "=") else { throw .noValues(text) }
    path = Self.trimmed(text[..<mark])
    let list = Self.trimmed(text[text.index(after: mark)...])
    guard !path.isEmpty, !list.isEmpty else { throw .noValues(text) }
    if let range = try Self.range(list) {
      values = range
    } else {
      values = .texts(try Self.items(list))
    }
  }

  /// A range of numbers; nil if the text is none.
  private static func range(_ text: String) throws(SweepError) -> Values? {
    guard let dots = text.firstRange(of: "..") else { return nil }
    guard let first = Double(trimmed(text[..<dots.lowerBound])) else { return nil }
    let words = text[dots.upperBound...].split(separator: " ")
    guard words.count == 3, let last = Double(words[0]), let amount = Double(words[2]), first.isFinite,
      last.isFinite, amount.isFinite, amount > 0, first != last
    else { throw .noRange(text) }
    switch words[1] {
    case "step": return try numbers(from: first, to: last, step: amount, text)
    case "in": return try numbers(from: first, to: last, count: amount, text)
    default: throw .noRange(text)
    }
  }

  /// a, a + s, a + 2s, … as far as b, which is the last where a whole number of steps leads there: each is reckoned from
  /// the first, so that errors do not add up.
  private static func numbers(
    from first: Double,
    to last: Double,
    step: Double,
    _ text: String
  ) throws(SweepError) -> Values {
    let steps = (abs(last - first) / step + 1e-6).rounded(.down)
    guard steps >= 1 else { throw .noRange(text) }
    guard steps < Double(mostValues) else { throw .tooManyValues(text, limit: mostValues) }
    let signed = last > first ? step : -step
    return .numbers((0...Int(clamping: steps)).map { first + Double($0) * signed })
  }

  private static func numbers(
    from first: Double,
    to last: Double,
    count: Double,
    _ text: String
  ) throws(SweepError) -> Values {
    guard count >= 2, count == count.rounded() else { throw .noRange(text) }
    guard count <= Double(mostValues) else { throw .tooManyValues(text, limit: mostValues) }
    let parts = count - 1
    return .numbers((0..<Int(clamping: count)).map { first + (last - first) * (Double($0) / parts) })
  }

  private static func items(_ text: String) throws(SweepError) -> [String] {
    var items = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 { items.append("") } else { items[items.count - 1].append(character) }
    }
    let texts = items.map { trimmed($0[...]) }
    guard !texts.contains("") else { throw .noRange(text) }
    guard texts.count <= mostValues else { throw .tooManyValues(text, limit: mostValues) }
    return texts
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
