import SegueGeometry
public import SegueCells
import SegueRaster
import SegueStage
import SegueTransitions

extension FramePicture {
  /// Returns frames of a run side by side, evenly spaced from its beginning to its end, with their times in seconds below.
  ///
  /// `count` is at least 2; no frames are drawn if there is no room for them.
  public func strip(of run: SceneRun, count: Int) -> CellGrid {
    var grid = CellGrid(size: size)
    let length: Double = run.length
    let layout = StripLayout(
      count: count,
      canvas: run.session.canvas,
      size: size,
      cellAspect: cellAspect
    )
    var run: SceneRun = run
    var rasterizer = Rasterizer()
    var frame = Frame()
    for (index, place) in layout.places.enumerated() {
      let time: Double = length * Double(index) / Double(max(count - 1, 1))
      run.advance(to: time)
      run.session.sample(into: &frame)
      rasterizer.render(
        frame,
        viewport: place.viewport(canvas: run.session.canvas, cellAspect: cellAspect),
        options: RasterOptions(glyphs: glyphs, depth: colors),
        into: &grid
      )
      write(time, below: place, into: &grid)
    }
    return grid
  }

  /// Writes a time with two decimals, centred in a place's line, if it fits.
  private func write(_ time: Double, below place: StripLayout.Place, into grid: inout CellGrid) {
    let text: String = time.formatted(places: 2)
    let room: Int = place.size.columns - text.utf8.count
    guard room >= 0, place.labelRow < grid.size.rows else { return }
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      grid[column: place.column + room / 2 + offset, row: place.labelRow] = Cell(glyph: scalar.value)
    }
  }
}
