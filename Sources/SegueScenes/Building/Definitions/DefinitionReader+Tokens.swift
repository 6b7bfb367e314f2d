import SegueDocuments
import SegueGeometry

extension DefinitionReader {
  /// Tokens stay text until they are used, so that each is read as the type expected there.
  mutating func readTokens(_ sections: SharedSections) {
    for token in definitions("tokens", in: sections, [:]) {
      guard reading.checkPlainName(token.key, in: "tokens") else { continue }
      guard case .scalar(let scalar) = token.value else {
        reading.report(
          Finding(
            "a token is a number, a colour or a curve, found \(token.value.noun)",
            at: token.value.range
          )
        )
        continue
      }
      tokens[token.name] = Substitution(scalar: scalar, substitutions: [:])
    }
    noteCircles(among: checkTokens())
    // A token may use others: each level of this nesting is one step of a chain.
    let names = tokens.filter { $0.value.scalar.text.contains("$") }.keys
    for _ in 0..<SceneLimits.substitutions {
      let inner = tokens
      for name in names { tokens[name]?.substitutions = inner }
    }
  }

  /// Reports names in tokens that nothing has, as tokens that nothing uses are never read; returns all names, by token.
  private mutating func checkTokens() -> [String: [Circles.Mention]] {
    var result: [String: [Circles.Mention]] = [:]
    for (name, token) in sortedTokens where token.scalar.text.contains("$") {
      guard (try? Lexer.tokens(of: token.scalar)) != nil else { continue }
      let mentions = TextFilling.Reference.all(in: token.scalar.text).map {
        Circles.Mention(name: $0.name, range: token.scalar.range($0.lower, $0.upper))
      }
      result[name] = mentions
      for mention in mentions where tokens[mention.name] == nil && !reading.unread.nameless.contains("tokens")
      {
        reading.report(
          Finding(
            "nothing is called '$\(mention.name)'",
            at: mention.range,
            hint: Suggestions.forScenes.hint(for: mention.name, among: tokens.keys.sorted(), prefix: "$")
          )
        )
      }
    }
    return result
  }

  private var sortedTokens: [(key: String, value: Substitution)] {
    tokens.sorted { $0.value.scalar.range.lower < $1.value.scalar.range.lower }
  }

  /// Says of each circle of tokens that it is one, where it closes; whoever uses one of them says no more than that.
  private mutating func noteCircles(among mentions: [String: [Circles.Mention]]) {
    for circle in Circles.all(in: sortedTokens.map(\.key), mentions) {
      let finding = Finding(
        "'$\(circle.closing.name)' leads back to itself",
        at: circle.closing.range,
        hint: circle.way
      )
      reading.report(finding)
      for name in circle.names where tokens[name]?.refusal == nil { tokens[name]?.refusal = finding }
    }
  }
}
