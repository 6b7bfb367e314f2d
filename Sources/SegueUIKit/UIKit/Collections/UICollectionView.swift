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
  private var counts: [Int] = []
  private var spare: [String: [UICollectionReusableView]] = [:]
  private var makers: [String: () -> UICollectionReusableView] = [:]
  private var scrollers: [Int: SectionScroller] = [:]
  private var isStale = true
  /// What has changed so far of what is shown together; nil between such changes.
  var changes: [UICollectionViewUpdateItem]?
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
    backgroundColor = .systemBackground
  }

  /// Creates a collection in lines, of no size, from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.owner = self
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
    change(indexPaths.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) })
  }
  /// Asks for some sections anew.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Items have come; they do so at once.
  open func insertItems(at indexPaths: [IndexPath]) {
    change(indexPaths.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) })
  }
  /// Items have gone; they do so at once.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change(indexPaths.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) })
  }
  /// An item has moved; it does so at once.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([UICollectionViewUpdateItem(.move, from: indexPath, to: newIndexPath)])
  }
  /// Sections have come; they do so at once.
  open func insertSections(_ sections: IndexSet) { reloadData() }
  /// Sections have gone; they do so at once.
  open func deleteSections(_ sections: IndexSet) { reloadData() }

  /// Makes changes that are shown together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    together { updates?() }
    layoutDidChange()
    if let completion { layer.host.schedule(after: 0) { completion(true) } }
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

  private func placeItems() {
    // Each pass measures what came into sight, which moves what is below.
    for _ in 0..<8 where measureItems() { contentSize = collectionViewLayout.collectionViewContentSize }
    let seen = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    var (paths, keys): (Set<IndexPath>, Set<ExtraKey>) = ([], [])
    for attributes in seen {
      let path = attributes.indexPath
      if let kind = attributes.representedElementKind {
        keys.insert(ExtraKey(kind: kind, path: path))
        placeExtra(attributes, kind)
      } else {
        paths.insert(path)
        if let cell = cells[path] { place(attributes, cell) } else { bringIn(attributes) }
      }
    }
    for (path, cell) in cells where !paths.contains(path) { retire(cell, path) }
    cells = cells.filter { paths.contains($0.key) }
    for (key, view) in extras where !keys.contains(key) { view.removeFromSuperview() }
    extras = extras.filter { keys.contains($0.key) }
  }

  /// Has cells say their heights, where the layout asks for them; returns whether places are others now.
  private func measureItems() -> Bool {
    var hasChanged = false
    for attributes in collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [] {
      let path = attributes.indexPath
      if let kind = attributes.representedElementKind {
        placeExtra(attributes, kind)
        let view = extras[ExtraKey(kind: kind, path: path)]
        if let view, collectionViewLayout.measure(view, attributes) { hasChanged = true }
      } else {
        if cells[path] == nil { bringIn(attributes) }
        if let cell = cells[path], collectionViewLayout.measure(cell, attributes) { hasChanged = true }
      }
    }
    if hasChanged { collectionViewLayout.prepare() }
    return hasChanged
  }

  /// Has a cell where the layout says: in the collection, or in a section that scrolls by itself.
  private func place(_ attributes: UICollectionViewLayoutAttributes, _ cell: UICollectionViewCell) {
    let section = attributes.indexPath.section
    guard let band = collectionViewLayout.band(section) else {
      attributes.apply(to: cell)
      if cell.superview !== self { addSubview(cell) }
      return
    }
    let scroller = scrollers[section] ?? SectionScroller()
    if scrollers[section] == nil {
      scrollers[section] = scroller
      addSubview(scroller)
    }
    scroller.show(band)
    guard let own = attributes.copy() as? UICollectionViewLayoutAttributes else { return }
    own.frame = attributes.frame.offsetBy(dx: -band.frame.minX, dy: -band.frame.minY)
    own.apply(to: cell)
    if cell.superview !== scroller { scroller.addSubview(cell) }
  }

  private func bringIn(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    UIView.performWithoutAnimation {
      guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
      (cell.indexPath, cell.collection) = (path, self)
      cells[path] = cell
      place(attributes, cell)
      if selection.contains(path) != cell.isSelected { cell.isSelected.toggle() }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      cell.layoutIfNeeded()
    }
  }

  private func placeExtra(_ attributes: UICollectionViewLayoutAttributes, _ kind: String) {
    let key = ExtraKey(kind: kind, path: attributes.indexPath)
    let known = extras[key]
    guard
      let view = known
        ?? (attributes.representedElementCategory == .decorationView
          ? collectionViewLayout.decorations[kind]?.init(frame: .zero)
          : dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.path))
    else { return }
    extras[key] = view
    attributes.apply(to: view)
    if known == nil { addSubview(view) }
  }

  private func retire(_ cell: UICollectionViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    spare[cell.reuseIdentifier ?? "", default: []].append(cell)
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
