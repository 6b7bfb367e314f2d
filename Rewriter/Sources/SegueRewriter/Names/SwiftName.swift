/// Names in Swift source.
enum SwiftName {
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout",
    "internal", "let", "open", "operator", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else",
    "fallthrough",
    "for", "guard", "if", "in", "repeat", "return", "switch", "where", "while", "as", "catch", "false", "is",
    "nil", "super", "self", "Self", "throw", "throws", "true", "try",
  ]

  /// The name, in backticks where it is a keyword.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The name without backticks.
  static func plain(_ name: some StringProtocol) -> String { String(name.filter { $0 != "`" }) }

  /// Whether a name is one that types have: its first letter is a capital.
  static func isTypeLike(_ name: some StringProtocol) -> Bool {
    name.first { $0 != "_" && $0 != "`" }?.isUppercase ?? false
  }

  /// A type as written, in one line and without comments, for another place of the source.
  static func singleLine(_ tokens: some Sequence<(text: String, hasSpace: Bool)>) -> String {
    var result = ""
    for token in tokens {
      result += token.text
      if token.hasSpace { result += " " }
    }
    while result.last == " " { result.removeLast() }
    return result
  }
}
