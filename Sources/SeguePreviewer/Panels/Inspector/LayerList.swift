import SegueCells
import SegueGeometry
import SegueInterface
import SegueTransitions

/// The layers on screen with their frames, each below the one that holds it, in the room that the inspector's values
/// leave.
struct LayerList {
  /// The lines of the list, the selected layer's among them.
  let shown: ArraySlice<LayerSample>
  private let selection: String?
  private let area: CellRect

  /// The fewest lines below the heading for which a list is worth while.
  private static let leastRows = 3

  /// Lists the layers of a preview; nil where there is too little room.
  init?(of context: PanelContext, in area: CellRect) {
    guard area.rows > Self.leastRows + 1 else { return nil }
    // A blank line and the heading come first.
    self.area = area.rows(from: 2)
    selection = context.selection
    let layers: [LayerSample] = context.rehearsal.session.layerSamples()
    let extent = ListScroll.Extent(
      count: layers.count,
      rows: max(self.area.rows, 1),
      selected: layers.firstIndex { $0.id == context.selection }
    )
    shown = layers[ListScroll().shown(of: extent)]
  }

  /// The row below the list.
  var endRow: Int { area.row + shown.count }

  /// The layer at a line of the screen.
  func layer(at row: Int) -> String? {
    let index: Int = shown.startIndex + row - area.row
    return row >= area.row && shown.indices.contains(index) ? shown[index].id : nil
  }

  /// Draws the list.
  func draw(with painter: inout GridPainter) {
    painter.put("LAYERS on screen", column: area.column, row: area.row - 1, style: painter.theme.faint)
    for (line, layer) in shown.enumerated() {
      let strip: CellRect = area.line(line)
      let parts: [Substring] = layer.id.split(separator: "/")
      let indent: Int = min(2 * max(parts.count - 1, 0), strip.columns / 3)
      let frame: String = Self.text(of: layer.frame)
      let isSelected: Bool = layer.id == selection
      let style: Theme.Style =
        isSelected ? painter.theme.accent : layer.isHidden ? painter.theme.frame : painter.theme.text
      let limit: Int = strip.columns - indent - TextFit.width(of: frame) - 2
      let name: String = parts.last.map { String($0) } ?? layer.id
      painter.put(name, column: strip.column + indent, row: strip.row, style: style, limit: limit)
      painter.leader(
        from: strip.column + indent + TextFit.width(of: name),
        to: strip.endColumn - TextFit.width(of: frame),
        row: strip.row
      )
      painter.put(
        frame,
        column: strip.endColumn - TextFit.width(of: frame),
        row: strip.row,
        style: painter.theme.faint,
        limit: strip.columns
      )
    }
  }

  private static func text(of frame: Rect) -> String {
    func number(_ value: Double) -> String { value.formatted(places: 0) }
    return "\(number(frame.minX)), \(number(frame.minY))  "
      + "\(number(frame.size.width)) × \(number(frame.size.height))"
  }
}
