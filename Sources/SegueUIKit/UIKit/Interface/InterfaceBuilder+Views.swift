import Foundation
import SegueGeometry

extension InterfaceBuilder {
  /// Makes a view of its class, with nothing in it.
  func plainView(_ element: InterfaceElement) -> UIView {
    let coder = EmptyCoder()
    let own = ownClass(element) as? UIView.Type
    if element.name == "collectionView", own == nil || own is UICollectionView.Type {
      let type = own as? UICollectionView.Type ?? UICollectionView.self
      let view =
        type.init(coder: coder)
        ?? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view.collectionViewLayout = layout(element)
      return view
    }
    if element.name == "tableView" {
      let type = own as? UITableView.Type ?? UITableView.self
      let view = type.init(coder: coder) ?? UITableView(frame: .zero)
      view.style =
        switch element.attributes["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
      return view
    }
    if element.name == "tableViewCell" {
      let type = own as? UITableViewCell.Type ?? UITableViewCell.self
      let cell = type.init(coder: coder) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.reuseIdentifier = element.attributes["reuseIdentifier"]
      cell.style =
        switch element.attributes["style"] {
        case "IBUITableViewCellStyleSubtitle": .subtitle
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        default: .default
        }
      return cell
    }
    if let own, let made = own.init(coder: coder) { return made }
    return Self.classes[element.name]?() ?? UIView(frame: .zero)
  }

  private static let classes: [String: @MainActor () -> UIView] = [
    "label": { UILabel(frame: .zero) },
    "button": { UIButton(type: .system) },
    "imageView": { UIImageView(frame: .zero) },
    "textField": { UITextField(frame: .zero) },
    "textView": { UITextView(frame: .zero) },
    "switch": { UISwitch(frame: .zero) },
    "slider": { UISlider(frame: .zero) },
    "stepper": { UIStepper(frame: .zero) },
    "segmentedControl": { UISegmentedControl(items: []) },
    "progressView": { UIProgressView(frame: .zero) },
    "pageControl": { UIPageControl(frame: .zero) },
    "activityIndicatorView": { UIActivityIndicatorView(style: .medium) },
    "stackView": { UIStackView(frame: .zero) },
    "scrollView": { UIScrollView(frame: .zero) },
    "visualEffectView": { UIVisualEffectView(effect: nil) },
    "pickerView": { UIPickerView(frame: .zero) },
    "datePicker": { UIDatePicker(frame: .zero) },
    "searchBar": { UISearchBar(frame: .zero) },
    "navigationBar": { UINavigationBar(frame: .zero) },
    "toolbar": { UIToolbar(frame: .zero) },
    "tabBar": { UITabBar(frame: .zero) },
    "collectionViewCell": { UICollectionViewCell(frame: .zero) },
    "collectionReusableView": { UICollectionReusableView(frame: .zero) },
    "control": { UIControl(frame: .zero) },
  ]

  private func layout(_ element: InterfaceElement) -> UICollectionViewLayout {
    guard let described = element.child(key: "collectionViewLayout") else {
      return UICollectionViewFlowLayout()
    }
    let own = ownClass(described) as? UICollectionViewLayout.Type
    let layout = own?.init(coder: EmptyCoder()) ?? UICollectionViewFlowLayout()
    keep(layout, as: described)
    guard let flow = layout as? UICollectionViewFlowLayout else { return layout }
    if described.attributes["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    if let gap = described.number("minimumLineSpacing") { flow.minimumLineSpacing = gap }
    if let gap = described.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = gap }
    if let size = described.size("itemSize") { flow.itemSize = size }
    if let size = described.size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = described.size("footerReferenceSize") { flow.footerReferenceSize = size }
    if let insets = described.insets("sectionInset") { flow.sectionInset = insets }
    return flow
  }

  // MARK: Attributes

  /// Sets what the document says of a view.
  func setAttributes(_ element: InterfaceElement, of view: UIView) {
    if let mask = element.child(key: "autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let color = color("backgroundColor", element) { view.backgroundColor = color }
    if let color = color("tintColor", element) { view.tintColor = color }
    if let mode = element.attributes["contentMode"].flatMap(Self.contentMode) { view.contentMode = mode }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let hidden = element.flag("hidden") { view.isHidden = hidden }
    if let clips = element.flag("clipsSubviews") { view.clipsToBounds = clips }
    if let touches = element.flag("userInteractionEnabled") { view.isUserInteractionEnabled = touches }
    if let tag = element.number("tag") { view.tag = Int(clamping: Double(tag)) }
    if let resizes = element.flag("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    if let margins = element.insets("layoutMargins") { view.layoutMargins = margins }
    setPriorities(element, of: view)
    if let control = view as? UIControl { setControl(element, control) }
    setContents(element, of: view)
  }

  private func setPriorities(_ element: InterfaceElement, of view: UIView) {
    func priority(_ name: String) -> UILayoutPriority? {
      element.number(name).map { UILayoutPriority(rawValue: Float($0)) }
    }
    if let one = priority("horizontalHuggingPriority") {
      view.setContentHuggingPriority(one, for: .horizontal)
    }
    if let one = priority("verticalHuggingPriority") { view.setContentHuggingPriority(one, for: .vertical) }
    if let one = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(one, for: .horizontal)
    }
    if let one = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(one, for: .vertical)
    }
  }

  private func setControl(_ element: InterfaceElement, _ control: UIControl) {
    if element.flag("enabled") == false { control.isEnabled = false }
    if element.flag("selected") == true { control.isSelected = true }
  }
}
