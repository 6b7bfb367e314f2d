/// Names of a scene as identifiers of a programming language.
enum Identifier {
  /// `side-panel` as `SidePanel`.
  static func type(_ text: String) -> String {
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isNumber == true ? "Scene" + joined : joined
  }

  /// `side-panel` as `sidePanel`; a keyword gets a word behind it.
  static func member(_ text: String) -> String {
    let name = type(text)
    guard !name.isEmpty else { return "layer" }
    if text.first?.isNumber == true { return "layer" + name.dropFirst("Scene".count) }
    let lowered = name.prefix(1).lowercased() + name.dropFirst()
    return reserved.contains(lowered) ? lowered + "View" : lowered
  }

  /// Words that Swift or Kotlin keep, and names that the written code uses itself.
  private static let reserved: Set<String> = [
    "as", "break", "case", "catch", "class", "container", "context", "continue", "default", "defer", "do",
    "else", "enum", "extension", "false", "for", "from", "fromView", "func", "fun", "guard", "if", "import",
    "in", "index", "init", "internal", "is", "let", "nil", "null", "object", "operator", "private",
    "protocol", "public", "repeat", "return", "self", "size", "static", "struct", "subscript", "super",
    "switch", "throw", "to", "toView", "true", "try", "typealias", "val", "var", "view", "views", "when",
    "where", "while", "add", "basic", "clock", "coordinator", "cut", "evenly", "finish", "keyframes", "label",
    "adaptive", "picture", "piece", "random", "recognizer", "rubberBand", "window", "duration", "progress",
    "location",
    "associatedtype", "await", "deinit", "fallthrough", "fileprivate", "inout", "precedencegroup", "rethrows",
    "throws",
    "start", "translation", "velocity", "safeArea", "animator", "item", "itemRest", "rest", "state", "origin",
    "begin",
    "dimming", "resting", "speed", "operation", "navigationController", "toController", "fromController",
    "isFollowing",
    "isMoving", "finishes", "next", "count", "toRest", "fromRest", "interactor", "runs", "containerRest",
    "whole",
  ]
}
