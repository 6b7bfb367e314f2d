import SegueUIKit
import Testing

// Without `@testable`, which would let anything be overridden: what compiles here, an app may override as well.

/// Every method of their protocols is one of the list controllers' own, and an override is what is asked.
@MainActor
@Suite("Controllers of lists")
struct ListControllerTests {
  private final class Rows: UITableViewController {
    var calls: Set<String> = []

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "a" }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "b" }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 10 }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      calls.insert("header")
      return UIView()
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      calls.insert("footer")
      return nil
    }
    override func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { calls.insert("display") }
    override func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { calls.insert("end display") }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      calls.insert("should highlight")
      return true
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      calls.insert("highlight")
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      calls.insert("unhighlight")
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      IndexPath(row: indexPath.row, section: 0)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.insert("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.insert("deselect \(indexPath.row)")
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.insert("scroll") }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.insert("drag") }
    override func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee.y = 600 }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.insert("lift \(decelerate)")
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.insert("rest") }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  private final class Items: UICollectionViewController {
    var calls: Set<String> = []

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 200 }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    {
      calls.insert("highlight")
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 0 }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.insert("select \(indexPath.item)")
    }
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      calls.insert("deselect \(indexPath.item)")
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { calls.insert("display") }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.insert("scroll") }
  }

  @Test("a table's controller is asked and told everything that it overrides")
  func rows() {
    let phone = SeenPhone()
    let rows = Rows(style: .plain)
    phone.show(rows)
    #expect(rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(abs(rows.tableView.rect(forSection: 1).minY - 1860) < 1e-9)
    phone.tap(300, at: 0.1)
    phone.tap(400, at: 0.4)
    phone.drag(from: 700, to: 300, at: 1)
    phone.advance(to: 5)
    #expect(rows.tableView.contentOffset.y == 600)
    let expected: Set = [
      "header", "footer", "display", "end display", "should highlight", "highlight", "unhighlight", "scroll",
      "drag", "lift true", "rest", "select 3", "deselect 3", "select 4",
    ]
    #expect(rows.calls == expected)
  }

  @Test("a collection's controller is asked and told everything that it overrides")
  func items() {
    let phone = SeenPhone()
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 393, height: 100), 0)
    let items = Items(collectionViewLayout: layout)
    phone.show(items)
    let top = Double(items.collectionView.contentOffset.y)
    for (place, time) in [(50.0, 0.1), (150, 0.4), (250, 0.7)] { phone.tap(place - top, at: time) }
    phone.drag(from: 700, to: 300, at: 1)
    phone.advance(to: 5)
    #expect(items.calls == ["display", "highlight", "scroll", "select 1", "deselect 1", "select 2"])
  }

  @Test("a controller that overrides nothing leaves its list as it is without one")
  func defaults() {
    let phone = SeenPhone()
    let (table, bare) = (UITableViewController(style: .grouped), UITableView(frame: .zero, style: .grouped))
    phone.show(table)
    let (view, path) = (table.tableView, IndexPath(row: 0, section: 0))
    #expect(table.tableView(bare, heightForRowAt: path) == bare.rowHeight)
    #expect(table.tableView(bare, heightForHeaderInSection: 0) == bare.sectionHeaderHeight)
    #expect(table.tableView(bare, heightForFooterInSection: 0) == bare.sectionFooterHeight)
    #expect(table.tableView(bare, willSelectRowAt: path) == path)
    #expect(table.tableView(bare, viewForHeaderInSection: 0) == nil)
    #expect(view?.numberOfSections == 1)
    #expect(view?.numberOfRows(inSection: 0) == 0)
  }
}
