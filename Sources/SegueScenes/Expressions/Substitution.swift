import SegueDocuments
import SegueGeometry

/// The text of a `$name`, and the meaning of the names in it.
struct Substitution: Sendable {
  var scalar: YAMLScalar
  var substitutions: [String: Substitution]
  /// `i` and `n` where the text is written; nil if they are those of the place where it is used.
  var constants: [String: Double]?
  /// What to say instead of using it: that it leads back to itself, say.
  var refusal: Finding?

  init(
    scalar: YAMLScalar,
    substitutions: [String: Substitution],
    constants: [String: Double]? = nil
  ) {
    self.scalar = scalar
    self.substitutions = substitutions
    self.constants = constants
  }

  /// What was probably meant by a name that nothing has.
  static func hint(for name: String, among known: [String: Substitution]) -> String {
    Suggestions.forScenes.hint(for: name, among: known.keys.sorted(), prefix: "$")
      ?? "tokens are defined under 'tokens', parameters under a preset's or a component's 'params'"
  }

  static func tooDeep(_ name: String, at place: SourceRange) -> Finding {
    Finding(
      "'$\(name)' is nested in others more than \(SceneLimits.substitutions) deep",
      at: place,
      hint: "write out one of those that it stands in"
    )
  }
}

extension Scope {
  /// The scope of a text that stands for a `$name`.
  func within(_ substitution: Substitution) -> Scope {
    var scope = self
    scope.substitutions = substitution.substitutions
    if let constants = substitution.constants { scope.constants = constants }
    return scope
  }
}
