public import Foundation

/// Who has the items of a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// The number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A header, a footer or another view.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Asks the table of names, as a subclass may have it; otherwise 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    SegueTable.send("numberOfSectionsIn:", to: self, [collectionView]) as? Int ?? 1
  }
  /// Asks the table of names, as a subclass may have it; otherwise an empty view.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = "collectionView:viewForSupplementaryElementOfKind:at:"
    return SegueTable.send(name, to: self, [collectionView, kind, indexPath]) as? UICollectionReusableView
      ?? UICollectionReusableView(frame: .zero)
  }
}

/// Who is told what is done with a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether an item looks touched.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// An item looks touched.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// An item looks touched no more.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether a tap selects an item.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// An item was selected.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// An item is selected no more.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// A cell is about to be seen.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// A cell is seen no more.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
}

extension UICollectionViewDelegate {
  /// Asks the table of names, as a subclass may have it; otherwise it does.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    ask("collectionView:shouldHighlightItemAt:", collectionView, indexPath) as? Bool ?? true
  }
  /// Asks the table of names, as a subclass may have it.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    _ = ask("collectionView:didHighlightItemAt:", collectionView, indexPath)
  }
  /// Asks the table of names, as a subclass may have it.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    _ = ask("collectionView:didUnhighlightItemAt:", collectionView, indexPath)
  }
  /// Asks the table of names, as a subclass may have it; otherwise it does.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    ask("collectionView:shouldSelectItemAt:", collectionView, indexPath) as? Bool ?? true
  }
  /// Asks the table of names, as a subclass may have it.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    _ = ask("collectionView:didSelectItemAt:", collectionView, indexPath)
  }
  /// Asks the table of names, as a subclass may have it.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    _ = ask("collectionView:didDeselectItemAt:", collectionView, indexPath)
  }
  /// Asks the table of names, as a subclass may have it.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { SegueTable.send("collectionView:willDisplay:forItemAt:", to: self, [collectionView, cell, indexPath]) }
  /// Asks the table of names, as a subclass may have it.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    SegueTable.send(
      "collectionView:didEndDisplaying:forItemAt:",
      to: self,
      [collectionView, cell, indexPath]
    )
  }

  private func ask(_ name: String, _ collection: UICollectionView, _ path: IndexPath) -> Any? {
    SegueTable.send(name, to: self, [collection, path])
  }
}

/// Who decides about the lines of a flow layout.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The room around the items of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least distance between lines, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance between the items of a line, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a header, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a footer, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// Asks the table of names, as a subclass may have it; otherwise the layout's own.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    find(
      "sizeForItemAt:",
      collectionView,
      collectionViewLayout,
      indexPath,
      \.itemSize,
      CGSize(width: 50, height: 50)
    )
  }
  /// Asks the table of names, as a subclass may have it; otherwise the layout's own.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    find("insetForSectionAt:", collectionView, collectionViewLayout, section, \.sectionInset, .zero)
  }
  /// Asks the table of names, as a subclass may have it; otherwise the layout's own.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    let name = "minimumLineSpacingForSectionAt:"
    return find(name, collectionView, collectionViewLayout, section, \.minimumLineSpacing, 10)
  }
  /// Asks the table of names, as a subclass may have it; otherwise the layout's own.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    let name = "minimumInteritemSpacingForSectionAt:"
    return find(name, collectionView, collectionViewLayout, section, \.minimumInteritemSpacing, 10)
  }
  /// Asks the table of names, as a subclass may have it; otherwise the layout's own.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let name = "referenceSizeForHeaderInSection:"
    return find(name, collectionView, collectionViewLayout, section, \.headerReferenceSize, .zero)
  }
  /// Asks the table of names, as a subclass may have it; otherwise the layout's own.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let name = "referenceSizeForFooterInSection:"
    return find(name, collectionView, collectionViewLayout, section, \.footerReferenceSize, .zero)
  }

  private func find<Value>(
    _ name: String,
    _ collection: UICollectionView,
    _ layout: UICollectionViewLayout,
    _ argument: Any,
    _ own: KeyPath<UICollectionViewFlowLayout, Value>,
    _ otherwise: Value
  ) -> Value {
    SegueTable.send("collectionView:layout:" + name, to: self, [collection, layout, argument]) as? Value
      ?? (layout as? UICollectionViewFlowLayout)?[keyPath: own] ?? otherwise
  }
}
