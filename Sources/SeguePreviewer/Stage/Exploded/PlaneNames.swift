import SegueCells
import SegueGeometry
import SegueStage
import SegueTransitions
import SegueInterface
import SeguePlayer

/// The names of layers beside their planes, as far as there is room.
///
/// A name stands on the empty ground to the left or the right of the planes, in a row where its layer is the outermost one
/// on that side: so it hides nothing, and the stroke from it to the layer crosses nothing. The selected layer is named
/// first, wherever it lies, then those around it, then the others from the highest plane down.
struct PlaneNames {
  /// Fewer columns of a name say nothing.
  private static let narrowest = 5
  /// The columns of a stroke and of the gap before it.
  private static let strokeColumns = 2

  /// A place for a name.
  private struct Place {
    var side: PlaneContour.Side
    var row: Int
    /// The columns that the name may take.
    var columns: Range<Int>
    /// The columns of the stroke.
    var stroke: Range<Int>
  }

  private var contour = PlaneContour()
  /// The layers' ids; nil for those that no sample names.
  private var ids: [LayerID: String?] = [:]
  private var run = -1
  /// How many pieces an id's last part names.
  private var namesakes: [Substring: Int] = [:]
  /// The rows that have a name, on the left and on the right.
  private var taken: [Set<Int>] = [[], []]

  /// Draws the names of an exploded frame's pieces in the part of an area that the planes leave free.
  mutating func draw(
    _ exploded: ExplodedFrame,
    of frame: Frame,
    selection: String?,
    player: Player,
    on geometry: StageGeometry,
    in area: CellRect,
    with painter: inout GridPainter
  ) {
    learn(exploded, frame, player)
    contour.trace(exploded, on: geometry)
    for side in PlaneContour.Side.allCases { taken[side.rawValue].removeAll(keepingCapacity: true) }
    let theme: Theme = painter.theme
    let styles: [Theme.Style] = [theme.selection, theme.strong, theme.faint]
    for (rank, style) in styles.enumerated() {
      for index in exploded.pieces.indices.reversed() {
        guard let id = id(of: exploded.pieces[index], frame), Self.rank(of: id, selection) == rank else {
          continue
        }
        let text: String = text(of: id)
        let width: Int = TextFit.width(of: text)
        guard let place = place(of: index, isSelected: rank == 0, width: width, in: area) else { continue }
        taken[place.side.rawValue].insert(place.row)
        Self.draw(text, at: place, style: style, with: &painter)
      }
    }
  }

  // MARK: Names

  private mutating func learn(_ exploded: ExplodedFrame, _ frame: Frame, _ player: Player) {
    if player.version.run != run { ids.removeAll(keepingCapacity: true) }
    run = player.version.run
    namesakes.removeAll(keepingCapacity: true)
    for piece in exploded.pieces {
      let layer: LayerID = frame.nodes[piece.node].layer
      if ids[layer] == nil { ids[layer] = .some(player.subject.identifier(of: layer)) }
      if let id = id(of: piece, frame) { namesakes[Self.tail(of: id, parts: 1), default: 0] += 1 }
    }
  }

  private func id(of piece: ExplodedFrame.Piece, _ frame: Frame) -> String? {
    ids[frame.nodes[piece.node].layer] ?? nil
  }

  /// An id's last part, and the one before where others have the same.
  private func text(of id: String) -> String {
    let tail: Substring = Self.tail(of: id, parts: 1)
    return String(namesakes[tail, default: 1] > 1 ? Self.tail(of: id, parts: 2) : tail)
  }

  private static func tail(of id: String, parts: Int) -> Substring {
    var rest: Int = parts
    var start: String.Index = id.endIndex
    while start > id.startIndex {
      let before: String.Index = id.index(before: start)
      if id[before] == "/" { rest -= 1 }
      if rest == 0 { break }
      start = before
    }
    return id[start...]
  }

  /// 0 for the selected layer, 1 for the layers around it, 2 for the others.
  private static func rank(of id: String, _ selection: String?) -> Int {
    guard let selection else { return 2 }
    return id == selection ? 0 : selection.hasPrefix(id + "/") ? 1 : 2
  }

  // MARK: Places

  /// The first row where a piece is the outermost one, on the side where it is so more often; of the selected piece any row.
  ///
  /// The very first one may have no more of it than a corner, and comes last.
  private func place(of piece: Int, isSelected: Bool, width: Int, in area: CellRect) -> Place? {
    var found: [(place: Place, count: Int)] = []
    for side in PlaneContour.Side.allCases {
      let rows: [Int] = contour.rows.filter { contour.end(side, inRow: $0)?.piece == piece }
      let places = (rows.dropFirst() + rows.prefix(1)).lazy.compactMap {
        self.place(of: piece, side, $0, width: width, in: area)
      }
      if let place = places.first { found.append((place, rows.count)) }
    }
    if let best = found.max(by: { $0.count < $1.count }) { return best.place }
    guard isSelected else { return nil }
    let rows: [Int] = contour.rows.filter { contour.span(of: piece, inRow: $0) != nil }
    guard let middle = rows.isEmpty ? nil : rows[rows.count / 2] else { return nil }
    return PlaneContour.Side.allCases.compactMap { place(of: piece, $0, middle, width: width, in: area) }
      .min { $0.stroke.count < $1.stroke.count }
  }

  /// The place for a name in a row, if that is free; the stroke reaches the piece.
  private func place(
    of piece: Int,
    _ side: PlaneContour.Side,
    _ row: Int,
    width: Int,
    in area: CellRect
  ) -> Place? {
    guard !taken[side.rawValue].contains(row), area.rowRange.contains(row),
      let end = contour.end(side, inRow: row), let span = contour.span(of: piece, inRow: row)
    else { return nil }
    var columns: Range<Int>
    let stroke: Range<Int>
    switch side {
    case .left:
      let last: Int = Int(clamping: end.column.rounded(.down)) - Self.strokeColumns
      columns = max(last - width, area.column)..<max(last, area.column)
      stroke = last + 1..<max(Int(clamping: span.lowerBound.rounded(.down)), last + 1)
    case .right:
      let first: Int = Int(clamping: end.column.rounded(.up)) + Self.strokeColumns
      columns = min(first, area.endColumn)..<min(first + width, area.endColumn)
      stroke = min(Int(clamping: span.upperBound.rounded(.up)), first - 1)..<first - 1
    }
    guard columns.count >= min(width, Self.narrowest) else { return nil }
    return Place(side: side, row: row, columns: columns, stroke: stroke)
  }

  private static func draw(
    _ text: String,
    at place: Place,
    style: Theme.Style,
    with painter: inout GridPainter
  ) {
    for column in place.stroke {
      painter.mark(painter.glyphs.dash, column: column, row: place.row, style: style)
    }
    var style: Theme.Style = style
    let first: Int = place.columns.lowerBound
    if painter.theme.hasColor, painter.bounds.contains(column: first, row: place.row) {
      style.background = painter.grid[column: first, row: place.row].prevailingColor
    }
    painter.put(text, column: first, row: place.row, style: style, limit: place.columns.count)
  }
}
