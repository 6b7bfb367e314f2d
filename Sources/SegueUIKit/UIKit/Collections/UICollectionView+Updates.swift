/// What comes, goes and moves, told to the layout.
extension UICollectionView {
  /// Takes in what changes together with others, or by itself.
  func change(_ items: [UICollectionViewUpdateItem]) {
    if changes == nil { show(items) } else { changes?.append(contentsOf: items) }
  }

  /// Shows what changes in a block at once; what changes in a block within another one is the outer one's.
  func together(_ updates: () -> Void) {
    guard changes == nil else { return updates() }
    changes = []
    updates()
    let items = changes ?? []
    changes = nil
    if !items.isEmpty { show(items) }
  }

  private func show(_ items: [UICollectionViewUpdateItem]) {
    layer.host.note("the items of a collection come, go and move at once")
    reloadData()
    prepareItems()
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
    layoutIfNeeded()
    collectionViewLayout.finalizeCollectionViewUpdates()
  }
}
