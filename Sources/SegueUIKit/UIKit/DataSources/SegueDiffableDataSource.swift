public import Foundation

/// What shows the items of a diffable data source.
@MainActor
protocol DiffableList: AnyObject {
  var selection: [IndexPath] { get set }
  func reloadData()
  /// Tells once that items do not move as they come and go.
  func noteChanges()
}

extension UITableView: DiffableList {
  func noteChanges() { layer.host.note("the rows of a table come, go and move at once") }
}

extension UICollectionView: DiffableList {
  func noteChanges() { layer.host.note("the items of a collection come, go and move at once") }
}

/// The items of a list, from a snapshot; they come and go at once.
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
    let isOther = current.numberOfSections > 0 && current.itemIdentifiers != snapshot.itemIdentifiers
    if animatingDifferences, isOther { list?.noteChanges() }
    current = snapshot
    list?.reloadData()
    list?.selection = selected.compactMap { current.path(of: $0) }
    if let completion { SegueHost.current.schedule(after: 0, completion) }
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
