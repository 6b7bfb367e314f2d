public import Foundation

/// A row of a list in a collection.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at its end; signs of text are shown, and views of the app's.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// How the row is indented, in steps.
  open var indentationLevel = 0
  /// How far a step is, in points.
  open var indentationWidth: CGFloat = 10
  /// What the line below the row keeps to, where the app holds it to something.
  public let separatorLayoutGuide = UILayoutGuide()
  private let separator = UIView()
  private var signs: [UIView] = []
  /// How it looks by its place in a list.
  private var row: ListRow?
  private var hasOwnBackground = false

  /// Creates a row with a frame.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a row of no size from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    super.backgroundConfiguration = .listPlainCell()
    addLayoutGuide(separatorLayoutGuide)
    separator.backgroundColor = .separator
    separator.isHidden = true
    addSubview(separator)
  }

  /// What is behind it; that of the list, if the app has set none.
  open override var backgroundConfiguration: UIBackgroundConfiguration? { didSet { hasOwnBackground = true } }

  /// What is behind a row of its list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    row?.background ?? .listPlainCell()
  }

  /// Looks as a list has it.
  override func show(_ row: ListRow?) {
    guard row != self.row else { return }
    self.row = row
    separator.isHidden = row?.hasSeparator != true
    layer.maskedCorners = row?.corners ?? []
    layer.cornerRadius = row?.corners.isEmpty == false ? 10 : 0
    clipsToBounds = layer.cornerRadius > 0
    if !hasOwnBackground { super.backgroundConfiguration = defaultBackgroundConfiguration() }
  }

  /// What a row usually has in it.
  open override func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func showAccessories() {
    for sign in signs { sign.removeFromSuperview() }
    signs = accessories.compactMap { accessory in
      if case .view(let view) = accessory.kind { return view }
      guard case .sign(let text) = accessory.kind else { return nil }
      let label = UILabel(frame: .zero)
      (label.text, label.font) = (text, UIFont.boldSystemFont(ofSize: 17))
      label.textColor = text == "✓" ? tintColor : UIColor(white: 0.77, alpha: 1)
      label.frame.size = label.sizeThatFits(.zero)
      return label
    }
    for sign in signs { addSubview(sign) }
    setNeedsLayout()
  }

  /// Places what stands at the end, and the contents before it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var end = bounds.width
    for sign in signs.reversed() {
      let size = sign.bounds.size
      end -= size.width + 16
      sign.frame.origin = CGPoint(x: end, y: (bounds.height - size.height) / 2)
    }
    let start = CGFloat(indentationLevel) * indentationWidth
    contentView.frame = CGRect(x: start, y: 0, width: max(end - start, 0), height: bounds.height)
    placeSeparator(start)
  }

  /// From where the text begins to the end, or as the app has it.
  private func placeSeparator(_ start: CGFloat) {
    let thin: CGFloat = 1 / 3
    let own = separatorLayoutGuide.layoutFrame
    let margin = (contentConfiguration as? UIListContentConfiguration)?.directionalLayoutMargins.leading ?? 16
    let left = own.width > 0 ? own.minX : start + margin
    let right = own.width > 0 ? own.maxX : bounds.width
    separator.frame = CGRect(x: left, y: bounds.height - thin, width: max(right - left, 0), height: thin)
    // An order that is set anew would ask for another layout.
    if subviews.last !== separator { bringSubviewToFront(separator) }
  }
}

/// What stands at the end of a row.
@preconcurrency @MainActor
public struct UICellAccessory {
  enum Kind {
    case sign(String)
    case view(UIView)
    case none
  }

  let kind: Kind

  /// Where it is seen.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  /// An arrow: there is more.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: displayed == .whenEditing ? .none : .sign("›"))
  }
  /// A tick.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: displayed == .whenEditing ? .none : .sign("✓"))
  }
  /// A text.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: displayed == .whenEditing ? .none : .sign(text))
  }
  /// A sign to take a row out while the list is edited, which none is.
  public static func delete(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil)
    -> UICellAccessory
  { UICellAccessory(kind: .none) }
  /// A sign to move a row by while the list is edited, which none is.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(kind: .none)
  }
  /// A view of the app's.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(kind: .view(configuration.customView))
  }

  /// A view of the app's, and where it stands.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    let customView: UIView

    /// Creates a configuration; the view stands at the end.
    public init(customView: UIView, placement: Placement) { self.customView = customView }
  }

  /// Where a view stands; at the end here.
  public enum Placement: Sendable {
    /// At the beginning.
    case leading(displayed: DisplayedState = .always)
    /// At the end.
    case trailing(displayed: DisplayedState = .always)
  }
}
