import SegueCells

/// The list's lines: headings and gestures.
struct GestureList: Hashable, Sendable {
  enum Row: Hashable, Sendable {
    case title(String)
    case entry(GestureEntry)
  }

  private(set) var rows: [Row] = []
  private(set) var selectedRow: Int?

  init(of preview: Preview) {
    let selected: String? = preview.gestures.selectedEntry?.id
    var group: String?
    for entry in preview.gestures.entries {
      if entry.group != group { rows.append(.title(entry.group)) }
      group = entry.group
      if entry.id == selected { selectedRow = rows.count }
      rows.append(.entry(entry))
    }
  }

  /// What there is of it above the foot of a body.
  func extent(in body: CellRect) -> ListScroll.Extent {
    ListScroll.Extent(count: rows.count, rows: ListFoot.room(in: body), selected: selectedRow)
  }
}
