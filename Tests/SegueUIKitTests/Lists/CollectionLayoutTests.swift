import SegueGeometry
import Testing

@testable import SegueUIKit

/// Layouts of an app's own, as UIKit lets one write them.
@MainActor
@Suite("Layouts of collections")
struct CollectionLayoutTests {
  private final class Tilted: UICollectionViewLayoutAttributes {
    var tilt = 0.0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tilted)?.tilt = tilt
      return copy
    }
  }

  private final class Cell: UICollectionViewCell {
    var tilts: [Double] = []
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      if let tilted = layoutAttributes as? Tilted { tilts.append(tilted.tilt) }
    }
  }

  private final class Plate: UICollectionReusableView {}

  /// A column of cells over a plate.
  private final class Column: UICollectionViewLayout {
    var updates: [String] = []

    override init() {
      super.init()
      register(Plate.self, forDecorationViewOfKind: "plate")
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var layoutAttributesClass: AnyClass { Tilted.self }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 60) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let plate = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "plate",
        with: IndexPath(item: 0, section: 0)
      )
      plate.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      plate.zIndex = -1
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      return [plate] + (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = Tilted(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 20 * indexPath.item, width: 100, height: 20)
      attributes.tilt = Double(indexPath.item)
      return attributes
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      updates += updateItems.map {
        let (before, after) = ($0.indexPathBeforeUpdate?.item, $0.indexPathAfterUpdate?.item)
        return "\($0.updateAction) \(before ?? -1) \(after ?? -1)"
      }
    }
    override func finalizeCollectionViewUpdates() { updates.append("done") }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 2
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private func collection(_ phone: Phone, _ source: Source) -> (UICollectionView, Column) {
    let layout = Column()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: layout
    )
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    phone.window.addSubview(view)
    phone.host.advance(to: 0)
    return (view, layout)
  }

  @Test("a layout of one's own places cells, tells them its attributes, and has views by itself")
  func own() throws {
    let (phone, source) = (Phone(), Source())
    let (view, _) = collection(phone, source)
    #expect(view.visibleCells.map(\.frame.minY) == [0, 20])
    #expect(view.visibleCells.compactMap { ($0 as? Cell)?.tilts.last } == [0, 1])
    let plates = view.subviews.compactMap { $0 as? Plate }
    #expect(plates.count == 1 && plates.first?.frame.height == 60)
    view.layoutIfNeeded()
    #expect(view.subviews.filter { $0 is Plate }.count == 1)
  }

  @Test("attributes are copied with what a subclass adds")
  func copies() throws {
    let tilted = Tilted(forSupplementaryViewOfKind: "head", with: IndexPath(item: 3, section: 1))
    (tilted.frame, tilted.alpha, tilted.tilt, tilted.zIndex) = (
      CGRect(x: 1, y: 2, width: 3, height: 4), 0.5, 7, 9
    )
    tilted.transform = CGAffineTransform(scaleX: 2, y: 2)
    let copy = try #require(tilted.copy() as? Tilted)
    #expect(copy !== tilted && copy.tilt == 7 && copy.frame == tilted.frame && copy.zIndex == 9)
    #expect(copy.indexPath == tilted.indexPath && copy.alpha == 0.5 && copy.transform == tilted.transform)
    #expect(copy.representedElementKind == "head" && copy.representedElementCategory == .supplementaryView)
    copy.frame.origin.x = 50
    #expect(tilted.frame.minX == 1)
    #expect(UICollectionViewLayoutAttributes().representedElementCategory == .cell)
  }

  @Test("a layout is told what comes, goes and moves, of several changes at once")
  func updates() {
    let (phone, source) = (Phone(), Source())
    let (view, layout) = collection(phone, source)
    source.count = 3
    view.insertItems(at: [IndexPath(item: 2, section: 0)])
    #expect(layout.updates == ["insert -1 2", "done"] && view.visibleCells.count == 3)
    layout.updates = []
    source.count = 2
    var isDone = false
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      // A block within a block is a part of it.
      view.performBatchUpdates {
        view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
      }
      #expect(layout.updates.isEmpty)
    } completion: { _ in
      isDone = true
    }
    #expect(layout.updates == ["delete 0 -1", "move 2 0", "done"])
    #expect(view.visibleCells.count == 2)
    phone.host.advance(to: 0.2)
    #expect(!isDone)
    phone.host.advance(to: 0.4)
    #expect(isDone && phone.host.notes == [])
  }

  @Test("dynamics move the items of a collection, which asks the layout for them again")
  func dynamics() throws {
    let (phone, source) = (Phone(), Source())
    let (view, layout) = collection(phone, source)
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let first = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    animator.addBehavior(UIGravityBehavior(items: [first]))
    #expect(animator.layoutAttributesForCell(at: first.indexPath) === first)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 9, height: 9)).count == 1)
    #expect(animator.items(in: CGRect(x: 0, y: 90, width: 9, height: 9)).isEmpty)
    phone.host.advance(to: 0.5)
    #expect(first.frame.minY > 50)
    _ = view
  }

  @Test("a collection controller lets the selection go as it appears")
  func selection() {
    let phone = Phone()
    let controller = UICollectionViewController(collectionViewLayout: Column())
    let source = Source()
    controller.loadViewIfNeeded()
    controller.collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.dataSource = source
    for clears in [true, false] {
      controller.clearsSelectionOnViewWillAppear = clears
      controller.collectionView.selectItem(
        at: IndexPath(item: 1, section: 0),
        animated: false,
        scrollPosition: []
      )
      controller.viewWillAppear(false)
      #expect((controller.collectionView.indexPathsForSelectedItems == nil) == clears)
    }
    _ = phone
  }

  @Test("headers and footers of lines stay in sight as long as their sections are, if they are to")
  func pinned() {
    final class Sections: NSObject, UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    let (phone, source, layout) = (Phone(), Sections(), UICollectionViewFlowLayout())
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 200, height: 100), 0)
    layout.headerReferenceSize.height = 30
    layout.footerReferenceSize.height = 20
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    phone.window.addSubview(view)
    phone.host.advance(to: 0)
    func edges() -> [CGFloat?] {
      [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map { kind in
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 0))?.frame
          .minY
      }
    }
    view.contentOffset.y = 100
    #expect(edges() == [0, 430])
    layout.sectionHeadersPinToVisibleBounds = true
    phone.host.advance(to: 0.1)
    #expect(edges() == [100, 430])
    layout.sectionFootersPinToVisibleBounds = true
    phone.host.advance(to: 0.2)
    #expect(edges() == [100, 280])
    view.contentOffset.y = 440
    #expect(edges() == [420, 430])
  }
}
