@testable import SegueUIKit

/// A collection of 300 by 500 points that a phone shows, with so many items in each section.
@MainActor
struct ShownCollection {
  let view: UICollectionView
  private let items: Items

  /// Numbers of items, all of one class, and headers without anything in them.
  private final class Items: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    func collectionView(
      _ view: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "extra", for: path)
    }
  }

  init(
    _ phone: Phone,
    _ counts: [Int],
    _ layout: UICollectionViewCompositionalLayout,
    cells: UICollectionViewCell.Type = UICollectionViewCell.self,
    extras: [String: UICollectionReusableView.Type] = [:]
  ) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500),
      collectionViewLayout: layout
    )
    items = Items(counts)
    view.contentInsetAdjustmentBehavior = .never
    view.register(cells, forCellWithReuseIdentifier: "item")
    let header = [UICollectionView.elementKindSectionHeader: UICollectionReusableView.self]
    for (kind, type) in header.merging(extras, uniquingKeysWith: { $1 }) {
      view.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: "extra")
    }
    view.dataSource = items
    phone.window.addSubview(view)
    phone.host.advance(to: phone.host.time + 0.1)
  }

  /// Where the layout has an item.
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// Where the layout has a header, a footer or another view of a section.
  func extra(_ kind: String, _ section: Int = 0) -> CGRect? {
    view.collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: kind,
      at: IndexPath(item: 0, section: section)
    )?.frame
  }

  /// A header, a footer or another view of a section that is seen.
  func extraView(_ kind: String, _ section: Int = 0) -> UICollectionReusableView? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
  }
}

extension NSCollectionLayoutSize {
  /// A width and a height.
  static func of(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
}
