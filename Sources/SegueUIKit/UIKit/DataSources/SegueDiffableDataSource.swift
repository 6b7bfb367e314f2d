public import Foundation

/// What shows the items of a diffable data source.
@MainActor
protocol DiffableList: AnyObject {
  var selection: [IndexPath] { get set }
  func reloadData()
  /// Shows what changes, which `update` does in the data source, and calls the completion at its end.
  func show(_ changes: ListChanges, update: () -> Void, completion: (() -> Void)?)
}

extension UITableView: DiffableList {
  func show(_ changes: ListChanges, update: () -> Void, completion: (() -> Void)?) {
    openUpdates()
    update()
    let animation = (dataSource as? any DiffableRows)?.defaultRowAnimation ?? .automatic
    change { $0.take(changes, by: animation) }
    if let completion { updates?.completions.append { _ in completion() } }
    closeUpdates()
  }
}

extension UICollectionView: DiffableList {
  func show(_ changes: ListChanges, update: () -> Void, completion: (() -> Void)?) {
    together(completion.map { done in { _ in done() } }) {
      update()
      updates?.take(changes)
    }
  }
}

/// The items of a list, from a snapshot.
@preconcurrency @MainActor
open class SegueDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: SegueObject
{
  private weak var list: (any DiffableList)?
  var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  init(list: any DiffableList) {
    self.list = list
    super.init(main: ())
  }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows something else; what is selected stays so, where it is still there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let selected = list?.selection.compactMap { current.item(at: $0) } ?? []
    let changes = ListChanges(from: current, to: snapshot)
    if animatingDifferences, current.numberOfSections > 0, !changes.isEmpty, let list {
      list.show(changes, update: { current = snapshot }, completion: completion)
    } else {
      current = snapshot
      list?.reloadData()
      if let completion { SegueHost.current.schedule(after: 0, completion) }
    }
    list?.selection = selected.compactMap { current.path(of: $0) }
  }
  /// Shows something else.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }

  /// The item at a place; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// Where an item is; nil if it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  /// The section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let all = current.sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }
  /// The index of a section; nil if there is none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }
}

extension ListChanges {
  /// What is between two snapshots.
  @MainActor
  fileprivate init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    self.init()
    for (index, section) in old.sectionIdentifiers.enumerated() where new.indexOfSection(section) == nil {
      deletedSections.insert(index)
    }
    for (index, section) in new.sectionIdentifiers.enumerated() where old.indexOfSection(section) == nil {
      insertedSections.insert(index)
    }
    var staying: [IndexPath: IndexPath] = [:]
    let (before, after) = (old.paths, new.paths)
    for (item, path) in before {
      if let there = after[item] {
        staying[path] = there
      } else if !deletedSections.contains(path.section) {
        deleted.insert(path)
      }
    }
    for (item, path) in after where before[item] == nil && !insertedSections.contains(path.section) {
      inserted.insert(path)
    }
    // Where one moves among the others, each is told its place.
    if places(from: old.sectionIdentifiers.indices.map(old.count)) != staying { moved = staying }
  }
}
