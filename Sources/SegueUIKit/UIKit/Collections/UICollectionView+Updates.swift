import Foundation

/// Changes of a collection's items, gathered in a block and shown together.
@MainActor
struct CollectionUpdates {
  /// As the layout is told of them.
  var items: [UICollectionViewUpdateItem] = []
  var changes = ListChanges()
  /// Items that are asked for anew where they are, by their places before.
  var reloaded: Set<IndexPath> = []
  var completions: [(Bool) -> Void] = []
  /// What was in sight or near it before.
  let before: [IndexPath: UICollectionViewLayoutAttributes]

  /// Takes in what is between two snapshots.
  mutating func take(_ changes: ListChanges) {
    take(changes.deleted.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) })
    take(changes.inserted.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) })
    take(changes.moved.sorted { $0.key < $1.key }.map { UICollectionViewUpdateItem(.move, from: $0, to: $1) })
    self.changes.deletedSections = changes.deletedSections
    self.changes.insertedSections = changes.insertedSections
  }

  /// Takes in what changes.
  mutating func take(_ items: [UICollectionViewUpdateItem]) {
    self.items += items
    for item in items {
      switch (item.updateAction, item.indexPathBeforeUpdate, item.indexPathAfterUpdate) {
      case (.insert, _, let path?): changes.inserted.insert(path)
      case (.delete, let path?, _): changes.deleted.insert(path)
      case (.reload, let path?, _): reloaded.insert(path)
      case (.move, let from?, let to?): changes.moved[from] = to
      default: break
      }
    }
  }
}

extension UICollectionView {
  /// Seconds that items take to come, go and move, as in tables; a block around the changes may say others.
  private static let duration = 0.3

  /// Takes in what changes together with others, or by itself.
  func change(_ change: (inout CollectionUpdates) -> Void) {
    together {
      guard var all = updates else { return }
      change(&all)
      updates = all
    }
  }

  /// Shows what changes in a block; what changes in a block within another one is the outer one's.
  func together(_ completion: ((Bool) -> Void)? = nil, _ block: () -> Void) {
    let isOuter = updates == nil
    if isOuter {
      if !isStale { layoutIfNeeded() }
      updates = CollectionUpdates(before: isStale ? [:] : nearAttributes)
    }
    block()
    if let completion { updates?.completions.append(completion) }
    guard isOuter, let all = updates else { return }
    updates = nil
    show(all)
  }

  /// How items look in sight, and as far beside it as that is long.
  private var nearAttributes: [IndexPath: UICollectionViewLayoutAttributes] {
    let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let found = collectionViewLayout.layoutAttributesForElements(in: near) ?? []
    let copies = found.filter { $0.representedElementKind == nil }.compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
    return Dictionary(copies.map { ($0.indexPath, $0) }) { one, _ in one }
  }

  private func show(_ updates: CollectionUpdates) {
    let kept = selection
    guard window != nil, !isStale, let source = dataSource else { return showAtOnce(updates, kept) }
    guard scrollers.isEmpty else {
      layer.host.note("items of sections that scroll by themselves come, go and move at once")
      return showAtOnce(updates, kept)
    }
    let wanted = updates.changes.counts(from: counts)
    let found = (0..<max(source.numberOfSections(in: self), 0)).map {
      max(source.collectionView(self, numberOfItemsInSection: $0), 0)
    }
    guard found.count == wanted.count, zip(wanted, found).allSatisfy({ $0 < 0 || $0 == $1 }) else {
      layer.host.note(
        "the items of a collection are \(found) after an update that makes them \(wanted): on a device this is an exception"
      )
      return showAtOnce(updates, [])
    }
    let places = updates.changes.places(from: counts)
    selection = kept.compactMap { places[$0] }
    animate(updates, places)
  }

  private func showAtOnce(_ updates: CollectionUpdates, _ selected: [IndexPath]) {
    reloadData()
    selection = selected
    prepareItems()
    collectionViewLayout.prepare(forCollectionViewUpdates: updates.items)
    layoutIfNeeded()
    collectionViewLayout.finalizeCollectionViewUpdates()
    for completion in updates.completions { layer.host.schedule(after: 0) { completion(true) } }
  }

  private func animate(_ updates: CollectionUpdates, _ places: [IndexPath: IndexPath]) {
    isArranging = true
    let stood = contentOffset
    let leaving = takeLeaving(updates, places)
    isStale = true
    prepareItems()
    collectionViewLayout.prepare(forCollectionViewUpdates: updates.items)
    // Content that has become too short has been moved along, which is to be seen.
    let offset = contentOffset
    var (parting, extrasBefore): ([(IndexPath, UICollectionViewCell)], [ExtraKey: CGRect]) = ([], [:])
    UIView.performWithoutAnimation {
      extrasBefore = extras.mapValues(\.frame)
      let known = Set(cells.keys)
      measureAll()
      let origins = Dictionary(places.map { ($1, $0) }) { one, _ in one }
      for (path, cell) in cells where !known.contains(path) {
        begin(cell, at: path, from: origins[path], updates)
      }
      parting = takeParting()
      for (key, frame) in extrasBefore { extras[key]?.frame = frame }
      if offset != stood { contentOffset = stood }
    }
    isArranging = false
    UIView.begin(
      Self.duration,
      0,
      [],
      UIView.AnimationCurve.easeInOut.engine,
      {
        if offset != stood { contentOffset = offset }
        placeSeen()
        for (path, cell) in parting {
          collectionViewLayout.layoutAttributesForItem(at: path)?.apply(to: cell)
        }
        for (path, cell) in leaving { end(cell, at: path, updates) }
        collectionViewLayout.finalizeCollectionViewUpdates()
      },
      { [weak self] didFinish in
        for (path, cell) in parting + leaving { self?.retire(cell, path) }
        for (_, cell) in leaving { cell.alpha = 1 }
        for completion in updates.completions { completion(didFinish) }
      }
    )
    setNeedsLayout()
  }

  /// Takes the cells that go out of those that are shown, and gives the others the places that they have now.
  private func takeLeaving(
    _ updates: CollectionUpdates,
    _ places: [IndexPath: IndexPath]
  ) -> [(IndexPath, UICollectionViewCell)] {
    var (staying, leaving): ([IndexPath: UICollectionViewCell], [(IndexPath, UICollectionViewCell)]) = (
      [:], []
    )
    for (path, cell) in cells {
      if let there = places[path], !updates.reloaded.contains(path) {
        cell.indexPath = there
        staying[there] = cell
      } else {
        leaving.append((path, cell))
      }
    }
    cells = staying
    var stayingExtras: [ExtraKey: UICollectionReusableView] = [:]
    for (key, view) in extras {
      if let section = updates.changes.section(key.path.section) {
        stayingExtras[ExtraKey(kind: key.kind, path: IndexPath(item: key.path.item, section: section))] = view
      } else {
        view.removeFromSuperview()
      }
    }
    extras = stayingExtras
    return leaving
  }

  /// Has a cell that comes into sight where it was, or, if it was not there before, as the layout has it come.
  private func begin(
    _ cell: UICollectionViewCell,
    at path: IndexPath,
    from origin: IndexPath?,
    _ updates: CollectionUpdates
  ) {
    if let origin, !updates.reloaded.contains(origin) {
      updates.before[origin]?.apply(to: cell)
      return
    }
    let rest = collectionViewLayout.layoutAttributesForItem(at: path)
    let start = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path)
    start?.apply(to: cell)
    if start.map({ $0.looks(like: rest) }) ?? true { cell.alpha = 0 }
  }

  /// Has a cell go as the layout has it go, or fade where it is.
  private func end(_ cell: UICollectionViewCell, at path: IndexPath, _ updates: CollectionUpdates) {
    let end =
      updates.reloaded.contains(path) ? nil : collectionViewLayout.end(of: path, from: updates.before[path])
    end?.apply(to: cell)
    if end.map({ $0.looks(like: updates.before[path]) }) ?? true { cell.alpha = 0 }
  }

  /// Takes the cells that go out of sight out of those that are shown.
  private func takeParting() -> [(IndexPath, UICollectionViewCell)] {
    let seen = Set((collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).map(\.indexPath))
    let parting = cells.filter { !seen.contains($0.key) }
    for path in parting.keys { cells[path] = nil }
    return parting.map { ($0.key, $0.value) }
  }
}

extension UICollectionViewLayout {
  /// How an item looks as it goes: without a word of the layout's own, as it was.
  fileprivate func end(
    of path: IndexPath,
    from before: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    leaving = before
    defer { leaving = nil }
    return finalLayoutAttributesForDisappearingItem(at: path)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether both make a view look the same.
  fileprivate func looks(like other: UICollectionViewLayoutAttributes?) -> Bool {
    guard let other else { return false }
    return frame == other.frame && alpha == other.alpha && isHidden == other.isHidden
      && transform == other.transform && transform3D == other.transform3D
  }
}
