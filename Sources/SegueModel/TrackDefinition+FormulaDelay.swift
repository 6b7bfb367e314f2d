import SegueMotion

extension TrackDefinition {
  /// The delay of each layer as a formula of `i` and `n`, for a language that has no stagger; nil if there is none.
  ///
  /// There is none of an order by chance or by the touch, of times that are not spread evenly, nor from an index that
  /// is not a whole number.
  public var formulaDelay: Expression? {
    guard let stagger else { return delay }
    guard stagger.ease == nil || stagger.ease == .curve(.linear), let way = stagger.origin.formulas else {
      return nil
    }
    let offset: Expression =
      switch stagger.pace {
      case .each(let seconds): seconds * way.distance
      case .total(let seconds): seconds * way.distance / Expression(.call(.max, [way.span, .number(1)]))
      }
    return delay.map { $0 + offset } ?? offset
  }
}

extension Stagger.Origin {
  /// The distance of layer `i` of `n`, and the largest one.
  fileprivate var formulas: (distance: Expression, span: Expression)? {
    let i = Expression(.symbol(.index))
    let last = Expression(.symbol(.count)) - .number(1)
    let half = Expression(.call(.floor, [last / .number(2)]))
    switch self {
    case .named(.first): return (i, last)
    case .named(.last): return (last - i, last)
    case .named(.center):
      let away = Expression(.call(.abs, [i - last / .number(2)]))
      return (Expression(.call(.floor, [away])), half)
    case .named(.edges): return (Expression(.call(.min, [i, last - i])), half)
    case .index(let index):
      guard case .number(let place) = index.node, place == place.rounded() else { return nil }
      let origin = Expression(.call(.min, [index, last]))
      return (
        Expression(.call(.abs, [i - origin])), Expression(.call(.max, [origin, last - origin]))
      )
    case .named(.random), .named(.touch): return nil
    }
  }
}
