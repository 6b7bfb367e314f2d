public import Foundation

/// A line of an app's layout: an attribute of one item as a multiple of another's, and a distance.
@preconcurrency @MainActor
open class NSLayoutConstraint: SegueObject {
  /// The first item, a view or a guide.
  public private(set) weak var firstItem: AnyObject?
  /// The second item; nil if the first one's attribute is a number.
  public private(set) weak var secondItem: AnyObject?
  /// What it says of the first item.
  public let firstAttribute: Attribute
  /// What it says of the second item.
  public let secondAttribute: Attribute
  /// How the two relate.
  public let relation: Relation
  /// What the second item's attribute is multiplied by.
  public let multiplier: CGFloat
  /// What the app calls it.
  open var identifier: String?
  /// Whether an archive's constraint is left out while the app runs; it has no effect.
  open var shouldBeArchived = false
  /// The view that holds it while it is active.
  weak var holder: UIView?
  private let hasSecond: Bool
  /// Distances that nothing else keeps.
  private let distances: [AnchorDistance]

  /// What is added, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintDidChange(self) } }
  }

  /// How important it is.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }

  /// Creates a constraint, `item1.attr1 = item2.attr2 × multiplier + constant`; it is not active yet.
  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    distances = [view1 as? AnchorDistance, view2 as? AnchorDistance].compactMap(\.self)
    hasSecond = view2 != nil && attr2 != .notAnAttribute
    (firstAttribute, secondAttribute, self.relation) = (attr1, attr2, relation)
    (self.multiplier, constant) = (multiplier, c)
    super.init(main: ())
  }

  /// Whether it takes part in the layout; it needs items in one hierarchy.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { holder?.removeConstraint(self) } }
  }

  /// Lets constraints take part in the layout.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets constraints take no part in the layout.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The items that are still there; nil if one of them is gone.
  var items: (first: any LayoutItem, second: (any LayoutItem)?)? {
    guard let first = firstItem as? any LayoutItem else { return nil }
    guard hasSecond else { return (first, nil) }
    return (secondItem as? any LayoutItem).map { (first, $0) }
  }

  private func activate() {
    guard holder == nil else { return }
    guard let items else { return SegueHost.current.note("a constraint's item is no view and no guide") }
    guard
      let view = Self.common(items.first.itemView, items.second.map { $0.itemView } ?? items.first.itemView)
    else {
      return SegueHost.current.note("a constraint's items are not in one hierarchy, so it is not active")
    }
    view.addConstraint(self)
  }

  /// The innermost view that has both.
  static func common(_ one: UIView?, _ other: UIView?) -> UIView? {
    var view = one
    while let current = view {
      if other?.isDescendant(of: current) == true { return current }
      view = current.superview
    }
    return nil
  }

  /// What a constraint is about.
  public enum Attribute: Int, Sendable {
    /// An edge.
    case left = 1, right, top, bottom
    /// An edge, by the direction of text, which is to the right here.
    case leading, trailing
    /// A size.
    case width, height
    /// A middle.
    case centerX, centerY
    /// The line on which a text stands, its last or its first.
    case lastBaseline, firstBaseline
    /// An edge of the margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// A middle of the margins.
    case centerXWithinMargins, centerYWithinMargins
    /// Nothing.
    case notAnAttribute = 0
  }

  /// How two sides relate.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// The same.
    case equal
    /// At least.
    case greaterThanOrEqual
  }

  /// The axis of a layout.
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal
    /// Down.
    case vertical
  }
}

/// `NSLayoutConstraint.Attribute`, as older sources call it.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// `NSLayoutConstraint.Relation`, as older sources call it.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// `NSLayoutConstraint.Axis`, as older sources call it.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// How important a constraint is, from 1; 1000 must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// That with which contents are kept from being cut.
  public static let defaultHigh = UILayoutPriority(750)
  /// That with which contents are kept from being stretched.
  public static let defaultLow = UILayoutPriority(250)
  /// That with which a view is as small, or as large, as it may.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A higher one.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }
  /// A lower one.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
  /// Makes it higher.
  public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }
  /// Makes it lower.
  public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }
}
