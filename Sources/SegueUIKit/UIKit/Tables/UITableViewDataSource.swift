public import Foundation

/// Who has the rows of a table.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The text above a section; nil for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; nil for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// Asks the table of names, as a subclass may have it; otherwise 1.
  public func numberOfSections(in tableView: UITableView) -> Int {
    SegueTable.send("numberOfSectionsIn:", to: self, [tableView]) as? Int ?? 1
  }
  /// Asks the table of names, as a subclass may have it.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    SegueTable.send("tableView:titleForHeaderInSection:", to: self, [tableView, section]) as? String
  }
  /// Asks the table of names, as a subclass may have it.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    SegueTable.send("tableView:titleForFooterInSection:", to: self, [tableView, section]) as? String
  }
}

/// Who decides how a table looks, and is told what is done with it.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A cell is about to be seen.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// A cell is seen no more.
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  /// The height of a row, in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a section's header, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a section's footer, in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// The height that a row is thought to have before it is seen, in points.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The view above a section; nil for one with its title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section; nil for one with its title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// The view above a section is about to be seen.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// The view below a section is about to be seen.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Whether a row looks touched.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A row looks touched.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// A row looks touched no more.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// The row that is selected in place of a tapped one; nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// A row was selected.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// A row is selected no more.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Asks the table of names, as a subclass may have it.
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { SegueTable.send("tableView:willDisplay:forRowAt:", to: self, [tableView, cell, indexPath]) }
  /// Asks the table of names, as a subclass may have it.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { SegueTable.send("tableView:didEndDisplaying:forRowAt:", to: self, [tableView, cell, indexPath]) }
  /// Asks the table of names, as a subclass may have it; otherwise the table's own height.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    ask("tableView:heightForRowAt:", tableView, indexPath) as? CGFloat ?? tableView.rowHeight
  }
  /// Asks the table of names, as a subclass may have it; otherwise the table's own height.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    ask("tableView:heightForHeaderInSection:", tableView, section) as? CGFloat
      ?? tableView.sectionHeaderHeight
  }
  /// Asks the table of names, as a subclass may have it; otherwise the table's own height.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    ask("tableView:heightForFooterInSection:", tableView, section) as? CGFloat
      ?? tableView.sectionFooterHeight
  }
  /// Asks the table of names, as a subclass may have it; otherwise the table's own height.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    ask("tableView:estimatedHeightForRowAt:", tableView, indexPath) as? CGFloat
      ?? tableView.estimatedRowHeight
  }
  /// Asks the table of names, as a subclass may have it.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    ask("tableView:viewForHeaderInSection:", tableView, section) as? UIView
  }
  /// Asks the table of names, as a subclass may have it.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    ask("tableView:viewForFooterInSection:", tableView, section) as? UIView
  }
  /// Asks the table of names, as a subclass may have it.
  public func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    let name = "tableView:willDisplayHeaderView:forSection:"
    SegueTable.send(name, to: self, [tableView, view, section])
  }
  /// Asks the table of names, as a subclass may have it.
  public func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    let name = "tableView:willDisplayFooterView:forSection:"
    SegueTable.send(name, to: self, [tableView, view, section])
  }
  /// Asks the table of names, as a subclass may have it; otherwise it does.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ask("tableView:shouldHighlightRowAt:", tableView, indexPath) as? Bool ?? true
  }
  /// Asks the table of names, as a subclass may have it.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    _ = ask("tableView:didHighlightRowAt:", tableView, indexPath)
  }
  /// Asks the table of names, as a subclass may have it.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    _ = ask("tableView:didUnhighlightRowAt:", tableView, indexPath)
  }
  /// Asks the table of names, as a subclass may have it; otherwise the tapped one.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    let name = "tableView:willSelectRowAt:"
    guard SegueTable.method(name, of: self) != nil else { return indexPath }
    return ask(name, tableView, indexPath) as? IndexPath
  }
  /// Asks the table of names, as a subclass may have it.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    _ = ask("tableView:didSelectRowAt:", tableView, indexPath)
  }
  /// Asks the table of names, as a subclass may have it.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    _ = ask("tableView:didDeselectRowAt:", tableView, indexPath)
  }

  private func ask(_ name: String, _ table: UITableView, _ argument: Any) -> Any? {
    SegueTable.send(name, to: self, [table, argument])
  }
}
