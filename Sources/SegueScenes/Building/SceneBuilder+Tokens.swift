import SegueDocuments
import SegueGeometry
import SegueModel

extension SceneBuilder {
  /// Tokens stay text until they are used, so that each is read as the type expected there.
  mutating func readTokens(_ field: Field?) {
    guard let field else { return }
    for token in fields(of: field.value, "tokens", [:], areNames: true) {
      guard checkPlainName(token.key, in: "tokens") else { continue }
      guard case .scalar(let scalar) = token.value else {
        report(
          Finding(
            "a token is a number, a colour or a curve, found \(token.value.noun)",
            at: token.value.range
          )
        )
        continue
      }
      tokens[token.name] = Substitution(scalar: scalar, substitutions: [:])
    }
    let references = checkTokens()
    noteCircles(among: references)
    // A token may use others: each level of this nesting is one step of a chain.
    let names = tokens.filter { $0.value.scalar.text.contains("$") }.keys
    for _ in 0..<SceneLimits.substitutions {
      let inner = tokens
      for name in names { tokens[name]?.substitutions = inner }
    }
  }

  /// Reports names in tokens that nothing has, as tokens that nothing uses are never read; returns all names, by token.
  private mutating func checkTokens() -> [String: [TextFilling.Reference]] {
    var result: [String: [TextFilling.Reference]] = [:]
    for (name, token) in sortedTokens where token.scalar.text.contains("$") {
      guard (try? Lexer.tokens(of: token.scalar)) != nil else { continue }
      result[name] = TextFilling.Reference.all(in: token.scalar.text)
      for reference in result[name, default: []]
      where tokens[reference.name] == nil && !unread.nameless.contains("tokens") {
        report(
          Finding(
            "nothing is called '$\(reference.name)'",
            at: token.scalar.range(reference.lower, reference.upper),
            hint: Suggestions.forScenes.hint(for: reference.name, among: tokens.keys.sorted(), prefix: "$")
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
  private mutating func noteCircles(among references: [String: [TextFilling.Reference]]) {
    var finished: Set<String> = []
    for (first, _) in sortedTokens where references[first] != nil && !finished.contains(first) {
      // The names on the way here, each with the next of its references to follow.
      var way: [(name: String, next: Int)] = [(first, 0)]
      var places = [first: 0]
      while let (name, next) = way.last {
        let all = references[name, default: []]
        guard next < all.count else {
          finished.insert(name)
          places[name] = nil
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let reference = all[next]
        if let start = places[reference.name] {
          note(circle: way[start...].map(\.name), closedBy: reference)
        } else if !finished.contains(reference.name), tokens[reference.name] != nil {
          places[reference.name] = way.count
          way.append((reference.name, 0))
        }
      }
    }
  }

  private mutating func note(circle names: [String], closedBy reference: TextFilling.Reference) {
    guard let last = names.last, let scalar = tokens[last]?.scalar else { return }
    let shown = names.count > 6 ? names[..<3] + ["…"] + names[(names.count - 2)...] : names[...]
    let finding = Finding(
      "'$\(reference.name)' leads back to itself",
      at: scalar.range(reference.lower, reference.upper),
      hint: (shown + [reference.name]).joined(separator: " → ")
    )
    report(finding)
    for name in names where tokens[name]?.circle == nil { tokens[name]?.circle = finding }
  }
}
