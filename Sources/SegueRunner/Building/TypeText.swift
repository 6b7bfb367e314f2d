/// A type of Swift as a source writes it.
struct TypeText {
  /// The type without what surrounds it: `Card` of `weak (any Card)?`.
  let bare: String
  /// Whether nil is one of its values.
  let isOptional: Bool

  /// Reads a type.
  init(_ text: String) {
    isOptional = text.hasSuffix("?") || text.hasSuffix("!")
    bare = Self.bare(text)
  }

  /// Whether it is a function's.
  var isFunction: Bool { bare.contains("->") }

  /// The type of an array's elements; nil of any other type.
  var element: String? {
    guard bare.hasPrefix("["), bare.hasSuffix("]"), !bare.contains(":") else { return nil }
    return String(bare.dropFirst().dropLast())
  }

  /// The type of whose metatype it is, `Card` of `Card.Type`; nil of any other type.
  var metatype: String? { bare.hasSuffix(".Type") ? String(bare.dropLast(5)) : nil }

  /// Whether it is a dictionary's.
  var isDictionary: Bool { bare.hasPrefix("[") && bare.hasSuffix("]") && bare.contains(":") }

  /// A function that does nothing, of as many parameters; nil if it returns something.
  var idleFunction: String? {
    // A function's own arrow comes after those of its parameters.
    let parts = Self.parts(of: bare, at: "->")
    guard parts.count > 1, let result = parts.last?.filter({ $0 != " " }),
      ["Void", "()", "Swift.Void"].contains(result)
    else { return nil }
    let list = parts.dropLast().joined(separator: "->").filter { $0 != " " }
    let inner = list.hasPrefix("(") && list.hasSuffix(")") ? list.dropFirst().dropLast() : list[...]
    guard !inner.isEmpty else { return "{}" }
    let count = Self.count(of: ",", in: inner) + 1
    return "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in }"
  }

  private static func bare(_ text: String) -> String {
    let isFunction = text.contains("->")
    let words = text.split(separator: " ").filter {
      !["any", "inout", "weak"].contains($0) && !$0.hasPrefix("@")
    }
    var bare = words.joined(separator: isFunction ? " " : "")
    if !isFunction, bare.hasPrefix("(any") { bare = "(" + bare.dropFirst(4) }
    while bare.hasSuffix("?") || bare.hasSuffix("!") { bare.removeLast() }
    guard bare.hasPrefix("("), bare.hasSuffix(")") else { return bare }
    let inner = String(bare.dropFirst().dropLast())
    let isGroup = !inner.isEmpty && isBalanced(inner) && (isFunction || !inner.contains(","))
    return isGroup ? Self.bare(inner) : bare
  }

  private static func isBalanced(_ text: String) -> Bool {
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// How often a character stands outside of brackets.
  private static func count(of wanted: Character, in text: Substring) -> Int {
    var (depth, count) = (0, 0)
    for character in text {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if character == wanted, depth == 0 { count += 1 }
    }
    return count
  }

  private static func parts(of text: String, at mark: String) -> [Substring] {
    var (parts, rest) = ([Substring](), text[...])
    while let next = rest.firstRange(of: mark) {
      parts.append(rest[..<next.lowerBound])
      rest = rest[next.upperBound...]
    }
    return parts + [rest]
  }
}
