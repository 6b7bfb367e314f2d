public import Foundation

extension UICollectionView {
  /// The direction in which lines follow each other.
  public enum ScrollDirection: Int, Sendable {
    /// Down.
    case vertical
    /// To the right.
    case horizontal
  }

  /// What the attributes of a layout are of.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell
    /// A header, a footer or another view that the data source makes.
    case supplementaryView
    /// A view that the layout has by itself.
    case decorationView
  }

  /// Where an item is brought to by scrolling.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle down.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// To the middle across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The cell of an item; nil if it is not in sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutIfNeeded()
    return cells[indexPath]
  }

  /// The item of a cell; nil if it is not in sight.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The item at a point; nil if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareItems()
    let place = CGRect(x: point.x, y: point.y, width: 1e-3, height: 1e-3)
    return collectionViewLayout.layoutAttributesForElements(in: place)?
      .last { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }

  /// The cells in sight, in order.
  public var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The items in sight, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  /// The selected items; nil if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Where the layout has an item; nil if there is none.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareItems()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// A header, a footer or another view in sight.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { extras[ExtraKey(kind: elementKind, path: indexPath)] }

  /// Selects an item, without telling the delegate.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Selects an item no more, without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  /// Brings an item into sight.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let box = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let insets = adjustedContentInset
    let room = bounds.inset(by: insets)
    var place = CGPoint(x: room.minX, y: room.minY)
    if scrollPosition.contains(.top) { place.y = box.minY }
    if scrollPosition.contains(.centeredVertically) { place.y = box.midY - room.height / 2 }
    if scrollPosition.contains(.bottom) { place.y = box.maxY - room.height }
    if scrollPosition.contains(.left) { place.x = box.minX }
    if scrollPosition.contains(.centeredHorizontally) { place.x = box.midX - room.width / 2 }
    if scrollPosition.contains(.right) { place.x = box.maxX - room.width }
    setContentOffset(
      clamped(CGPoint(x: place.x - insets.left, y: place.y - insets.top)),
      animated: animated
    )
  }

  /// A finger has tapped an item.
  func tap(_ path: IndexPath) {
    guard allowsSelection, delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if allowsMultipleSelection, selection.contains(path) {
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    let old = allowsMultipleSelection ? [] : selection.filter { $0 != path }
    selectItem(at: path, animated: false, scrollPosition: [])
    for path in old { delegate?.collectionView(self, didDeselectItemAt: path) }
    if let cell = cells[path] { cell.segueTemplate?.trigger(cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}

/// A view of a collection that is used again for other items.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which it is used again.
  public internal(set) var reuseIdentifier: String?

  /// Creates a view with a frame.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of no size from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// It is about to be used for another item.
  open func prepareForReuse() {}

  /// What the view would rather be, given where it is to be: as high as its contents.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let own = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    let fitting = contentsToMeasure.systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.frame.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if fitting > 0 { own.frame.size.height = fitting }
    return own
  }

  /// What its height follows from.
  var contentsToMeasure: UIView { self }

  /// The height that it asks for where it is to be.
  func heightOfContents(for attributes: UICollectionViewLayoutAttributes) -> CGFloat {
    layoutIfNeeded()
    return preferredLayoutAttributesFitting(attributes).frame.height
  }

  /// The layout has it somewhere.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

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
  private func followState() {
    configured.place(in: bounds)
    guard configured.needsUpdate else { return }
    configured.needsUpdate = false
    updateConfiguration(using: configurationState)
  }

  /// Has contents follow the state, and fill the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    followState()
  }

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
