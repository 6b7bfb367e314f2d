public import Foundation

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that what is in the item belongs into.
  public let contentView = UIView()
  /// The view behind everything.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  /// The view behind everything while it is selected.
  open var selectedBackgroundView: UIView? { didSet { exchange(oldValue, selectedBackgroundView) } }
  /// Whether it is selected.
  open var isSelected = false {
    didSet {
      selectedBackgroundView?.isHidden = !isSelected
      if isSelected != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  /// Whether it is being touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  private let configured = CellContents()
  /// The segue that a tap goes.
  var segueTemplate: SegueTemplate?
  var indexPath = IndexPath(item: 0, section: 0)
  weak var collection: UICollectionView?

  /// Creates a cell with a frame.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a cell of no size from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  override var contentsToMeasure: UIView { contentView }

  private func build() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    configured.needsUpdate = true
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
    if new === selectedBackgroundView { new.isHidden = !isSelected }
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
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that contents may depend on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// What a row of its kind usually has in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// What is usually behind it: nothing.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
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

  /// Has contents follow the state, and fill the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    configured.follow(bounds) { updateConfiguration(using: configurationState) }
  }

  /// Looks as a list has it; nil outside of lists.
  func show(_ row: ListRow?) {}

  /// It looks as before.
  open override func prepareForReuse() {
    super.prepareForReuse()
    (isSelected, isHighlighted) = (false, false)
  }

  /// The item looks touched.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collection, collection.allowsSelection,
      collection.delegate?.collectionView(collection, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    isHighlighted = true
    collection.delegate?.collectionView(collection, didHighlightItemAt: indexPath)
  }

  /// A finger on the item moves.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// A finger that is lifted on the item selects it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch(isTap: touches.first.map { bounds.contains($0.location(in: self)) } ?? false)
  }

  /// The touch became something else.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch(isTap: false)
  }

  private func endTouch(isTap: Bool) {
    guard isHighlighted, let collection else { return }
    isHighlighted = false
    collection.delegate?.collectionView(collection, didUnhighlightItemAt: indexPath)
    if isTap { collection.tap(indexPath) }
  }
}
