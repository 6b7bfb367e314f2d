import Foundation
import Testing

@testable import SegueUIKit

/// Items that come, go and move.
@MainActor
@Suite("Changes of collections")
struct CollectionUpdateTests {
  private final class Source: SegueUIKit.NSObject, UICollectionViewDataSource {
    var sections = [Array(0..<12)]
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = sections[path.section][path.item]
      return cell
    }
    func collectionView(
      _ view: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
    }
  }

  /// Items fall in from above, and shrink away.
  private final class Falling: UICollectionViewFlowLayout {
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
      attributes?.frame.origin.y -= 100
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
      attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      return attributes
    }
  }

  /// Three items of 100 points in a line, two lines in sight.
  private func collection(
    _ source: Source,
    _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    on phone: Phone
  ) -> UICollectionView {
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head"
    )
    view.dataSource = source
    phone.window.addSubview(view)
    phone.host.advance(to: 1)
    return view
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// What is in sight, without what merely touches the edge.
  private func tags(_ view: UICollectionView) -> [Int] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) }
      .filter { $0.frame.minY < view.bounds.maxY && $0.frame.maxY > view.bounds.minY }.map(\.tag)
  }

  private func middle(_ cell: UICollectionViewCell?) throws -> CGPoint {
    let frame = try #require(cell?.layer.presentation()).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("an item that is put in fades in, and the others make room line by line")
  func inserted() throws {
    let (phone, source) = (Phone(), Source())
    let view = collection(source, on: phone)
    let old = (0..<6).map { view.cellForItem(at: path($0)) }
    source.sections[0].insert(99, at: 1)
    view.insertItems(at: [path(1)])
    phone.host.advance(to: 1.15)
    let new = view.cellForItem(at: path(1))
    #expect(new?.tag == 99)
    #expect(abs(Double(try #require(new?.layer.presentation()).opacity) - 0.5) < 1e-6)
    #expect(try middle(new) == CGPoint(x: 150, y: 50) && middle(old[0]) == CGPoint(x: 50, y: 50))
    // From the end of a line to the beginning of the next one.
    let place = try middle(old[2])
    #expect(abs(place.x - 150) < 1e-6 && abs(place.y - 100) < 1e-6)
    phone.host.advance(to: 2)
    #expect(tags(view) == [0, 99, 1, 2, 3, 4])
    #expect(new?.alpha == 1 && phone.host.notes == [])
  }

  @Test("an item that is taken out fades where it was, and what comes into sight comes from where it was")
  func deleted() throws {
    let (phone, source) = (Phone(), Source())
    let view = collection(source, on: phone)
    let first = view.cellForItem(at: path(0))
    var isDone: Bool?
    view.performBatchUpdates {
      source.sections[0].remove(at: 0)
      view.deleteItems(at: [path(0)])
    } completion: {
      isDone = $0
    }
    phone.host.advance(to: 1.15)
    #expect(abs(Double(try #require(first?.layer.presentation()).opacity) - 0.5) < 1e-6 && isDone == nil)
    #expect(try middle(first) == CGPoint(x: 50, y: 50))
    let last = try middle(view.cellForItem(at: path(5)))
    #expect(abs(last.x - 150) < 1e-6 && abs(last.y - 200) < 1e-6)
    phone.host.advance(to: 2)
    #expect(tags(view) == [1, 2, 3, 4, 5, 6] && isDone == true && first?.superview == nil)
  }

  @Test("a layout of one's own says how items come and go")
  func own() throws {
    let (phone, source) = (Phone(), Source())
    let view = collection(source, Falling(), on: phone)
    let old = view.cellForItem(at: path(1))
    view.performBatchUpdates {
      source.sections[0][1] = 99
      view.deleteItems(at: [path(1)])
      view.insertItems(at: [path(1)])
    }
    phone.host.advance(to: 1.15)
    let new = view.cellForItem(at: path(1))
    #expect(try abs(middle(new).y) < 1e-6)
    let gone = try #require(old?.layer.presentation())
    #expect(abs(gone.frame.width - 75) < 1e-6 && gone.opacity == 1)
    phone.host.advance(to: 2)
    #expect(try middle(new) == CGPoint(x: 150, y: 50))
    #expect(old?.superview == nil)
  }

  @Test("sections come and go, and headers go along")
  func sections() throws {
    let (phone, source) = (Phone(), Source())
    source.sections = [[0, 1], [10]]
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 300, height: 20)
    let view = collection(source, layout, on: phone)
    let kind = UICollectionView.elementKindSectionHeader
    let second = try #require(view.extras[.init(kind: kind, path: path(0, 1))])
    source.sections.removeFirst()
    view.deleteSections(IndexSet(integer: 0))
    phone.host.advance(to: 1.15)
    #expect(abs(try #require(second.layer.presentation()).frame.minY - 60) < 1e-6)
    phone.host.advance(to: 2)
    #expect(tags(view) == [10] && second.frame.minY == 0 && view.extras.count == 1)
  }

  @Test("an item that is asked for anew is another cell, which fades in where it was")
  func reloaded() throws {
    let (phone, source) = (Phone(), Source())
    let view = collection(source, on: phone)
    let old = view.cellForItem(at: path(1))
    source.sections[0][1] = 77
    view.reloadItems(at: [path(1)])
    phone.host.advance(to: 1.15)
    let new = view.cellForItem(at: path(1))
    #expect(new !== old && new?.tag == 77)
    #expect(abs(Double(try #require(new?.layer.presentation()).opacity) - 0.5) < 1e-6)
    #expect(abs(Double(try #require(old?.layer.presentation()).opacity) - 0.5) < 1e-6)
    phone.host.advance(to: 2)
    #expect(old?.superview == nil && tags(view) == [0, 77, 2, 3, 4, 5])
  }

  @Test("content that becomes too short for where it stands goes along to its new end")
  func shortened() throws {
    let (phone, source) = (Phone(), Source())
    let view = collection(source, on: phone)
    view.contentOffset.y = 200
    phone.host.advance(to: 2)
    source.sections[0].removeSubrange(9...)
    view.deleteItems(at: (9...11).map { path($0) })
    phone.host.advance(to: 2.15)
    #expect(abs(Double(try #require(view.layer.presentation()).bounds.minY) - 150) < 1e-6)
    phone.host.advance(to: 3)
    #expect(view.contentOffset.y == 100 && tags(view) == [3, 4, 5, 6, 7, 8])
  }

  @Test("what a snapshot has elsewhere moves there")
  func diffable() throws {
    let phone = Phone()
    let view = collection(Source(), on: phone)
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    func show(_ items: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["one"])
      snapshot.appendItems(items)
      source.apply(snapshot)
    }
    show([1, 2, 3, 4])
    phone.host.advance(to: 2)
    let first = view.cellForItem(at: path(0))
    show([4, 2, 5, 1])
    phone.host.advance(to: 2.15)
    let place = try middle(first)
    #expect(abs(place.x - 50) < 1e-6 && abs(place.y - 100) < 1e-6)
    phone.host.advance(to: 3)
    #expect(tags(view) == [4, 2, 5, 1] && phone.host.notes == [])
  }

  @Test("an update that does not fit the items is told, and they are shown all the same")
  func misfit() {
    let (phone, source) = (Phone(), Source())
    let view = collection(source, on: phone)
    source.sections[0].removeLast(10)
    view.deleteItems(at: [path(11)])
    phone.host.advance(to: 2)
    #expect(tags(view) == [0, 1])
    #expect(
      phone.host.notes == [
        "the items of a collection are [2] after an update that makes them [11]: on a device this is an exception"
      ]
    )
  }
}
