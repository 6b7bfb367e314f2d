public import SegueDocuments
import SegueGeometry
import SegueModel
public import SegueMotion

extension SceneDocument {
  /// A spring as the file writes it.
  public struct WrittenSpring: Hashable, Sendable {
    /// The spring that the numbers describe.
    public var spring: Spring
    /// The initial velocity, in fractions of the distance per second; 0 if none is written.
    public var velocity = 0.0
    /// The numbers that specify it; nil if it is fitted to a duration given elsewhere.
    public var dialect: SpringDialect?
    /// Whether a damping ratio above 1 is honoured instead of clamped.
    public var canBeOverdamped: Bool { dialect != nil && spring.allowsOverdamping }
    /// The rest of the call's contents, such as ` velocity 1` with its leading space; or empty.
    var rest: String
    /// The bytes between the parentheses.
    var source: SourceRange
  }

  /// Returns the spring that a literal is part of; nil if there is none, or not all its numbers are literals.
  ///
  /// `duration`, in seconds, is what a spring fitted to a duration is fitted to.
  public func spring(of id: Knob.ID, duration: Double) -> WrittenSpring? {
    guard let knob = knob(id), let call = SpringCall(around: knob.source, in: source) else { return nil }
    let numbers = knobs.filter { call.contents.contains($0.source.lower) && $0.id.keys == id.keys }
    var values: [String: Double] = [:]
    for number in numbers {
      guard case .number(let value) = number.value else { return nil }
      values[number.name] = value
    }
    let velocity = values.removeValue(forKey: "velocity") ?? 0
    guard call.names.subtracting(["velocity", "inherit", "overdamped"]) == Set(values.keys),
      let (spring, dialect) = Self.spring(values, velocity: velocity, duration: duration)
    else { return nil }
    var written = WrittenSpring(
      spring: spring,
      velocity: velocity,
      dialect: dialect,
      rest: "",
      source: call.range
    )
    if call.names.contains("overdamped") { written.spring.allowsOverdamping = true }
    if let speed = numbers.first(where: { $0.name == "velocity" }) {
      written.rest = " velocity \(speed.text)"
    }
    if call.names.contains("inherit") { written.rest = " velocity inherit" }
    return written
  }

  /// Writes the spring that a knob belongs to in another dialect; its motion stays the same.
  ///
  /// A spring that was fitted to a duration times itself from then on: the `duration` beside it is taken out.
  public mutating func write(_ spring: WrittenSpring, as dialect: SpringDialect, of id: Knob.ID)
    throws(DocumentError)
  {
    guard spring.dialect != dialect else { return }
    let text = dialect.text(of: spring.spring) + spring.rest
    let bytes = replacing(spring.source, with: text, timesItself: true, id.keys)
    try change(to: bytes, .spring(id))
    endChange()
  }

  private static func spring(
    _ values: [String: Double],
    velocity: Double,
    duration: Double
  ) -> (Spring, SpringDialect?)? {
    switch values.keys.sorted() {
    case ["ratio"]:
      let ratio = values["ratio"] ?? 1
      return (Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity), nil)
    case ["ratio", "response"]:
      let spring = Spring(response: values["response"] ?? 0.5, dampingFraction: values["ratio"] ?? 1)
      return (spring, .response)
    case ["bounce", "duration"], ["duration"]:
      return (Spring(duration: values["duration"] ?? 0.5, bounce: values["bounce"] ?? 0), .bounce)
    case ["damping", "stiffness"], ["damping", "mass", "stiffness"]:
      let spring = Spring(
        mass: values["mass"] ?? 1,
        stiffness: values["stiffness"] ?? 100,
        damping: values["damping"] ?? 10
      )
      return (spring, .physical)
    default: return nil
    }
  }
}

/// The innermost `spring(…)` around a place in a file.
private struct SpringCall {
  /// Between the parentheses.
  let range: SourceRange
  /// The words between them.
  let names: Set<String>

  var contents: Range<Int> { range.lower..<range.upper }

  init?(around place: SourceRange, in bytes: [UInt8]) {
    guard let open = bytes[..<place.lower].lastIndex(of: UInt8(ascii: "(")),
      bytes[..<open].ends(with: "spring".utf8),
      let close = bytes[place.upper...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    range = SourceRange(lower: open + 1, upper: close)
    let words = String(decoding: bytes[(open + 1)..<close], as: UTF8.self).split { !$0.isLetter }
    // A token or a call among the numbers has no literal of its own.
    let isPlain = !bytes[(open + 1)..<close].contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "(") }
    guard isPlain else { return nil }
    names = Set(words.map(String.init))
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with text: String.UTF8View) -> Bool {
    count >= text.count && suffix(text.count).elementsEqual(text)
  }
}
