import Foundation

/// The rows of a table that a storyboard fills.
@MainActor
struct StaticRows {
  struct Row {
    var cell: UITableViewCell
    /// In points.
    var height: CGFloat
  }
  struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]
  }
  var sections: [Section]

  func row(_ path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row)
    else {
      return nil
    }
    return sections[path.section].rows[path.row]
  }
  func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }
}

extension InterfaceBuilder {
  /// The sections of a table whose rows are drawn; nil for one that asks for its rows.
  func staticRows(_ element: InterfaceElement) -> StaticRows? {
    guard element.attributes["dataMode"] == "static" else { return nil }
    return StaticRows(
      sections: element.list("sections").map { section in
        StaticRows.Section(
          header: section.attributes["headerTitle"],
          footer: section.attributes["footerTitle"],
          rows: section.list("cells").map { cell in
            StaticRows.Row(
              cell: view(cell) as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: nil),
              height: cell.number("rowHeight") ?? element.number("rowHeight") ?? 44
            )
          }
        )
      }
    )
  }
}
