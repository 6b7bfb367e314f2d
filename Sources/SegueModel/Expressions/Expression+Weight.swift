import SegueGeometry

extension Expression {
  /// An estimate of the expression's cost in memory and time, in nodes.
  ///
  /// Texts, paths and gradients count by their length. Time grows with the number of nodes.
  public var weight: Int {
    switch node {
    case .text(let text): 1 + text.utf8.count / Self.bytesPerNode
    case .path(let path): 1 + path.elements.count
    case .gradient(_, let colors, _): 1 + colors.count
    case .list(let items): items.reduce(1) { $0 + $1.weight }
    case .transform(let operations): operations.reduce(1) { $0 + $1.weight }
    case .unary(_, let operand): 1 + operand.weight
    case .binary(_, let left, let right): 1 + left.weight + right.weight
    case .conditional(let then, let condition, let otherwise):
      1 + then.weight + condition.weight + otherwise.weight
    case .clamp(let value, let lower, let upper):
      1 + value.weight + (lower?.weight ?? 0) + (upper?.weight ?? 0)
    case .call(_, let arguments): arguments.reduce(1) { $0 + $1.weight }
    default: 1
    }
  }

  /// The bytes of text that cost as much as one node.
  private static let bytesPerNode = 64
}

extension Expression.TransformOperation {
  fileprivate var weight: Int {
    switch self {
    case .translate(let x, let y, let z): 1 + x.weight + y.weight + (z?.weight ?? 0)
    case .scale(let x, let y): 1 + x.weight + y.weight
    case .rotateX(let number), .rotateY(let number), .rotateZ(let number), .perspective(let number):
      1 + number.weight
    }
  }
}
