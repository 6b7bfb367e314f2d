import SwiftSyntax

extension FileRewriter {
  /// `(x as AnyObject).count` becomes `SegueDynamic(x).count`: Objective-C looks a member of any object up by its name.
  func lookUpByName(_ node: MemberAccessExprSyntax) {
    guard let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil,
      let sequence = only.expression.as(SequenceExprSyntax.self)
    else { return }
    let parts = Array(sequence.elements)
    guard parts.count >= 3, let cast = parts[parts.count - 2].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark?.text != "?",
      let type = parts[parts.count - 1].as(TypeExprSyntax.self), type.type.inOneLine == "AnyObject"
    else { return }
    insert("SegueDynamic", before: tuple.leftParen)
    blank(cast)
    blank(type)
  }
}
