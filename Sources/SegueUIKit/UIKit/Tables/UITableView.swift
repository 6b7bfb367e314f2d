public import Foundation

/// A column of rows that scrolls; only the rows that are seen have cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Who has the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadLater() } }
  /// How the table looks.
  public internal(set) var style: Style
  /// The height of rows, in points; ``automaticDimension`` is what their contents take.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadLater() } }
  /// The height that a row is thought to have before it is seen, in points.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadLater() } }
  /// The height of sections' headers, in points.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { reloadLater() } }
  /// The height of sections' footers, in points.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { reloadLater() } }
  /// The height that a header is thought to have before it is seen, in points; it is worked out at once.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height that a footer is thought to have before it is seen, in points; it is worked out at once.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The room above the first header, in points; none is added.
  open var sectionHeaderTopPadding: CGFloat = 0 {
    didSet { if sectionHeaderTopPadding > 0 { SegueHost.current.noteUnused("a table") } }
  }
  /// What is between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The colour of what is between rows.
  open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
  /// The room before and after what is between rows, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// The view above all rows.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  /// The view below all rows.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }
  /// The view behind all rows, which does not scroll.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false

  /// Whether its rows are edited, which they do not show.
  open var isEditing = false {
    didSet { if isEditing { layer.host.note("a table whose rows are edited looks like any other") } }
  }

  /// What contents take.
  public nonisolated static let automaticDimension: CGFloat = -1

  var geometry = TableGeometry()
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var spare: [String: [UITableViewCell]] = [:]
  var makers: [String: () -> UITableViewCell] = [:]
  var selection: [IndexPath] = []
  var isStale = true
  /// Changes that are not shown yet.
  var updates: TableUpdates?
  /// Whether cells are being put where they come from: a cell that is laid out would have all others in their places.
  var isArranging = false
  private var laidOutWidth: CGFloat = -1

  /// Creates a table with a frame.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    build()
  }

  /// Creates a plain table with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table of no size from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    build()
  }

  private func build() {
    alwaysBounceVertical = true
    backgroundColor =
      style == .plain ? .systemBackground : UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
  }

  /// Who decides how the table looks.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      reloadLater()
    }
  }

  /// Lets its rows be edited, or no more.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Asks for everything anew.
  open func reloadData() {
    for (path, cell) in cells { retire(cell, at: path) }
    cells = [:]
    selection = []
    isStale = true
    setNeedsLayout()
  }

  /// Asks for some rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { updates in for path in indexPaths { updates.reloaded[path] = animation } }
  }
  /// Asks for some sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in
      updates.changes.deletedSections.formUnion(sections)
      updates.changes.insertedSections.formUnion(sections)
      for section in sections { updates.goingSections[section] = animation }
      for section in sections { updates.comingSections[section] = animation }
    }
  }
  /// Rows have come, at these places afterwards.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { updates in
      updates.changes.inserted.formUnion(indexPaths)
      for path in indexPaths { updates.coming[path] = animation }
    }
  }
  /// Rows have gone, from these places before.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { updates in
      updates.changes.deleted.formUnion(indexPaths)
      for path in indexPaths { updates.going[path] = animation }
    }
  }
  /// A row has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.changes.moved[indexPath] = newIndexPath }
  }
  /// Sections have come, at these places afterwards.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in
      updates.changes.insertedSections.formUnion(sections)
      for section in sections { updates.comingSections[section] = animation }
    }
  }
  /// Sections have gone, from these places before.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in
      updates.changes.deletedSections.formUnion(sections)
      for section in sections { updates.goingSections[section] = animation }
    }
  }
  /// Begins changes that are shown together.
  open func beginUpdates() { openUpdates() }
  /// Shows the changes; also heights that are others now.
  open func endUpdates() { closeUpdates() }

  /// Makes changes that are shown together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openUpdates()
    updates?()
    if let completion { self.updates?.completions.append(completion) }
    closeUpdates()
  }

  private func reloadLater() {
    isStale = true
    setNeedsLayout()
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return reloadLater() }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    reloadLater()
  }

  override func contentDidMove() { setNeedsLayout() }

  /// Places headers, footers, and cells for the rows that are seen.
  open override func layoutSubviews() {
    guard !isArranging else { return }
    if bounds.width != laidOutWidth { isStale = true }
    laidOutWidth = bounds.width
    prepareRows()
    super.layoutSubviews()
    placeRows()
  }

  /// Lets a class make the cells of an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else { return makers[identifier] = nil }
    makers[identifier] = { type.init(style: .default, reuseIdentifier: identifier) }
  }

  /// Lets a nib, of which nothing is read, make the cells of an identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib, nib.isThere else {
      return register(nib?.type ?? UITableViewCell.self, forCellReuseIdentifier: identifier)
    }
    makers[identifier] = {
      let cell =
        nib.view(UITableViewCell.self) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      if cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
      return cell
    }
  }

  /// What is done with the separators' ground, which has no effect.
  open var separatorEffect: UIVisualEffect? {
    get { nil }
    set { if newValue != nil { layer.host.note("the separators of a table have no effect of their own") } }
  }

  /// A cell of an identifier that is not in use; nil if there is none and no class for it.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = spare[identifier]?.popLast() else { return makers[identifier]?() }
    cell.prepareForReuse()
    return cell
  }

  /// A cell of an identifier that is not in use, or a new one.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    layer.host.note("no class is registered for the cells '\(identifier)'")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Lets a class make the headers and footers of an identifier; they are not used again.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    headerMakers[identifier] = type.map { type in { type.init(reuseIdentifier: identifier) } }
  }

  /// Lets a nib make the headers and footers of an identifier; they are not used again.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerMakers[identifier] = nib.map { nib in
      {
        nib.view(UITableViewHeaderFooterView.self) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
      }
    }
  }

  /// A header or footer of an identifier; nil if there is neither a class nor a nib for it.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    headerMakers[identifier]?()
  }

  private var headerMakers: [String: () -> UITableViewHeaderFooterView] = [:]

  /// How a table looks.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Rows in groups.
    case grouped
    /// Rows in groups with round corners.
    case insetGrouped
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade
    /// From a side.
    case right, left, top, bottom
    /// Not.
    case none
    /// From the middle.
    case middle
    /// As the system likes.
    case automatic = 100
  }

  /// Where a row is brought to by scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere in sight.
    case none
    /// To the top.
    case top
    /// To the middle.
    case middle
    /// To the bottom.
    case bottom
  }
}
