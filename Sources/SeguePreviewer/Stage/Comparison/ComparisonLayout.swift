import SegueCells
import SegueGeometry

/// The positions of the two compared runs on the stage.
struct ComparisonLayout: Hashable, Sendable {
  let first: StageGeometry
  /// The second run; nil if it is drawn over the first.
  var second: StageGeometry?
  /// The areas of their names; one if there is a single picture.
  let captions: [CellRect]

  /// The lines of a caption: more if it is narrow and the picture can spare them.
  ///
  /// A caption that names values is longer.
  private static func captionRows(in pane: CellRect, namesValues: Bool) -> Int {
    switch (pane.columns, pane.rows) {
    case (..<30, 18...): namesValues ? 3 : 2
    case (..<(namesValues ? 56 : 34), 14...): 2
    default: 1
    }
  }

  /// Lays out two canvases in an area: side by side, or one above the other if that makes them larger.
  init(
    _ first: Size,
    _ second: Size,
    layout: Comparison.Layout,
    namesValues: Bool = false,
    in area: CellRect,
    cellAspect: Double,
    zoom: StageZoom
  ) {
    func geometry(_ canvas: Size, _ pane: CellRect) -> StageGeometry {
      StageGeometry(
        size: canvas,
        in: pane.rows(from: Self.captionRows(in: pane, namesValues: namesValues)),
        cellAspect: cellAspect,
        zoom: zoom.factor,
        focus: zoom.focus ?? Rect(origin: .zero, size: canvas).center
      )
    }
    func caption(_ pane: CellRect) -> CellRect {
      var caption: CellRect = pane
      caption.rows = Self.captionRows(in: pane, namesValues: namesValues)
      return caption
    }
    guard layout == .sideBySide else {
      self.first = geometry(first, area)
      captions = [caption(area)]
      return
    }
    let half: Int = (area.columns - 1) / 2
    let left = CellRect(column: area.column, row: area.row, columns: half, rows: area.rows)
    var right: CellRect = left
    right.column = area.endColumn - half
    let above = CellRect(column: area.column, row: area.row, columns: area.columns, rows: area.rows / 2)
    var below: CellRect = above
    below.row = area.endRow - above.rows
    let beside: (StageGeometry, StageGeometry) = (geometry(first, left), geometry(second, right))
    let stacked: (StageGeometry, StageGeometry) = (geometry(first, above), geometry(second, below))
    let isBeside: Bool = beside.0.device.columns >= stacked.0.device.columns
    self.first = isBeside ? beside.0 : stacked.0
    self.second = isBeside ? beside.1 : stacked.1
    captions = (isBeside ? [left, right] : [above, below]).map { caption($0) }
  }

  /// The picture at a cell, if any.
  func geometry(column: Int, row: Int) -> StageGeometry? {
    [first, second].compactMap { $0 }.first { $0.device.contains(column: column, row: row) }
  }
}
