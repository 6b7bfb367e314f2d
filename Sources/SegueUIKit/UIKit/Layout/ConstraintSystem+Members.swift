import Foundation
import SegueGeometry

extension ConstraintSystem {
  /// The variables of an item, made when it is first met.
  @discardableResult
  func member(_ item: any LayoutItem) -> Box {
    let key = ObjectIdentifier(item)
    if let known = members[key] { return known.box }
    let box = Box(
      left: solver.variable(),
      top: solver.variable(),
      width: solver.variable(),
      height: solver.variable()
    )
    members[key] = Member(item: item, box: box)
    order.append(key)
    if let view = item as? UIView { view.isConstrained = true }
    guard let fixed = frame(of: item) else {
      for size in [box.width, box.height] {
        _ = add(LinearExpression(terms: [size: 1]), .atLeast, LinearConstraint.required)
      }
      if (item as? UILayoutGuide)?.isContent == true {
        for edge in [box.left, box.top] {
          _ = add(LinearExpression(terms: [edge: 1]), .equal, LinearConstraint.required)
        }
      }
      addContents(of: item, key)
      return box
    }
    members[key]?.pins = zip(box.all, fixed).compactMap { symbol, value in
      add(LinearExpression(terms: [symbol: 1], constant: -value), .equal, LinearConstraint.required)
    }
    return box
  }

  /// The numbers of an item that constraints do not place; nil for one that they do.
  private func frame(of item: any LayoutItem) -> [Double]? {
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView, let insets = guide.insets?(owner) else { return nil }
      // The size of the owner may be a variable: the guide is fixed by its edges instead.
      return pinned(guide, to: owner, insets)
    }
    guard let view = item as? UIView, !(isFree && view === root), view === root || !view.isPlacedByConstraints
    else { return nil }
    let box = view.layoutFrame
    return [Double(box.minX), Double(box.minY), Double(box.width), Double(box.height)]
  }

  /// Fixes a guide's edges at distances from its owner's; always nil.
  private func pinned(_ guide: UILayoutGuide, to owner: UIView, _ insets: UIEdgeInsets) -> [Double]? {
    let (own, outer) = (members[ObjectIdentifier(guide)]?.box, member(owner))
    guard let own else { return nil }
    let origin = owner.bounds.origin
    let required = LinearConstraint.required
    let lines = [
      LinearExpression(terms: [own.left: 1], constant: -Double(origin.x + insets.left)),
      LinearExpression(terms: [own.top: 1], constant: -Double(origin.y + insets.top)),
      LinearExpression(
        terms: [own.width: 1, outer.width: -1],
        constant: Double(insets.left + insets.right)
      ),
      LinearExpression(
        terms: [own.height: 1, outer.height: -1],
        constant: Double(insets.top + insets.bottom)
      ),
    ]
    members[ObjectIdentifier(guide)]?.pins = lines.compactMap { add($0, .equal, required) }
    return nil
  }

  /// Takes over what was set from outside: frames, and the insets of guides.
  func refresh(_ key: ObjectIdentifier) {
    guard let member = members[key], let item = member.item, member.pins.count == 4 else { return }
    var constants: [Double]
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView, let insets = guide.insets?(owner) else { return }
      let origin = owner.bounds.origin
      constants = [
        -Double(origin.x + insets.left), -Double(origin.y + insets.top), Double(insets.left + insets.right),
        Double(insets.top + insets.bottom),
      ]
    } else {
      guard let view = item as? UIView else { return }
      let box = view.layoutFrame
      constants = [-Double(box.minX), -Double(box.minY), -Double(box.width), -Double(box.height)]
    }
    for (handle, constant) in zip(member.pins, constants) { set(constant, of: handle) }
  }

  private func addContents(of item: any LayoutItem, _ key: ObjectIdentifier) {
    guard let view = item as? UIView, let box = members[key]?.box else { return }
    let size = view.intrinsicContentSize
    members[key]?.contentSize = size
    var handles: [ConstraintHandle] = []
    let traits = view.traits
    let hugging = traits?.hugging ?? (across: view.defaultHugging, down: view.defaultHugging)
    let resistance = traits?.resistance ?? (across: .defaultHigh, down: .defaultHigh)
    for (symbol, length, hug, resist) in [
      (box.width, size.width, hugging.across, resistance.across),
      (box.height, size.height, hugging.down, resistance.down),
    ] where length != UIView.noIntrinsicMetric {
      let expression = LinearExpression(terms: [symbol: 1], constant: -Double(length))
      handles += [
        add(expression, .atMost, Double(hug.rawValue)), add(expression, .atLeast, Double(resist.rawValue)),
      ].compactMap(\.self)
    }
    members[key]?.contents = handles
  }

  /// Takes over the sizes of contents, also of texts that have another width; whether any has changed.
  func refreshContents() -> Bool {
    var hasChanged = false
    for key in order {
      guard let member = members[key], let view = member.item as? UIView, member.pins.isEmpty else {
        continue
      }
      let width = CGFloat(solver.value(of: member.box.width))
      let size = view.contentSize(forWidth: width)
      let old = member.contentSize
      guard size != old else { continue }
      let none = UIView.noIntrinsicMetric
      guard (size.width == none) == (old.width == none), (size.height == none) == (old.height == none) else {
        rebuildLater()
        return true
      }
      hasChanged = true
      members[key]?.contentSize = size
      let lengths = [size.width, size.height].filter { $0 != none }.flatMap { [$0, $0] }
      for (handle, length) in zip(member.contents, lengths) { set(-Double(length), of: handle) }
    }
    return hasChanged
  }
}
