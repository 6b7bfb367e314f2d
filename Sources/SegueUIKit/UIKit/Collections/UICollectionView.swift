public import Foundation

/// Items that scroll, where a layout has them; only those that are seen have cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Who has the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { layoutDidChange() } }
  /// Where the items are.
  open var collectionViewLayout: UICollectionViewLayout { didSet { exchange(oldValue) } }
  /// The view behind all items, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether a tap selects an item.
  open var allowsSelection = true
  /// Whether cells are made before they are seen; none are.
  open var isPrefetchingEnabled = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false

  var cells: [IndexPath: UICollectionViewCell] = [:]
  var extras: [ExtraKey: UICollectionReusableView] = [:]
  var selection: [IndexPath] = []
  private(set) var counts: [Int] = []
  var spare: [String: [UICollectionReusableView]] = [:]
  private var makers: [String: () -> UICollectionReusableView] = [:]
  var scrollers: [Int: SectionScroller] = [:]
  var isStale = true
  private var hasOwnGround = false
  /// What has changed so far of what is shown together; nil between such changes.
  var updates: CollectionUpdates?
  /// Whether cells are being put where they come from: a cell that is laid out would have all others in their places.
  var isArranging = false
  /// The size in which the layout was prepared.
  private(set) var laidOutSize = CGSize.zero

  /// A view beside the items.
  struct ExtraKey: Hashable {
    let kind: String
    let path: IndexPath
  }

  /// The kind of headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Creates a collection with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
    super.backgroundColor = .systemBackground
  }

  /// Creates a collection in lines, of no size, from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.owner = self
  }

  /// What is behind everything; that of a list, if the app has set none.
  open override var backgroundColor: UIColor? { didSet { hasOwnGround = true } }

  func showGround(of list: UICollectionLayoutListConfiguration) {
    if !hasOwnGround || list.backgroundColor != nil { super.backgroundColor = list.ground }
  }

  /// Who is told what is done with the collection.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      layoutDidChange()
    }
  }

  /// Has another layout; animated, items move to where it has them.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    guard animated else { return collectionViewLayout = layout }
    UIView.animate(withDuration: 0.3) {
      self.collectionViewLayout = layout
      self.layoutIfNeeded()
    }
  }

  private func exchange(_ old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.owner = nil
    collectionViewLayout.owner = self
    layoutDidChange()
  }

  /// Asks for everything anew.
  open func reloadData() {
    for (path, cell) in cells { retire(cell, path) }
    for view in extras.values { view.removeFromSuperview() }
    for scroller in scrollers.values { scroller.removeFromSuperview() }
    (cells, extras, selection, scrollers) = ([:], [:], [], [:])
    layoutDidChange()
  }

  /// Asks for some items anew.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.take(indexPaths.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }) }
  }
  /// Asks for some sections anew.
  open func reloadSections(_ sections: IndexSet) {
    change { updates in
      updates.changes.deletedSections.formUnion(sections)
      updates.changes.insertedSections.formUnion(sections)
    }
  }
  /// Items have come, at these places afterwards.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.take(indexPaths.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }) }
  }
  /// Items have gone, from these places before.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.take(indexPaths.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }) }
  }
  /// An item has moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.take([UICollectionViewUpdateItem(.move, from: indexPath, to: newIndexPath)]) }
  }
  /// Sections have come, at these places afterwards.
  open func insertSections(_ sections: IndexSet) {
    change { $0.changes.insertedSections.formUnion(sections) }
  }
  /// Sections have gone, from these places before.
  open func deleteSections(_ sections: IndexSet) { change { $0.changes.deletedSections.formUnion(sections) } }

  /// Makes changes that are shown together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    together(completion) { updates?() }
  }

  /// The layout is to be prepared anew.
  func layoutDidChange() {
    isStale = true
    setNeedsLayout()
  }

  /// The room that a layout has for items.
  var roomForItems: CGSize { bounds.inset(by: adjustedContentInset).size }

  override func contentDidMove() { setNeedsLayout() }

  /// Places cells for the items that are seen.
  open override func layoutSubviews() {
    guard !isArranging else { return }
    prepareItems()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    placeItems()
  }

  /// Asks for the numbers of items, and has the layout work everything out, if they may be others.
  func prepareItems() {
    if bounds.size != laidOutSize || !isStale,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      isStale = true
    }
    guard isStale, let source = dataSource else { return }
    isStale = false
    laidOutSize = bounds.size
    counts = (0..<max(source.numberOfSections(in: self), 0)).map {
      max(source.collectionView(self, numberOfItemsInSection: $0), 0)
    }
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// The number of sections.
  open var numberOfSections: Int {
    if counts.isEmpty { prepareItems() }
    return counts.count
  }

  /// The number of items in a section; 0 if there is none.
  open func numberOfItems(inSection section: Int) -> Int {
    if counts.isEmpty { prepareItems() }
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Lets a class make the cells of an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = maker(cellClass)
  }

  /// Lets a nib, of which nothing is read, make the cells of an identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = maker(nib, else: UICollectionViewCell.self)
  }

  /// Lets a nib, of which nothing is read, make the headers, footers or other views of an identifier.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { makers[kind + "/" + identifier] = maker(nib, else: UICollectionReusableView.self) }

  /// Lets a class make the headers, footers or other views of an identifier.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { makers[elementKind + "/" + identifier] = maker(viewClass) }

  private func maker(_ nib: UINib?, else type: UICollectionReusableView.Type) -> (
    () -> UICollectionReusableView
  )? {
    guard let nib, nib.isThere else { return maker(nib?.type ?? type) }
    return { nib.view(UICollectionReusableView.self) ?? type.init(frame: .zero) }
  }

  private func maker(_ type: AnyClass?) -> (() -> UICollectionReusableView)? {
    (type as? UICollectionReusableView.Type).map { type in { type.init(frame: .zero) } }
  }

  /// Lets something else make the cells of an identifier, as a storyboard does.
  func setMaker(of identifier: String, _ maker: @escaping () -> UICollectionReusableView) {
    makers[identifier] = maker
  }

  /// A cell of an identifier that is not in use, or a new one.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { made(identifier) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero) }

  /// A header, a footer or another view of an identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView { made(elementKind + "/" + identifier) }

  private func made(_ identifier: String) -> UICollectionReusableView {
    if let view = spare[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let maker = makers[identifier] else {
      layer.host.note("no class is registered for the cells '\(identifier)'")
      return UICollectionViewCell(frame: .zero)
    }
    let view = maker()
    view.reuseIdentifier = identifier
    return view
  }
}
