import Foundation
import SegueGeometry

extension InterfaceBuilder {
  // MARK: Constraints

  /// Adds the constraints that a view holds.
  func addConstraints(_ element: InterfaceElement, _ view: UIView) {
    var made: [NSLayoutConstraint] = []
    for one in element.list("constraints") where one.flag("placeholder") != true {
      guard let constraint = constraint(one, in: view) else { continue }
      keep(constraint, as: one)
      if one.isInstalled { made.append(constraint) }
    }
    NSLayoutConstraint.activate(made)
  }

  private func constraint(_ element: InterfaceElement, in view: UIView) -> NSLayoutConstraint? {
    guard let first = side("first", element, in: view), let attribute = first.attribute else { return nil }
    let second = side("second", element, in: nil)
    if element.attributes["secondItem"] != nil, second?.attribute == nil { return nil }
    let relation: NSLayoutConstraint.Relation =
      switch element.attributes["relation"] {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
    let constraint = NSLayoutConstraint(
      item: first.item,
      attribute: attribute,
      relatedBy: relation,
      toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute,
      multiplier: ratio(element.attributes["multiplier"]) ?? 1,
      constant: element.number("constant") ?? 0
    )
    if let priority = element.number("priority") {
      constraint.priority = UILayoutPriority(rawValue: Float(priority))
    }
    if let identifier = element.attributes["identifier"] { constraint.identifier = identifier }
    return constraint
  }

  private func side(_ prefix: String, _ element: InterfaceElement, in view: UIView?) -> (
    item: AnyObject, attribute: NSLayoutConstraint.Attribute?
  )? {
    var name = element.attributes[prefix + "Attribute"] ?? ""
    guard let id = element.attributes[prefix + "Item"] else {
      return view.map { ($0, Self.attribute(name)) }
    }
    if let isTop = edges[id] {
      // A guide of a controller's edge is a strip; the safe area begins where it ends.
      guard let root = (owner as? UIViewController)?.viewIfLoaded ?? topView else { return nil }
      if isTop, name == "bottom" { name = "top" } else if !isTop, name == "top" { name = "bottom" }
      return (root.safeAreaLayoutGuide, Self.attribute(name))
    }
    guard let item = objects[id] else { return nil }
    return (item, Self.attribute(name))
  }

  private static func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
    switch name {
    case "left": .left
    case "right": .right
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    case "width": .width
    case "height": .height
    case "centerX": .centerX
    case "centerY": .centerY
    case "baseline", "lastBaseline": .lastBaseline
    case "firstBaseline": .firstBaseline
    case "leadingMargin": .leadingMargin
    case "trailingMargin": .trailingMargin
    case "leftMargin": .leftMargin
    case "rightMargin": .rightMargin
    case "topMargin": .topMargin
    case "bottomMargin": .bottomMargin
    case "centerXWithinMargins": .centerXWithinMargins
    case "centerYWithinMargins": .centerYWithinMargins
    default: nil
    }
  }

  /// `0.5`, `1:2` or `16/9`.
  private func ratio(_ text: String?) -> CGFloat? {
    guard let text else { return nil }
    let parts = text.split { ":/".contains($0) }.compactMap { Double($0) }
    guard let first = parts.first else { return nil }
    return CGFloat(parts.count == 2 && parts[1] != 0 ? first / parts[1] : first)
  }

  // MARK: Outlets and actions

  /// Connects an object with what it names.
  func connect(_ element: InterfaceElement, _ object: AnyObject) {
    for connection in element.list("connections") {
      let destination = connection.attributes["destination"].flatMap(self.object)
      switch connection.name {
      case "outlet":
        if let property = connection.attributes["property"] { set(destination, property, of: object) }
      case "outletCollection":
        if let property = connection.attributes["property"] { append(destination, property, of: object) }
      case "action": addAction(connection, object, destination)
      case "segue": addTrigger(connection, object)
      default: break
      }
    }
  }

  private func set(_ value: AnyObject?, _ property: String, of object: AnyObject) {
    if SegueTable.set(value, forKey: property, of: object) { return }
    switch (property, object) {
    case ("dataSource", let view as UITableView): view.dataSource = value as? any UITableViewDataSource
    case ("delegate", let view as UITableView): view.delegate = value as? any UITableViewDelegate
    case ("dataSource", let view as UICollectionView):
      view.dataSource = value as? any UICollectionViewDataSource
    case ("delegate", let view as UICollectionView): view.delegate = value as? any UICollectionViewDelegate
    case ("dataSource", let view as UIPickerView): view.dataSource = value as? any UIPickerViewDataSource
    case ("delegate", let view as UIPickerView): view.delegate = value as? any UIPickerViewDelegate
    case ("delegate", let view as UITextField): view.delegate = value as? any UITextFieldDelegate
    case ("delegate", let view as UITextView): view.delegate = value as? any UITextViewDelegate
    case ("delegate", let view as UIScrollView): view.delegate = value as? any UIScrollViewDelegate
    case ("delegate", let view as UISearchBar): view.delegate = value as? any UISearchBarDelegate
    case ("delegate", let one as UIGestureRecognizer):
      one.delegate = value as? any UIGestureRecognizerDelegate
    case ("delegate", let one as UINavigationController):
      one.delegate = value as? any UINavigationControllerDelegate
    case ("delegate", let one as UITabBarController): one.delegate = value as? any UITabBarControllerDelegate
    case ("transitioningDelegate", let one as UIViewController):
      one.transitioningDelegate = value as? any UIViewControllerTransitioningDelegate
    case ("backgroundView", let view as UITableViewCell): view.backgroundView = value as? UIView
    case ("selectedBackgroundView", let view as UITableViewCell):
      view.selectedBackgroundView = value as? UIView
    case ("accessoryView", let view as UITableViewCell): view.accessoryView = value as? UIView
    case ("view", _), ("navigationBar", _), ("textLabel", _), ("detailTextLabel", _), ("imageView", _): break
    default:
      SegueHost.current.note(
        "\(type(of: object)) has no outlet '\(property)', which '\(document.name)' connects"
      )
    }
  }

  private func append(_ value: AnyObject?, _ property: String, of object: AnyObject) {
    guard let value else { return }
    if property == "gestureRecognizers", let view = object as? UIView, let one = value as? UIGestureRecognizer
    {
      return view.addGestureRecognizer(one)
    }
    let known = (SegueTable.value(forKey: property, of: object) as? [Any]) ?? []
    let all = known + [value]
    // A collection has the type that the property says.
    let candidates: [Any?] = [
      all as? [UIButton], all as? [UILabel], all as? [UIImageView], all as? [UITextField],
      all as? [NSLayoutConstraint], all as? [UIControl], all as? [UIView], all as? [UIBarButtonItem],
      all as? [NSObject],
      all,
    ]
    let isSet = candidates.contains { $0 != nil && SegueTable.set($0, forKey: property, of: object) }
    if !isSet {
      SegueHost.current.note(
        "\(type(of: object)) has no outlets '\(property)', which '\(document.name)' connects"
      )
    }
  }

  private func addAction(_ connection: InterfaceElement, _ object: AnyObject, _ destination: AnyObject?) {
    guard let name = connection.attributes["selector"] else { return }
    let (selector, receiver) = (Selector(name), destination ?? owner)
    switch object {
    case let control as UIControl:
      let event = connection.attributes["eventType"].flatMap { Self.events[$0] } ?? .touchUpInside
      control.addTarget(receiver, action: selector, for: event)
    case let recognizer as UIGestureRecognizer:
      if let receiver { recognizer.addTarget(receiver, action: selector) }
    case let item as UIBarButtonItem: (item.target, item.action) = (receiver, selector)
    default: break
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: Recognizers

  /// A recognizer of a scene; nil for another element.
  func recognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
    let own = ownClass(element) as? UIGestureRecognizer.Type
    func made(_ plain: UIGestureRecognizer) -> UIGestureRecognizer {
      let ownOne = own.flatMap { SegueTable.makers[ObjectIdentifier($0)]?() }
      return ownOne as? UIGestureRecognizer ?? plain
    }
    switch element.name {
    case "tapGestureRecognizer":
      let tap = made(UITapGestureRecognizer())
      if let count = element.number("numberOfTapsRequired") {
        (tap as? UITapGestureRecognizer)?.numberOfTapsRequired = Int(clamping: Double(count))
      }
      return tap
    case "panGestureRecognizer": return made(UIPanGestureRecognizer())
    case "pinchGestureRecognizer": return made(UIPinchGestureRecognizer())
    case "rotationGestureRecognizer": return made(UIRotationGestureRecognizer())
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let press = made(UILongPressGestureRecognizer())
      if let least = element.number("minimumPressDuration") {
        (press as? UILongPressGestureRecognizer)?.minimumPressDuration = Double(least)
      }
      return press
    case "swipeGestureRecognizer":
      let swipe = made(UISwipeGestureRecognizer())
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
      ]
      let direction = element.attributes["direction"].flatMap { directions[$0] }
      if let direction { (swipe as? UISwipeGestureRecognizer)?.direction = direction }
      return swipe
    case "screenEdgePanGestureRecognizer":
      let edge = made(UIScreenEdgePanGestureRecognizer())
      (edge as? UIScreenEdgePanGestureRecognizer)?.edges =
        element.attributes["edge"] == "right" ? .right : .left
      return edge
    default: return nil
    }
  }
}
