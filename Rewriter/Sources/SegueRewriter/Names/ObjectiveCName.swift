/// Selectors that the compiler gives to Swift's methods.
///
/// The rules are those of the compiler's `AbstractFunctionDecl::getObjCSelector`, learnt by asking it: a method with
/// `@objc(name)` of the expected name beside it is refused when both agree.
enum ObjectiveCName {
  /// Words before or after which no `With` is put.
  static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
    "until",
    "using", "via", "when", "with", "within",
  ]

  /// The selector of a method: `handlePan:`, `tapWith:`, `moveWithX:y:`.
  static func selector(
    _ base: String,
    labels: [String],
    isThrowing: Bool = false,
    isAsync: Bool = false
  ) -> String {
    var pieces = labels.map { $0 == "_" ? "" : SwiftName.plain($0) }
    var first = SwiftName.plain(base)
    // What throws or waits has one more parameter in Objective-C.
    let addition = isAsync ? "completionHandler" : isThrowing ? "error" : nil
    guard !pieces.isEmpty else {
      return first + (isAsync ? "WithCompletionHandler:" : isThrowing ? "AndReturnError:" : "")
    }
    if !pieces[0].isEmpty {
      let needsWith =
        !prepositions.contains(firstWord(of: pieces[0])) && !prepositions.contains(lastWord(of: first))
      first += (needsWith ? "With" : "") + capitalized(pieces[0])
    }
    pieces[0] = first
    if let addition { pieces.append(addition) }
    return pieces.map { $0 + ":" }.joined()
  }

  /// The selector of a property's setter.
  static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func firstWord(of name: String) -> String {
    guard let first = name.first else { return "" }
    let rest = name.dropFirst()
    // `URLFor` begins with `URL`: the last of several capitals belongs to the next word.
    if first.isUppercase, rest.first?.isUppercase == true {
      let capitals = name.prefix { $0.isUppercase }
      return (capitals.count == name.count ? name : String(capitals.dropLast())).lowercased()
    }
    return (String(first) + rest.prefix { !$0.isUppercase }).lowercased()
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }
}
