public import Foundation

extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int {
    prepareRows()
    return geometry.sections.count
  }

  /// The number of rows in a section; 0 if there is none.
  public func numberOfRows(inSection section: Int) -> Int {
    prepareRows()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].count : 0
  }

  /// Where a row is, in the table's points; zero if there is none.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareRows()
    guard let row = geometry.row(indexPath) else { return .zero }
    let side: CGFloat = style == .insetGrouped ? 16 : 0
    return CGRect(x: side, y: row.start, width: bounds.width - 2 * side, height: row.height)
  }

  /// Where a section is, in the table's points; zero if there is none.
  public func rect(forSection section: Int) -> CGRect {
    prepareRows()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let found = geometry.sections[section]
    return CGRect(x: 0, y: found.header, width: bounds.width, height: found.end - found.header)
  }

  /// The row at a point; nil if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    prepareRows()
    return geometry.rows(from: point.y, to: point.y.nextUp).first
  }

  /// The row of a cell; nil if it is not in sight.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The cell of a row; nil if it is not in sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return cells[indexPath]
  }

  /// The cells in sight, from the top.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows in sight, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.isEmpty ? nil : cells.keys.sorted()
  }

  /// The header of a section; nil if it is not in sight.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The selected row; nil if there is none.
  public var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The selected rows; nil if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, without telling the delegate.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Selects a row no more, without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Brings a row into sight.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let (row, insets) = (rectForRow(at: indexPath), adjustedContentInset)
    let room = bounds.height - insets.top - insets.bottom
    let top: CGFloat
    switch scrollPosition {
    case .top: top = row.minY
    case .middle: top = row.midY - room / 2
    case .bottom: top = row.maxY - room
    case .none:
      let seen = bounds.minY + insets.top
      top = row.minY < seen ? row.minY : row.maxY > seen + room ? row.maxY - room : seen
    }
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top - insets.top)), animated: animated)
  }

  /// A finger has tapped a row.
  func tap(_ path: IndexPath) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, selection.contains(path) {
      deselectRow(at: path, animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    let wanted = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
    guard let wanted else { return }
    let old = allowsMultipleSelection ? [] : selection.filter { $0 != wanted }
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    for path in old { delegate?.tableView(self, didDeselectRowAt: path) }
    // UIKit goes a row's segue before it tells the delegate.
    if let cell = cells[wanted] { cell.segueTemplate?.trigger(cell) }
    delegate?.tableView(self, didSelectRowAt: wanted)
  }
}

extension UITableViewCell {
  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line.
    case singleLine
  }
}

/// A header or a footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name under which it is made.
  public let reuseIdentifier: String?
  /// The view that what is in it belongs into.
  public let contentView = UIView()
  var isPlain = true
  private let label = UILabel(frame: .zero)

  /// Creates a header or footer.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
    addSubview(label)
  }

  /// Creates a header or footer from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
    addSubview(label)
  }

  /// The view behind what is in it.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The label of what is said below the text; it has none.
  open var detailTextLabel: UILabel? { nil }

  /// It is about to be used again.
  open func prepareForReuse() {}

  /// The label of its text.
  open var textLabel: UILabel? { label }

  /// Places its parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    backgroundColor = backgroundColor ?? (isPlain ? UIColor(white: 0.95, alpha: 1) : nil)
    label.font = isPlain ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
    label.textColor = isPlain ? .label : .secondaryLabel
    let size = label.sizeThatFits(.zero)
    let top = isPlain ? (bounds.height - size.height) / 2 : bounds.height - size.height - 6
    label.frame = CGRect(x: 16, y: top, width: max(bounds.width - 32, 0), height: size.height)
  }
}
