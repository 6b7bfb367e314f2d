import SegueGeometry
import SegueStage
import SegueTransitions

/// The layers' names at the top left corners of their planes, as far as they find room.
struct PlaneNames {
  private struct Name {
    var text: String
    var corner: Point
    var isSelected: Bool
  }

  private static let most = 40
  private static let widest = 14

  private let names: [Name]

  /// The names of the pieces whose corners are seen, the selected one's first, then those of the highest planes.
  init(_ exploded: ExplodedFrame, of frame: Frame, selected: LayerID?, session: Session) {
    let nodes: [FrameNode] = frame.nodes
    var names: [Name] = []
    for piece in exploded.pieces.reversed() where names.count < Self.most {
      let node: FrameNode = nodes[piece.node]
      let bounds: Rect = node.state.bounds
      guard let corner = piece.projection.apply(Point(x: bounds.minX, y: bounds.minY)),
        let id = session.identifier(of: node.layer)
      else { continue }
      let text: String = id.split(separator: "/").last.map(String.init) ?? id
      guard node.layer == selected || exploded.showsCorner(of: piece, in: nodes) else { continue }
      let name = Name(text: text, corner: corner, isSelected: node.layer == selected)
      if name.isSelected { names.insert(name, at: 0) } else { names.append(name) }
    }
    self.names = names
  }

  /// Writes the names that do not lie over others.
  func draw(on geometry: StageGeometry, with painter: inout GridPainter) {
    var taken: [CellRect] = []
    let device: CellRect = geometry.device
    for name in names {
      guard let cell = geometry.cell(at: name.corner) else { continue }
      let width: Int = min(TextFit.width(of: name.text), Self.widest)
      let column: Int = min(cell.column, device.endColumn - width)
      let rect = CellRect(column: column, row: cell.row, columns: width, rows: 1)
      guard column >= device.column, !taken.contains(where: { $0.touches(rect) }) else { continue }
      taken.append(rect)
      let style: Theme.Style = name.isSelected ? painter.theme.selection : painter.theme.text
      painter.put(name.text, column: column, row: cell.row, style: style, limit: width)
    }
  }
}

extension CellRect {
  /// Whether two rectangles overlap, or stand side by side without a cell between them.
  fileprivate func touches(_ other: CellRect) -> Bool {
    column <= other.endColumn && other.column <= endColumn && row < other.endRow && other.row < endRow
  }
}
