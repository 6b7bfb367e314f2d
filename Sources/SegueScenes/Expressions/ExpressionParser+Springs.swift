import SegueDocuments
import SegueModel

extension ExpressionParser {
  private static let dialects =
    "spring(ratio .7 velocity 1), spring(response .45 ratio .8), spring(duration .5 bounce .2) or "
    + "spring(stiffness 250 damping 30 mass 1)"

  private static let names = [
    "ratio", "velocity", "response", "duration", "bounce", "stiffness", "damping", "mass", "overdamped",
  ]

  /// The named numbers of a spring, in any order.
  mutating func spring() throws(Finding) -> SpringDefinition {
    let start = index - 1
    index += 1
    var numbers: [String: Expression] = [:]
    var velocity = SpringDefinition.Velocity.relative(.number(0))
    var overdamped: Token?
    while case .word(let word) = token.kind {
      let name = token
      guard Self.names.contains(word) else {
        throw Finding(
          "a spring has no '\(word)'",
          at: range(name),
          hint: Suggestions.forScenes.hint(for: word, among: Self.names, listing: "a spring has")
        )
      }
      index += 1
      if word == "overdamped" {
        overdamped = name
      } else if word == "velocity", take(word: "inherit") {
        velocity = .inherited
      } else {
        if word == "velocity" { try checkVelocity() }
        let value = try argument()
        try Self.check(value, named: word)
        guard numbers.updateValue(value, forKey: word) == nil else {
          throw Finding("'\(word)' is written twice", at: range(name))
        }
      }
    }
    if case .number = token.kind, numbers.isEmpty {
      let written = text(token)
      throw Finding(
        "a spring's numbers have names",
        at: range(token),
        hint: "write spring(ratio \(written.hasPrefix(".") ? "0" + written : written))"
      )
    }
    try expect(mark: ")")
    if let value = numbers.removeValue(forKey: "velocity") { velocity = .relative(value) }
    guard let shape = Self.shape(numbers) else {
      throw Finding("these numbers make no spring", at: range(from: start), hint: "write \(Self.dialects)")
    }
    if let overdamped { try check(overdamped, of: shape) }
    return SpringDefinition(shape: shape, velocity: velocity, allowsOverdamping: overdamped != nil)
  }

  /// Refuses words for the hand's velocity other than the language's own.
  private func checkVelocity() throws(Finding) {
    guard case .word(let word) = token.kind, !isValue(word) else { return }
    throw Finding(
      "a spring's velocity is a number or 'inherit', found '\(word)'",
      at: range(token),
      hint: "'velocity inherit' takes over the hand's; a number is in distances per second: velocity 1.5"
    )
  }

  /// Refuses `overdamped` where it changes nothing.
  private func check(_ overdamped: Token, of shape: SpringDefinition.Shape) throws(Finding) {
    switch shape {
    case .fitted:
      throw Finding(
        "'overdamped' has no effect on a ratio alone, which ends at 1, as UIKit's does",
        at: range(overdamped),
        hint: "a spring that times itself can be: spring(response .4 ratio 1.2 overdamped)"
      )
    case .bouncy:
      throw Finding(
        "'overdamped' has no effect on a bounce",
        at: range(overdamped),
        hint: "a bounce below 0 is overdamped by itself"
      )
    case .perceptual, .physical: return
    }
  }

  private static func shape(_ numbers: [String: Expression]) -> SpringDefinition.Shape? {
    switch numbers.keys.sorted() {
    case ["ratio"]: return numbers["ratio"].map { .fitted(ratio: $0) }
    case ["ratio", "response"]:
      guard let response = numbers["response"], let ratio = numbers["ratio"] else { return nil }
      return .perceptual(response: response, ratio: ratio)
    case ["bounce", "duration"], ["duration"]:
      guard let duration = numbers["duration"] else { return nil }
      return .bouncy(duration: duration, bounce: numbers["bounce"] ?? .number(0))
    case ["damping", "stiffness"], ["damping", "mass", "stiffness"]:
      guard let stiffness = numbers["stiffness"], let damping = numbers["damping"] else { return nil }
      return .physical(stiffness: stiffness, damping: damping, mass: numbers["mass"] ?? .number(1))
    default: return nil
    }
  }

  /// Refuses numbers for which no spring exists.
  private static func check(_ value: Expression, named name: String) throws(Finding) {
    guard let number = value.constant else { return }
    switch name {
    case "ratio", "response", "duration", "stiffness", "mass":
      guard number <= 0 else { return }
      let what = name == "ratio" ? "damping ratio" : name
      throw Finding("a spring's \(what) is above 0", at: value.source)
    case "damping":
      guard number < 0 else { return }
      throw Finding("a spring's damping is at least 0", at: value.source)
    case "bounce":
      guard number < -1 || number >= 1 else { return }
      throw Finding("a spring's bounce lies from -1 to below 1", at: value.source)
    default: return
    }
  }
}
