extension PresentationDefinition.Style {
  /// Where UIKit's own presentation controller puts the view; nil: over the whole container.
  ///
  /// A page sheet on a phone leaves 10 points below the status bar.
  public var standardFrame: Expression? {
    guard self == .pageSheet else { return nil }
    let top = Expression(.binary(.add, Expression(.symbol(.safeTop)), .number(10)))
    let height = Expression(.binary(.subtract, Expression(.symbol(.containerHeight)), top))
    return Expression(.list([.number(0), top, Expression(.symbol(.containerWidth)), height]))
  }
}
