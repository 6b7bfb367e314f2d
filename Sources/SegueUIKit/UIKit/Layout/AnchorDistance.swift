/// The distance between two anchors of one axis, which constraints take for a size.
final class AnchorDistance: LayoutItem {
  private(set) weak var start: (any LayoutItem)?
  private(set) weak var end: (any LayoutItem)?
  let startAttribute: NSLayoutConstraint.Attribute
  let endAttribute: NSLayoutConstraint.Attribute

  init<Axis: AnyObject>(from start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>) {
    (self.start, self.end) = (start.item as? any LayoutItem, end.item as? any LayoutItem)
    (startAttribute, endAttribute) = (start.attribute, end.attribute)
  }

  /// The innermost view that has both.
  var itemView: UIView? { NSLayoutConstraint.common(start?.itemView, end?.itemView) }
  var itemParent: UIView? { itemView }
}
