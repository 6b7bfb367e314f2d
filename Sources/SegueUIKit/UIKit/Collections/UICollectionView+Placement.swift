import Foundation

/// The cells and other views that are seen, each where the layout has it.
extension UICollectionView {
  func placeItems() {
    measureAll()
    let (paths, keys) = placeSeen()
    for (path, cell) in cells where !paths.contains(path) { retire(cell, path) }
    cells = cells.filter { paths.contains($0.key) }
    for (key, view) in extras where !keys.contains(key) { view.removeFromSuperview() }
    extras = extras.filter { keys.contains($0.key) }
  }

  /// Measures what comes into sight, which moves what is below, which may come into sight.
  func measureAll() {
    for _ in 0..<8 where measureItems() { contentSize = collectionViewLayout.collectionViewContentSize }
  }

  /// Has everything in sight where the layout has it; returns which items and which other views that is.
  @discardableResult
  func placeSeen() -> (paths: Set<IndexPath>, keys: Set<ExtraKey>) {
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
    return (paths, keys)
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
    cell.show(collectionViewLayout.listRow(attributes))
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
    (view as? UICollectionViewCell)?.show(collectionViewLayout.listRow(attributes))
    attributes.apply(to: view)
    if known == nil { addSubview(view) }
  }

  func retire(_ cell: UICollectionViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    spare[cell.reuseIdentifier ?? "", default: []].append(cell)
  }
}
