import SegueCells
import SegueGeometry
import SegueStage
import SegueTransitions
import SegueInterface
import SeguePlayer

/// The names of layers at the top left corners of their planes, as far as there is room.
///
/// A name is made once per run, and the list of visible ones keeps its storage.
struct PlaneNames {
  private struct Name {
    var text: String
    var corner: Point
    var isSelected: Bool
  }

  private static let most = 40
  private static let widest = 14

  private var names: [Name] = []
  /// The last part of each layer's id; nil for layers that no sample names.
  private var known: [LayerID: String?] = [:]
  private var run = -1
  private var taken: [CellRect] = []

  /// Determines the names of pieces with visible corners, the selected one's first, then from the highest
  /// plane down.
  mutating func update(
    _ exploded: ExplodedFrame,
    of frame: Frame,
    selected: LayerID?,
    player: Player
  ) {
    if player.version.run != run { known.removeAll(keepingCapacity: true) }
    run = player.version.run
    names.removeAll(keepingCapacity: true)
    let nodes: [FrameNode] = frame.nodes
    for piece in exploded.pieces.reversed() where names.count < Self.most {
      let bounds: Rect = nodes[piece.node].state.bounds
      let layer: LayerID = nodes[piece.node].layer
      guard let corner = piece.projection.apply(Point(x: bounds.minX, y: bounds.minY)),
        let text = text(of: layer, player.subject),
        layer == selected || exploded.showsCorner(of: piece, in: nodes)
      else { continue }
      let name = Name(text: text, corner: corner, isSelected: layer == selected)
      if name.isSelected { names.insert(name, at: 0) } else { names.append(name) }
    }
  }

  private mutating func text(of layer: LayerID, _ session: any Playable) -> String? {
    if let text = known[layer] { return text }
    let id: String? = session.identifier(of: layer)
    let text: String? = id.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    known[layer] = .some(text)
    return text
  }

  /// Draws the names that do not overlap others.
  mutating func draw(on geometry: StageGeometry, with painter: inout GridPainter) {
    taken.removeAll(keepingCapacity: true)
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
  /// Whether two rectangles overlap, or are side by side without a cell in between.
  fileprivate func touches(_ other: CellRect) -> Bool {
    column <= other.endColumn && other.column <= endColumn && row < other.endRow && other.row < endRow
  }
}
