import Foundation

extension UITableViewCell {
  /// How the parts of a row are arranged.
  public enum CellStyle: Int, Sendable {
    /// A picture and a text.
    case `default`
    /// A text, and another one at the end.
    case value1
    /// A text, and another one beside it.
    case value2
    /// A text, and a smaller one below it.
    case subtitle
  }

  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As before.
    case none
    /// Grey.
    case blue, gray, `default`
  }

  /// What is done with a row that is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// It is taken out.
    case delete
    /// One is put in.
    case insert
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow: there is more.
    case disclosureIndicator
    /// An arrow and a button; the arrow is shown.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button.
    case detailButton

    var sign: String? {
      switch self {
      case .none: nil
      case .disclosureIndicator, .detailDisclosureButton: "›"
      case .checkmark: "✓"
      case .detailButton: "i"
      }
    }
  }
}

/// The names of cells' parts that older sources use.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

extension UITableViewCell {
  /// A finger has landed on the row: it looks touched.
  func touchBegan() {
    guard let table, table.allowsSelection,
      table.delegate?.tableView(table, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    setHighlighted(true, animated: false)
    table.delegate?.tableView(table, didHighlightRowAt: indexPath)
  }

  /// A finger has left the row: if it was lifted there, that selects it.
  func touchEnded(isTap: Bool) {
    guard isHighlighted, let table else { return }
    setHighlighted(false, animated: false)
    table.delegate?.tableView(table, didUnhighlightRowAt: indexPath)
    if isTap { table.tap(indexPath) }
  }
}
