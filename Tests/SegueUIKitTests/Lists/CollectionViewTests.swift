import SegueGeometry
import SegueGestures
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Collections")
struct CollectionViewTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var lines: [String] = []
    var made = 0

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      if cell.tag == 0 { made += 1 }
      cell.tag = 1
      return cell
    }
    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      sizeForItemAt path: IndexPath
    ) -> CGSize { CGSize(width: 90, height: path.item == 0 ? 120 : 100) }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      lines.append("\(path.item)")
    }
  }

  private func collection(_ phone: Phone) -> (UICollectionView, Source, UICollectionViewFlowLayout) {
    let (layout, source) = (UICollectionViewFlowLayout(), Source())
    layout.minimumInteritemSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 10)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (view.dataSource, view.delegate) = (source, source)
    phone.window.addSubview(view)
    phone.host.advance(to: 0)
    return (view, source, layout)
  }

  @Test("items flow in lines that share what is left, and only those in sight have cells")
  func flow() {
    let phone = Phone()
    let (view, source, _) = collection(phone)
    // Three of 90 in 280: 5 between each two.
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.origin == CGPoint(x: 10, y: 20)
    )
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.origin == CGPoint(x: 105, y: 30)
    )
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.origin == CGPoint(x: 10, y: 150)
    )
    #expect(view.contentSize == CGSize(width: 300, height: 20 + 120 + 13 * 110))
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(0..<12))
    for step in 1...30 {
      view.contentOffset.y = CGFloat(step * 35)
      phone.host.advance(to: 0)
    }
    #expect(source.made < 22)
    let cell = view.visibleCells[0]
    let path = view.indexPath(for: cell)
    #expect(path.flatMap { view.layoutAttributesForItem(at: $0)?.frame } == cell.frame)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("a tap selects an item, and a layout across scrolls across")
  func selection() {
    let phone = Phone()
    let (view, source, layout) = collection(phone)
    phone.host.handle(PointerEvent(phase: .began, location: Point(x: 150, y: 200), time: 1))
    phone.host.handle(PointerEvent(phase: .ended, location: Point(x: 150, y: 200), time: 1.05))
    #expect(source.lines == ["4"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.isSelected == true)
    layout.scrollDirection = .horizontal
    phone.host.advance(to: 1)
    #expect(view.contentSize.width > 300)
    #expect(view.contentSize.height == 400)
    view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .centeredHorizontally, animated: false)
    #expect(view.cellForItem(at: IndexPath(item: 30, section: 0)) != nil)
  }
}
