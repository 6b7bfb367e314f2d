public import Foundation
import SegueGeometry

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The name under which it is used again.
  public internal(set) var reuseIdentifier: String?
  /// The view that what is in the row belongs into.
  public let contentView = UIView()
  /// How it looks when it is selected.
  open var selectionStyle = SelectionStyle.default
  /// What stands at its end; a sign of text is shown.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The view at its end.
  open var accessoryView: UIView? { didSet { exchange(oldValue, accessoryView) } }
  /// The view behind everything.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView, isBehind: true) } }
  /// The view behind everything while it is selected.
  open var selectedBackgroundView: UIView?
  /// The room before the line below, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// How the row is indented, in steps.
  open var indentationLevel = 0
  /// Where the table has it.
  var indexPath = IndexPath(row: 0, section: 0)
  weak var table: UITableView?
  let separator = UIView()
  private let configured = CellContents()
  var style: CellStyle
  /// The segue that a tap goes.
  var segueTemplate: SegueTemplate?
  private var text: UILabel?
  private var detail: UILabel?
  private var picture: UIImageView?
  private var sign: UILabel?
  private let shade = UIView()
  private var selected = false
  private var highlighted = false

  /// Creates a cell for a table to use again.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    build()
  }

  /// Creates a cell with a frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    build()
  }

  private func build() {
    backgroundColor = .systemBackground
    clipsToBounds = true
    shade.backgroundColor = UIColor(white: 0.82, alpha: 1)
    shade.isHidden = true
    separator.backgroundColor = UIColor(white: 0.78, alpha: 1)
    for view in [shade, contentView, separator] { addSubview(view) }
    configured.needsUpdate = true
  }

  /// The label of the row's text.
  open var textLabel: UILabel? {
    if text == nil { text = made(UIFont.systemFont(ofSize: 17), .label) }
    return text
  }

  /// The label of what is said beside or below the text; nil in the plain style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if detail == nil {
      let isBelow = style == .subtitle
      detail = made(UIFont.systemFont(ofSize: isBelow ? 12 : 17), isBelow ? .label : .secondaryLabel)
    }
    return detail
  }

  /// The picture before the text.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    picture = view
    return view
  }

  /// Whether it is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether it is being touched.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Has it look selected.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != self.selected { setNeedsUpdateConfiguration() }
    self.selected = selected
    showShade(animated)
  }

  /// Has it look touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != self.highlighted { setNeedsUpdateConfiguration() }
    self.highlighted = highlighted
    showShade(animated)
  }

  // MARK: Configurations

  /// What is in it; nil for what an app puts there itself.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { configured.show(newValue, in: contentView) }
  }
  /// What is behind it; nil for what it has by itself.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configured.show(newValue, behind: self) }
  }
  /// Whether contents follow the state by themselves.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the ground follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called as contents are to follow the state.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that contents may depend on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// What a row of its kind usually has in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// Has contents follow the state before they are seen next.
  open func setNeedsUpdateConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }
  /// Has contents follow a state; subclasses set theirs.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  /// It is about to be used for another row.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  /// Places the parts of the row.
  open override func layoutSubviews() {
    super.layoutSubviews()
    configured.follow(bounds) { updateConfiguration(using: configurationState) }
    shade.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    let end = placeAccessory()
    contentView.frame = CGRect(x: 0, y: 0, width: end, height: bounds.height)
    let thin: CGFloat = 1 / 3
    separator.frame = CGRect(
      x: separatorInset.left,
      y: bounds.height - thin,
      width: max(bounds.width - separatorInset.left - separatorInset.right, 0),
      height: thin
    )
    // An order that is set anew would ask for another layout.
    if subviews.last !== separator { bringSubviewToFront(separator) }
    placeContents()
  }

  /// The row looks touched.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchBegan() }
  /// A finger on the row moves.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// A finger that is lifted on the row selects it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchEnded(isTap: touches.first.map { bounds.contains($0.location(in: self)) } ?? false)
  }
  /// The touch became something else.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchEnded(isTap: false)
  }

  private func made(_ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel(frame: .zero)
    (label.font, label.textColor) = (font, color)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  private func exchange(_ old: UIView?, _ new: UIView?, isBehind: Bool = false) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { if isBehind { insertSubview(new, at: 0) } else { addSubview(new) } }
    setNeedsLayout()
  }

  private func showShade(_ isAnimated: Bool) {
    let isShown = (selected || highlighted) && selectionStyle != .none
    if let own = selectedBackgroundView {
      if isShown { insertSubview(own, belowSubview: contentView) } else { own.removeFromSuperview() }
      return
    }
    guard isShown == shade.isHidden else { return }
    if isShown || !isAnimated { return shade.isHidden = !isShown }
    UIView.animate(withDuration: 0.3) { [shade] in
      shade.alpha = 0
    } completion: { [shade] _ in
      (shade.isHidden, shade.alpha) = (true, 1)
    }
  }

  /// Places what stands at the end; returns where that begins.
  private func placeAccessory() -> CGFloat {
    if let view = accessoryView {
      view.frame.origin = CGPoint(
        x: bounds.width - 16 - view.bounds.width,
        y: (bounds.height - view.bounds.height) / 2
      )
      return view.frame.minX - 8
    }
    guard let text = accessoryType.sign else {
      sign?.removeFromSuperview()
      sign = nil
      return bounds.width
    }
    let label = sign ?? UILabel(frame: .zero)
    sign = label
    (label.text, label.font) = (text, UIFont.boldSystemFont(ofSize: 17))
    label.textColor = accessoryType == .disclosureIndicator ? UIColor(white: 0.77, alpha: 1) : tintColor
    if label.superview == nil { addSubview(label) }
    let size = label.sizeThatFits(.zero)
    label.frame = CGRect(
      x: bounds.width - 16 - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    return label.frame.minX - 8
  }

  private func placeContents() {
    let room = contentView.bounds
    var start: CGFloat = 16
    if let picture, let size = picture.image?.size {
      let height = min(size.height, room.height)
      let width = size.height > 0 ? size.width * height / size.height : 0
      picture.frame = CGRect(x: start, y: (room.height - height) / 2, width: width, height: height)
      start += width + 16
    }
    let width = max(room.width - start - 16, 0)
    let (first, second) = (text?.sizeThatFits(.zero) ?? .zero, detail?.sizeThatFits(.zero) ?? .zero)
    if style == .subtitle, detail?.text?.isEmpty == false {
      let top = (room.height - first.height - second.height) / 2
      text?.frame = CGRect(x: start, y: top, width: width, height: first.height)
      detail?.frame = CGRect(x: start, y: top + first.height, width: width, height: second.height)
      return
    }
    let beside = min(second.width, width)
    text?.frame = CGRect(
      x: start,
      y: (room.height - first.height) / 2,
      width: width - beside,
      height: first.height
    )
    detail?.frame = CGRect(
      x: start + width - beside,
      y: (room.height - second.height) / 2,
      width: beside,
      height: second.height
    )
  }
}
