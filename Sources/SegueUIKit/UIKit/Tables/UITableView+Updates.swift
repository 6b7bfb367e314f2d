import Foundation

/// Changes of a table's rows, gathered in a block and shown together.
struct TableUpdates {
  var changes = ListChanges()
  /// How what comes does so, after, and how what goes does so, before.
  var (coming, going): ([IndexPath: UITableView.RowAnimation], [IndexPath: UITableView.RowAnimation]) = (
    [:], [:]
  )
  var (comingSections, goingSections): ([Int: UITableView.RowAnimation], [Int: UITableView.RowAnimation]) = (
    [:], [:]
  )
  /// Rows that are asked for anew where they are, by their places before.
  var reloaded: [IndexPath: UITableView.RowAnimation] = [:]
  var completions: [(Bool) -> Void] = []
  /// How many blocks are open.
  var depth = 0

  /// Takes in changes that come and go in one way.
  mutating func take(_ changes: ListChanges, by animation: UITableView.RowAnimation) {
    self.changes = changes
    for path in changes.inserted { coming[path] = animation }
    for path in changes.deleted { going[path] = animation }
    for section in changes.insertedSections { comingSections[section] = animation }
    for section in changes.deletedSections { goingSections[section] = animation }
  }

  func coming(_ path: IndexPath) -> UITableView.RowAnimation? { coming[path] ?? comingSections[path.section] }
  func going(_ path: IndexPath) -> UITableView.RowAnimation {
    going[path] ?? goingSections[path.section] ?? .fade
  }
}

extension UITableView {
  /// Seconds that rows take to come, go and move, as UIKit's do; a block around the changes may say others.
  private static let duration = 0.3

  /// Gathers changes; those outside of any block are shown at once.
  func change(_ change: (inout TableUpdates) -> Void) {
    openUpdates()
    if var updates {
      change(&updates)
      self.updates = updates
    }
    closeUpdates()
  }

  func openUpdates() {
    if updates == nil {
      // What is seen is what there was before.
      if !isStale { layoutIfNeeded() }
      updates = TableUpdates()
    }
    updates?.depth += 1
  }

  func closeUpdates() {
    updates?.depth -= 1
    guard let updates, updates.depth <= 0 else { return }
    self.updates = nil
    show(updates)
  }

  private func show(_ updates: TableUpdates) {
    let kept = selection
    guard window != nil, !isStale, let source = dataSource else {
      reloadData()
      selection = kept
      return end(updates, after: 0)
    }
    let before = geometry.sections.map(\.count)
    let wanted = updates.changes.counts(from: before)
    let found = (0..<max(source.numberOfSections(in: self), 0)).map {
      max(source.tableView(self, numberOfRowsInSection: $0), 0)
    }
    guard found.count == wanted.count, zip(wanted, found).allSatisfy({ $0 < 0 || $0 == $1 }) else {
      layer.host.note(
        "the rows of a table are \(found) after an update that makes them \(wanted): on a device this is an exception"
      )
      reloadData()
      return end(updates, after: 0)
    }
    let places = updates.changes.places(from: before)
    selection = kept.compactMap { places[$0] }
    animate(updates, places)
  }

  private func animate(_ updates: TableUpdates, _ places: [IndexPath: IndexPath]) {
    isArranging = true
    let (old, stood) = (geometry, contentOffset)
    let leaving = takeLeaving(updates, places)
    // What rows were found to need, they need in their new places too.
    planRows(
      known: Dictionary(places.compactMap { from, to in old.row(from).map { (to, $0.height) } }) { one, _ in
        one
      }
    )
    for (path, cell) in cells { _ = measure(cell, at: path) }
    // Content that has become too short has been moved along, which is to be seen.
    let offset = contentOffset
    var (arriving, parting): ([UITableViewCell], [(IndexPath, UITableViewCell)]) = ([], [])
    UIView.performWithoutAnimation {
      arriving = bringIn(updates, places, from: old, at: offset)
      parting = takeParting(at: offset)
      placeExtras(onlyNew: true)
      if offset != stood { contentOffset = stood }
    }
    isArranging = false
    UIView.begin(
      Self.duration,
      0,
      [],
      UIView.AnimationCurve.easeInOut.engine,
      {
        for (path, cell) in cells { place(cell, at: path) }
        for (path, cell) in parting { place(cell, at: path) }
        for cell in arriving { cell.alpha = 1 }
        for (cell, animation) in leaving { animation.put(aside: cell, in: self) }
        placeExtras()
        if offset != stood { contentOffset = offset }
      },
      { [weak self] didFinish in
        guard let self else { return }
        for (_, cell) in parting { self.retire(cell, at: cell.indexPath) }
        for (cell, _) in leaving {
          self.retire(cell, at: cell.indexPath)
          cell.alpha = 1
        }
        for completion in updates.completions { completion(didFinish) }
      }
    )
    setNeedsLayout()
  }

  /// Takes the cells that go out of those that are shown, and gives the others the places that they have now.
  private func takeLeaving(
    _ updates: TableUpdates,
    _ places: [IndexPath: IndexPath]
  ) -> [(UITableViewCell, RowAnimation)] {
    var (staying, leaving): ([IndexPath: UITableViewCell], [(UITableViewCell, RowAnimation)]) = ([:], [])
    for (path, cell) in cells {
      if let animation = updates.reloaded[path] {
        leaving.append((cell, animation))
      } else if let there = places[path] {
        cell.indexPath = there
        staying[there] = cell
      } else {
        leaving.append((cell, updates.going(path)))
      }
    }
    cells = staying
    var (newHeaders, newFooters): ([Int: UIView], [Int: UIView]) = ([:], [:])
    for (section, view) in headers { updates.changes.section(section).map { newHeaders[$0] = view } }
    for (section, view) in footers { updates.changes.section(section).map { newFooters[$0] = view } }
    for view in Array(headers.values) + Array(footers.values)
    where !(Array(newHeaders.values) + Array(newFooters.values)).contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    (headers, footers) = (newHeaders, newFooters)
    for (cell, _) in leaving { sendSubviewToBack(cell) }
    return leaving
  }

  /// Has cells for what comes into sight, where it comes from; returns those of rows that were not there before.
  private func bringIn(
    _ updates: TableUpdates,
    _ places: [IndexPath: IndexPath],
    from old: TableGeometry,
    at offset: CGPoint
  ) -> [UITableViewCell] {
    let origins = Dictionary(places.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var arriving: [UITableViewCell] = []
    for path in rows(at: offset) where cells[path] == nil {
      let cell = makeCell(path)
      _ = measure(cell, at: path)
      place(cell, at: path)
      if let animation = updates.coming(path) ?? origins[path].flatMap({ updates.reloaded[$0] }) {
        animation.put(aside: cell, in: self)
        arriving.append(cell)
      } else if let row = origins[path].flatMap(old.row) {
        cell.frame.origin.y = row.start
      }
    }
    return arriving
  }

  /// Takes the cells that go out of sight out of those that are shown.
  private func takeParting(at offset: CGPoint) -> [(IndexPath, UITableViewCell)] {
    let seen = Set(rows(at: offset))
    let parting = cells.filter { !seen.contains($0.key) }
    for path in parting.keys { cells[path] = nil }
    return parting.map { ($0.key, $0.value) }
  }

  /// The rows in sight where content will stand.
  private func rows(at offset: CGPoint) -> [IndexPath] {
    geometry.rows(from: offset.y, to: offset.y + bounds.height)
  }

  private func end(_ updates: TableUpdates, after delay: Double) {
    for completion in updates.completions { layer.host.schedule(after: delay) { completion(true) } }
  }
}

extension UITableView.RowAnimation {
  /// Has a cell where it comes from or goes to.
  @MainActor
  fileprivate func put(aside cell: UITableViewCell, in table: UITableView) {
    switch self {
    case .none: cell.alpha = 0
    case .right: cell.center.x += table.bounds.width
    case .left: cell.center.x -= table.bounds.width
    case .top: cell.center.y -= cell.bounds.height
    case .bottom: cell.center.y += cell.bounds.height
    case .fade, .middle, .automatic: cell.alpha = 0
    }
    if self == .top || self == .bottom { cell.alpha = 0 }
  }
}
