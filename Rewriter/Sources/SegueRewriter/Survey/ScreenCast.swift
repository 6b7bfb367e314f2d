import SwiftSyntax

/// A cast of one of a transition's two screens to a type: `transitionContext.viewController(forKey: .from) as? Main`.
struct ScreenCast: Hashable {
  /// Which of the two screens it is, by its key or else by its name.
  enum Side: String {
    case from, to
  }

  var side: Side
  /// The type as written.
  var type: String

  /// The casts of a sequence of operators, in order; `is` counts as one.
  static func all(in node: SequenceExprSyntax) -> [ScreenCast] {
    let parts = Array(node.elements)
    return parts.indices.dropFirst().dropLast().compactMap { index in
      guard parts[index].is(UnresolvedAsExprSyntax.self) || parts[index].is(UnresolvedIsExprSyntax.self),
        let type = parts[index + 1].as(TypeExprSyntax.self)?.type, let side = side(of: parts[index - 1])
      else { return nil }
      return ScreenCast(side: side, type: type.inOneLine)
    }
  }

  private static func side(of screen: ExprSyntax) -> Side? {
    let text = screen.inOneLine
    if let key = text.firstRange(of: "viewController(forKey:") {
      // The older keys name both: `UITransitionContextFromViewControllerKey`.
      return text[key.upperBound...].lowercased().contains("from") ? .from : .to
    }
    let path = text.hasPrefix("self.") ? text.dropFirst(5) : text[...]
    let name = path.prefix { $0.isLetter }
    if ["from", "source", "presenting"].contains(where: { name.begins(with: $0) }) { return .from }
    return ["to", "destination", "presented"].contains { name.begins(with: $0) } ? .to : nil
  }
}

extension Substring {
  /// Whether a name begins with a word: `to`, `toView`, but not `total`.
  fileprivate func begins(with word: String) -> Bool {
    hasPrefix(word) && dropFirst(word.count).first?.isLowercase != true
  }
}
