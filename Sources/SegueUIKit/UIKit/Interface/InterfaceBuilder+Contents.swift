import Foundation
import SegueGeometry

extension InterfaceBuilder {
  /// Sets what is in a view of UIKit's.
  func setContents(_ element: InterfaceElement, of view: UIView) {
    switch view {
    case let view as UILabel: set(element, view)
    case let view as UIButton: set(element, view)
    case let view as UIImageView:
      view.image = image(element.attributes["image"], element)
      view.highlightedImage = image(element.attributes["highlightedImage"], element)
    case let view as UITextField: set(element, view)
    case let view as UITextView: set(element, view)
    case let view as UITableView: set(element, view)
    case let view as UIScrollView: set(element, view)
    case let view as UIStackView: set(element, view)
    case let view as UITableViewCell: set(element, view)
    case let view as UIVisualEffectView:
      let style = element.child(key: "effect")?.child(key: "style") ?? element.child(key: "effect")
      view.effect = UIBlurEffect(style: Self.blur(style?.attributes["style"] ?? ""))
    case let view as UISwitch: view.isOn = element.flag("on") ?? true
    case let view as UISlider:
      (view.minimumValue, view.maximumValue) = (
        Float(element.number("minValue") ?? 0), Float(element.number("maxValue") ?? 1)
      )
      view.value = Float(element.number("value") ?? 0.5)
    case let view as UIProgressView: view.progress = Float(element.number("progress") ?? 0.5)
    case let view as UISegmentedControl:
      for (index, segment) in element.list("segments").enumerated() {
        view.insertSegment(withTitle: segment.attributes["title"], at: index, animated: false)
      }
      view.selectedSegmentIndex = Int(clamping: Double(element.number("selectedSegmentIndex") ?? 0))
    case let view as UIPageControl:
      view.numberOfPages = Int(clamping: Double(element.number("numberOfPages") ?? 3))
      view.currentPage = Int(clamping: Double(element.number("currentPage") ?? 0))
    case let view as UIActivityIndicatorView:
      if element.flag("animating") == true { view.startAnimating() }
      if let hides = element.flag("hidesWhenStopped") { view.hidesWhenStopped = hides }
    case let view as UINavigationBar:
      view.items = element.list("items").map { element in
        let item = UINavigationItem(title: element.attributes["title"] ?? "")
        keep(item, as: element)
        if let left = element.child(key: "leftBarButtonItem") { item.leftBarButtonItem = barItem(left) }
        if let right = element.child(key: "rightBarButtonItem") { item.rightBarButtonItem = barItem(right) }
        return item
      }
    case let view as UIToolbar: view.items = element.list("items").map(barItem)
    case let view as UICollectionReusableView: view.reuseIdentifier = element.attributes["reuseIdentifier"]
    default: break
    }
  }

  private func set(_ element: InterfaceElement, _ label: UILabel) {
    if let font = font(element) { label.font = font }
    if let color = color("textColor", element) { label.textColor = color }
    if let lines = element.number("numberOfLines") { label.numberOfLines = Int(clamping: Double(lines)) }
    if let one = element.attributes["textAlignment"].flatMap(Self.alignment) { label.textAlignment = one }
    label.text = text(element)
  }

  /// A text in an attribute, or between tags; one with attributes as its fragments.
  private func text(_ element: InterfaceElement) -> String? {
    if let text = element.attributes["text"] { return text }
    if let string = element.child(key: "text") { return string.text }
    let fragments = element.child(key: "attributedText")?.children.filter { $0.name == "fragment" } ?? []
    guard !fragments.isEmpty else { return nil }
    return fragments.map { $0.attributes["content"] ?? $0.child(key: "content")?.text ?? "" }.joined()
  }

  private func set(_ element: InterfaceElement, _ button: UIButton) {
    if let font = font(element) { button.titleLabel?.font = font }
    if let color = color("textColor", element) { button.titleLabel?.textColor = color }
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
    ]
    for state in element.children where state.name == "state" {
      guard let which = state.attributes["key"].flatMap({ states[$0] }) else { continue }
      if let title = state.attributes["title"] ?? state.child(key: "title")?.text {
        button.setTitle(title, for: which)
      }
      if let color = color("titleColor", state) { button.setTitleColor(color, for: which) }
      if let name = state.attributes["image"] { button.setImage(image(name, state), for: which) }
      if let name = state.attributes["backgroundImage"] {
        button.setBackgroundImage(image(name, state), for: which)
      }
    }
    if let configuration = element.child(key: "configuration") {
      if let title = configuration.attributes["title"] { button.setTitle(title, for: .normal) }
      if let name = configuration.attributes["image"] {
        button.setImage(image(name, configuration), for: .normal)
      }
      if configuration.attributes["style"] == "filled", button.backgroundColor == nil {
        (button.backgroundColor, button.layer.cornerRadius) = (.systemBlue, 6)
        button.setTitleColor(.white, for: .normal)
      }
    }
    if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
  }

  private func set(_ element: InterfaceElement, _ field: UITextField) {
    if let font = font(element) { field.font = font }
    if let color = color("textColor", element) { field.textColor = color }
    if let one = element.attributes["textAlignment"].flatMap(Self.alignment) { field.textAlignment = one }
    field.placeholder = element.attributes["placeholder"]
    field.text = text(element)
    if element.attributes["borderStyle"] == "roundedRect" { field.borderStyle = .roundedRect }
    if element.child(key: "textInputTraits")?.flag("secureTextEntry") == true {
      field.isSecureTextEntry = true
    }
  }

  private func set(_ element: InterfaceElement, _ view: UITextView) {
    if let font = font(element) { view.font = font }
    if let color = color("textColor", element) { view.textColor = color }
    if let one = element.attributes["textAlignment"].flatMap(Self.alignment) { view.textAlignment = one }
    if let editable = element.flag("editable") { view.isEditable = editable }
    view.text = text(element)
    set(element, view as UIScrollView)
  }

  private func set(_ element: InterfaceElement, _ view: UIScrollView) {
    if let pages = element.flag("pagingEnabled") { view.isPagingEnabled = pages }
    if let scrolls = element.flag("scrollEnabled") { view.isScrollEnabled = scrolls }
    if let bounces = element.flag("bounces") { view.bounces = bounces }
    if let one = element.flag("alwaysBounceVertical") { view.alwaysBounceVertical = one }
    if let one = element.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = one }
    if let least = element.number("minimumZoomScale") { view.minimumZoomScale = least }
    if let most = element.number("maximumZoomScale") { view.maximumZoomScale = most }
    if element.attributes["contentInsetAdjustmentBehavior"] == "never" {
      view.contentInsetAdjustmentBehavior = .never
    }
    if let size = element.size("contentSize") { view.contentSize = size }
  }

  private func set(_ element: InterfaceElement, _ table: UITableView) {
    set(element, table as UIScrollView)
    if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
    if element.attributes["separatorStyle"] == "none" { table.separatorStyle = .none }
    if element.attributes["selectionStyle"] == "none" || element.attributes["allowsSelection"] == "NO" {
      table.allowsSelection = false
    }
    if let header = element.child(key: "tableHeaderView") { table.tableHeaderView = view(header) }
    if let footer = element.child(key: "tableFooterView") { table.tableFooterView = view(footer) }
  }

  private func set(_ element: InterfaceElement, _ cell: UITableViewCell) {
    cell.accessoryType =
      switch element.attributes["accessoryType"] {
      case "disclosureIndicator": .disclosureIndicator
      case "detailDisclosureButton": .detailDisclosureButton
      case "checkmark": .checkmark
      case "detailButton": .detailButton
      default: .none
      }
    if element.attributes["selectionStyle"] == "none" { cell.selectionStyle = .none }
  }

  private func set(_ element: InterfaceElement, _ stack: UIStackView) {
    if element.attributes["axis"] == "vertical" { stack.axis = .vertical }
    if let spacing = element.number("spacing") { stack.spacing = spacing }
    stack.distribution =
      switch element.attributes["distribution"] {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    stack.alignment =
      switch element.attributes["alignment"] {
      case "center": .center
      case "top", "leading": .leading
      case "bottom", "trailing": .trailing
      case "firstBaseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
  }

  private static func blur(_ name: String) -> UIBlurEffect.Style {
    switch name {
    case "light": .light
    case "dark": .dark
    case "extraLight": .extraLight
    case "prominent": .prominent
    default: .regular
    }
  }
}
