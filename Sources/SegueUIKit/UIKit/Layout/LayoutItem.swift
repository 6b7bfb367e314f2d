public import Foundation

/// What has edges, middles and sizes to make constraints from: a view, or a guide of one.
@preconcurrency @MainActor
public protocol LayoutAnchors: AnyObject {}

extension LayoutAnchors {
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  /// The edge at which lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  /// The edge at which lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  /// The middle down.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
}

/// What constraints are between: a view, or a guide of one.
@MainActor
protocol LayoutItem: LayoutAnchors {
  /// The view that it is, or that it belongs to.
  var itemView: UIView? { get }
  /// The view in whose points it has its place.
  var itemParent: UIView? { get }
}

extension UIView: LayoutAnchors {}

extension UIView: LayoutItem {
  var itemView: UIView? { self }
  var itemParent: UIView? { superview }

  /// The line on which the first line of a text stands.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline)
  }
  /// The line on which the last line of a text stands.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline)
  }
}

/// A rectangle of a view that is not seen, for constraints.
@preconcurrency @MainActor
open class UILayoutGuide: SegueObject, LayoutAnchors, LayoutItem {
  /// What the app calls it.
  open var identifier = ""
  /// The view that it belongs to.
  open internal(set) weak var owningView: UIView?
  /// Distances from the owner's edges that decide it; nil if constraints do.
  var insets: ((UIView) -> UIEdgeInsets)?
  /// Whether it is the content of a scroll view: it begins at the origin, and constraints decide its size.
  var isContent = false
  private var solved: CGRect?

  /// Creates a guide that belongs to no view yet.
  public init() { super.init(main: ()) }

  /// Creates a guide from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(main: ()) }

  var itemView: UIView? { owningView }
  var itemParent: UIView? { owningView }

  /// The rectangle in the owner's points, as it was laid out last.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if let insets { return owningView.bounds.inset(by: insets(owningView)) }
    owningView.outermost.traits?.system?.update()
    return owningView.outermost.traits?.system?.box(of: self) ?? .zero
  }

  /// Takes where constraints have it: the owner's content is as large, or is laid out, as it may go by the guide.
  func take(_ box: CGRect) {
    if isContent { (owningView as? UIScrollView)?.contentSize = box.size }
    guard insets == nil, !isContent, solved?.isNear(box) != true else { return }
    solved = box
    owningView?.setNeedsLayout()
  }
}
