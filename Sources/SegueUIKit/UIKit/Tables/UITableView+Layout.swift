import Foundation

extension UITableView {
  /// The room beside rows in groups, in points.
  private var side: CGFloat { style == .insetGrouped ? 16 : 0 }

  /// Asks for the numbers and heights of rows, if they may be others.
  func prepareRows() {
    guard isStale, dataSource != nil else { return }
    isStale = false
    for (path, cell) in cells { retire(cell, at: path) }
    for view in Array(headers.values) + Array(footers.values) { view.removeFromSuperview() }
    (cells, headers, footers) = ([:], [:], [:])
    planRows()
  }

  /// Works out where all rows are; heights that nobody says are the known ones, or are estimated.
  func planRows(known: [IndexPath: CGFloat] = [:]) {
    guard let source = dataSource else { return }
    var geometry = TableGeometry()
    var place = tableHeaderView.map { $0.frame.height } ?? 0
    for index in 0..<max(source.numberOfSections(in: self), 0) {
      var section = TableGeometry.Section()
      section.header = place
      section.headerHeight = headerHeight(index)
      place += section.headerHeight
      section.rows = [place]
      for row in 0..<max(source.tableView(self, numberOfRowsInSection: index), 0) {
        place += plannedHeight(IndexPath(row: row, section: index), known)
        section.rows.append(place)
      }
      section.footerHeight = footerHeight(index)
      place += section.footerHeight
      geometry.sections.append(section)
    }
    geometry.end = place
    self.geometry = geometry
    fitContent()
  }

  private func fitContent() {
    contentSize = CGSize(width: bounds.width, height: geometry.end + (tableFooterView?.frame.height ?? 0))
  }

  private func plannedHeight(_ path: IndexPath, _ known: [IndexPath: CGFloat]) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height >= 0 { return height }
    if let height = known[path] { return height }
    let estimated = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimated > 0 ? estimated : 44
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if height >= 0 { return height }
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
      return fittingHeight(view, 28)
    }
    let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    return style == .plain ? hasTitle ? 28 : 0 : hasTitle ? 38 : section == 0 ? 35 : 18
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if height >= 0 { return height }
    if let view = delegate?.tableView(self, viewForFooterInSection: section) {
      return fittingHeight(view, 28)
    }
    let hasTitle = dataSource?.tableView(self, titleForFooterInSection: section) != nil
    return hasTitle ? 28 : style == .plain ? 0 : 17
  }

  private func fittingHeight(_ view: UIView, _ least: CGFloat) -> CGFloat {
    let height = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return max(height, view.frame.height, least)
  }

  /// Has cells for the rows in sight, and for no others.
  func placeRows() {
    backgroundView?.frame = bounds
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    }
    UIView.performWithoutAnimation { bringIn() }
    placeExtras()
  }

  /// Has headers and footers where they are, or only those that are not there yet.
  func placeExtras(onlyNew: Bool = false) {
    for (index, section) in geometry.sections.enumerated() { placeHeader(index, section, onlyNew) }
    if let view = tableFooterView, !onlyNew {
      view.frame = CGRect(x: 0, y: geometry.end, width: bounds.width, height: view.frame.height)
    }
  }

  private func bringIn() {
    var paths = geometry.rows(from: bounds.minY, to: bounds.maxY)
    var index = 0
    while index < paths.count {
      let path = paths[index]
      if cells[path] == nil, measure(makeCell(path), at: path) {
        // The rows below have moved.
        paths = geometry.rows(from: bounds.minY, to: bounds.maxY)
      }
      index += 1
    }
    for (path, cell) in cells where !paths.contains(path) { retire(cell, at: path) }
    cells = cells.filter { paths.contains($0.key) }
    for (path, cell) in cells { place(cell, at: path) }
  }

  /// A cell for a row that comes into sight, in its place.
  func makeCell(_ path: IndexPath) -> UITableViewCell {
    let cell =
      dataSource?.tableView(self, cellForRowAt: path)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    (cell.indexPath, cell.table) = (path, self)
    cells[path] = cell
    place(cell, at: path)
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    if selection.contains(path) != cell.isSelected { cell.setSelected(!cell.isSelected, animated: false) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// Gives a row the height of its contents, where nobody says another one; whether that is a new one.
  func measure(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    guard (delegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0,
      cell.contentView.hasConstraintsBelow
    else { return false }
    cell.layoutIfNeeded()
    let size = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: cell.contentView.bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    guard size.height > 0, let old = geometry.row(path)?.height, abs(old - size.height) > 1e-6 else {
      return false
    }
    geometry.setHeight(size.height, of: path)
    fitContent()
    return true
  }

  /// Has a cell where its row is.
  func place(_ cell: UITableViewCell, at path: IndexPath) {
    guard let row = geometry.row(path) else { return }
    let box = CGRect(x: side, y: row.start, width: bounds.width - 2 * side, height: row.height)
    if cell.frame != box { cell.frame = box }
    let last = geometry.sections[path.section].count - 1
    let isEdge = style != .plain && path.row == last
    cell.separator.isHidden = separatorStyle == .none || isEdge
    if let separatorColor { cell.separator.backgroundColor = separatorColor }
    if cell.separatorInset.left == 16 { cell.separatorInset = separatorInset }
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if path.row == last { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
    cell.layer.cornerRadius = 10
  }

  /// Puts a cell aside, to be used again.
  func retire(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    guard let identifier = cell.reuseIdentifier else { return }
    spare[identifier, default: []].append(cell)
  }

  private func placeHeader(_ index: Int, _ section: TableGeometry.Section, _ onlyNew: Bool) {
    let isSeen = section.end > bounds.minY && section.header < bounds.maxY
    guard isSeen else {
      headers.removeValue(forKey: index)?.removeFromSuperview()
      footers.removeValue(forKey: index)?.removeFromSuperview()
      return
    }
    if section.headerHeight > 0 {
      let view =
        headers[index]
        ?? made(
          delegate?.tableView(self, viewForHeaderInSection: index),
          dataSource?.tableView(self, titleForHeaderInSection: index)
        )
      headers[index] = view
      let isNew = view.superview == nil
      if isNew {
        addSubview(view)
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
      }
      if isNew || !onlyNew {
        view.frame = CGRect(x: 0, y: headerPlace(section), width: bounds.width, height: section.headerHeight)
      }
    }
    if section.footerHeight > 0 {
      let view =
        footers[index]
        ?? made(
          delegate?.tableView(self, viewForFooterInSection: index),
          dataSource?.tableView(self, titleForFooterInSection: index)
        )
      footers[index] = view
      let isNew = view.superview == nil
      if isNew {
        addSubview(view)
        delegate?.tableView(self, willDisplayFooterView: view, forSection: index)
      }
      if isNew || !onlyNew {
        view.frame = CGRect(x: 0, y: section.footer, width: bounds.width, height: section.footerHeight)
      }
    }
  }

  /// A plain table's header stays at the top while its section is in sight.
  private func headerPlace(_ section: TableGeometry.Section) -> CGFloat {
    guard style == .plain else { return section.header }
    let top = bounds.minY + adjustedContentInset.top
    return max(section.header, min(top, section.footer - section.headerHeight))
  }

  private func made(_ view: UIView?, _ title: String?) -> UIView {
    if let view { return view }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.isPlain = style == .plain
    header.textLabel?.text = style == .plain ? title : title?.uppercased()
    return header
  }
}
