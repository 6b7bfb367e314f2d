import SegueGeometry

extension Expression {
  /// Whether the expression or a part of it satisfies the test; time grows with the number of nodes.
  public func contains(where test: (Node) -> Bool) -> Bool {
    if test(node) { return true }
    return children.contains { $0.contains(where: test) }
  }

  /// Whether the expression reads a content offset, so that scrolling invalidates the layout.
  public var readsOffset: Bool {
    contains { node in
      guard case .property(let property, _) = node else { return false }
      return property.isOffset
    }
  }

  /// Whether the expression reads another layer.
  public var readsLayers: Bool {
    contains { node in
      if case .property = node { return true }
      return false
    }
  }

  /// The paths that the expression reads, in the order written; one that is read twice is there twice.
  public var readPaths: [LayerPath] {
    if case .property(_, let path) = node { return [path] }
    return children.flatMap { $0.readPaths }
  }

  /// How many random numbers the expression draws before a call in it, by where they are written.
  ///
  /// Those of a token that is used twice are written once: they are one number. Time grows with the number of nodes.
  func draws(before call: Expression) -> Int {
    var places: Set<Int> = []
    noteDraws(before: call.source.lower, in: &places)
    return places.count
  }

  private func noteDraws(before place: Int, in places: inout Set<Int>) {
    if case .call(.random, _) = node, source.lower < place { places.insert(source.lower) }
    for child in children { child.noteDraws(before: place, in: &places) }
  }

  /// The expression without the bounds that it is held in: `X in 0..1` is X, and so is `min(max(X 0) 1)`.
  public var withoutBounds: Expression {
    switch node {
    case .clamp(let value, _, _): return value.withoutBounds
    case .call(.min, let arguments), .call(.max, let arguments):
      let open = arguments.filter { argument in
        if case .number = argument.node { false } else { true }
      }
      return open.count == 1 ? open[0].withoutBounds : self
    default: return self
    }
  }

  /// The operands of the expression, in the order written.
  public var children: [Expression] {
    switch node {
    case .list(let items): items
    case .transform(let operations): operations.flatMap { $0.operands }
    case .unary(_, let operand): [operand]
    case .binary(_, let left, let right): [left, right]
    case .conditional(let then, let condition, let otherwise): [then, condition, otherwise]
    case .clamp(let value, let lower, let upper): [value] + [lower, upper].compactMap { $0 }
    case .call(_, let arguments): arguments
    default: []
    }
  }
}

extension Expression.TransformOperation {
  /// The numbers of the operation, in the order written.
  public var operands: [Expression] {
    switch self {
    case .translate(let x, let y, let z): [x, y] + [z].compactMap { $0 }
    case .scale(let x, let y): [x, y]
    case .rotateX(let angle), .rotateY(let angle), .rotateZ(let angle): [angle]
    case .perspective(let m34): [m34]
    }
  }
}
