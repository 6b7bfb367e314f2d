import SegueCells
import SegueGeometry
import SegueRaster
import SegueStage
import SegueTransitions

extension MovieExport {
  /// Returns a recording of what a terminal shows of the run, for asciinema, and what is in it.
  ///
  /// - Parameters:
  ///   - picture: Draws the frames; its size is the terminal's.
  ///   - isVersion3: Whether it is written in the newer of the format's two versions, which fewer players read.
  ///   - title: The recording's name.
  ///   - progress: Told the part that is done, from 0 to 1; what it throws ends the work.
  /// - Returns: The file's bytes, and what is in it.
  /// - Throws: `RunError.noFrames` if the run has none of the frames that are taken.
  public func cast(
    picture: FramePicture,
    isVersion3: Bool = false,
    title: String,
    progress: (Double) throws -> Void
  ) throws -> (file: [UInt8], result: Result) {
    var writer = CastWriter(
      version: isVersion3 ? .three : .two,
      size: picture.size,
      depth: picture.colors,
      title: title
    )
    var rasterizer = Rasterizer()
    var frame = Frame()
    var grid = CellGrid(size: picture.size)
    var time = 0.0
    var transition: String?
    try forEachFrame { _, part, session, seconds in
      if let name = session.status.transition, name != transition { writer.mark(name, at: time) }
      transition = session.status.transition
      session.sample(into: &frame)
      rasterizer.render(
        frame,
        viewport: .fitting(canvas: session.canvas, size: picture.size, cellAspect: picture.cellAspect),
        options: RasterOptions(glyphs: picture.glyphs, depth: picture.colors),
        into: &grid
      )
      writer.add(grid, at: time)
      time += seconds
      try progress(part)
    }
    let file = writer.finish(at: time)
    return (file, Result(bytes: file.count, frames: writer.frameCount, size: picture.size, seconds: time))
  }
}
