public import Foundation

/// The items of a collection, from a snapshot.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  SegueDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes a header, a footer or another view.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  /// Makes headers, footers and other views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private let provider: CellProvider

  /// Creates the data source of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    super.init(list: collectionView)
    collectionView.dataSource = self
  }

  // MARK: Data source

  /// The number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  /// The number of a section's items.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.count(at: section)
  }
  /// The cell of an item.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let item = current.item(at: indexPath)
    return item.flatMap { provider(collectionView, indexPath, $0) } ?? UICollectionViewCell(frame: .zero)
  }
  /// A header, a footer or another view.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionView {
  /// How cells of a class are filled with items.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let identifier = UUID().uuidString
    let handler: Handler

    /// Creates a registration of a class.
    public init(handler: @escaping Handler) { self.handler = handler }
    /// Creates a registration of a nib, of which nothing is read.
    public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
  }

  /// How headers, footers or other views of a class are filled.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let identifier = UUID().uuidString
    let kind: String
    let handler: Handler

    /// Creates a registration of a class.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  /// A cell of a registration, filled with an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = made as? Cell ?? Cell(frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header, a footer or another view of a registration, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self,
      forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.identifier
    )
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.kind,
      withReuseIdentifier: registration.identifier,
      for: indexPath
    )
    let view = made as? Supplementary ?? Supplementary(frame: .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
