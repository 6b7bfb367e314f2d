import Foundation

extension NSLayoutConstraint {
  /// How the views of a visual format are lined up, and where it begins.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At their left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// At their right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// At their top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// At their bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// At the edges where lines begin.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// At the edges where lines end.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// At their middles across.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// At their middles down.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// From where lines begin.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    var attributes: [Attribute] {
      let table: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY),
      ]
      return table.filter { contains($0.0) }.map(\.1)
    }
  }

  /// The constraints that a visual format says, such as `H:|-[picture(44)]-8-[title]-|`.
  ///
  /// What cannot be read is noted, and has no constraints.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, metrics ?? [:], views)
    guard let constraints = reader.read(opts) else {
      SegueHost.current.note("the visual format '\(format)' cannot be read")
      return []
    }
    return constraints
  }
}

/// Reads a line of the Visual Format Language.
@MainActor
private struct VisualFormatReader {
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var other: AnyObject?
    var priority = UILayoutPriority.required
  }

  /// An end of what stands side by side: a view, or the superview's edge.
  private enum Place {
    case view(AnyObject)
    case edge
  }

  private var rest: Substring
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isDown = false
  private var constraints: [NSLayoutConstraint] = []

  init(_ format: String, _ metrics: [String: Any], _ views: [String: Any]) {
    rest = Substring(format.filter { !$0.isWhitespace })
    (self.metrics, self.views) = (metrics, views)
  }

  mutating func read(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint]? {
    if take("V:") { isDown = true } else { _ = take("H:") }
    var last: Place?
    var named: [AnyObject] = []
    if take("|") { last = .edge }
    while !rest.isEmpty {
      var gap: [Predicate]? = last == nil ? nil : [Predicate()]
      if last != nil, take("-") {
        guard let found = connection() else { return nil }
        gap = found
      }
      if take("|") {
        guard case .view(let view)? = last, let parent = (view as? UIView)?.superview else { return nil }
        join(view, parent, gap ?? [], isEnd: true)
        break
      }
      guard let view = viewWithSize() else { return nil }
      if case .view(let before)? = last { join(view, before, gap ?? [], isEnd: false) }
      if case .edge? = last {
        guard let parent = (view as? UIView)?.superview else { return nil }
        let standard = gap?.map { standardised($0) } ?? []
        for one in standard { add(view, start, one, parent, start) }
      }
      named.append(view)
      last = .view(view)
    }
    for attribute in options.attributes {
      for (one, next) in zip(named, named.dropFirst()) {
        add(one, attribute, Predicate(), next, attribute)
      }
    }
    return constraints
  }

  /// UIKit's standard distances: 8 points between views, and the margin of 20 to a superview, where none is given.
  private func standardised(_ predicate: Predicate) -> Predicate {
    var result = predicate
    if result.constant.isNaN { result.constant = 20 }
    return result
  }

  private var start: NSLayoutConstraint.Attribute { isDown ? .top : .leading }
  private var end: NSLayoutConstraint.Attribute { isDown ? .bottom : .trailing }

  private mutating func join(_ view: AnyObject, _ other: AnyObject, _ gap: [Predicate], isEnd: Bool) {
    for one in gap {
      var predicate = isEnd ? standardised(one) : one
      if predicate.constant.isNaN { predicate.constant = 8 }
      // The superview's edge is after the view, another view before it.
      if isEnd {
        add(other, end, predicate, view, end)
      } else {
        add(view, start, predicate, other, end)
      }
    }
  }

  private mutating func add(
    _ view: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    _ predicate: Predicate,
    _ other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute
  ) {
    let constraint = NSLayoutConstraint(
      item: view,
      attribute: attribute,
      relatedBy: predicate.relation,
      toItem: other,
      attribute: otherAttribute,
      multiplier: 1,
      constant: predicate.constant
    )
    constraint.priority = predicate.priority
    constraints.append(constraint)
  }

  /// What stands between two dashes: nothing for the standard distance.
  private mutating func connection() -> [Predicate]? {
    var standard = Predicate()
    standard.constant = .nan
    if rest.first == "[" || rest.first == "|" { return [standard] }
    let found: [Predicate]?
    if take("(") { found = predicates() } else { found = predicate().map { [$0] } }
    guard let found, take("-") else { return nil }
    return found
  }

  private mutating func viewWithSize() -> AnyObject? {
    guard take("["), let name = word(), let view = views[name].map({ $0 as AnyObject }) else { return nil }
    if take("(") {
      guard let found = predicates() else { return nil }
      let size: NSLayoutConstraint.Attribute = isDown ? .height : .width
      for one in found { add(view, size, one, one.other, one.other == nil ? .notAnAttribute : size) }
    }
    return take("]") ? view : nil
  }

  private mutating func predicates() -> [Predicate]? {
    var result: [Predicate] = []
    repeat {
      guard let one = predicate() else { return nil }
      result.append(one)
    } while take(",")
    return take(")") ? result : nil
  }

  private mutating func predicate() -> Predicate? {
    var result = Predicate()
    if take("==") {
    } else if take(">=") {
      result.relation = .greaterThanOrEqual
    } else if take("<=") {
      result.relation = .lessThanOrEqual
    }
    guard let text = word() else { return nil }
    if let view = views[text], Double(text) == nil {
      result.other = view as AnyObject
    } else {
      guard let number = number(text) else { return nil }
      result.constant = number
    }
    if take("@") {
      guard let text = word(), let number = number(text) else { return nil }
      result.priority = UILayoutPriority(Float(number))
    }
    return result
  }

  private func number(_ text: String) -> CGFloat? {
    if let number = Double(text) { return CGFloat(number) }
    switch metrics[text] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: return nil
    }
  }

  private mutating func word() -> String? {
    let isNumber = rest.first.map { $0.isNumber || $0 == "-" || $0 == "." } ?? false
    let text = rest.prefix { one in
      one.isLetter || one.isNumber || one == "_" || one == "."
        || (isNumber && one == "-" && one == rest.first)
    }
    guard !text.isEmpty else { return nil }
    // A minus is a sign only at the beginning.
    let end = isNumber ? text.dropFirst().firstIndex(of: "-") ?? text.endIndex : text.endIndex
    let found = text[..<end]
    rest = rest[found.endIndex...]
    return String(found)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
}
