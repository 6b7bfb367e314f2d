import SegueGeometry
public import SegueImages
import SegueTransitions

/// A sweep's contact sheet: a row of frames a variant, all at the same times, under what it sets and comes to.
public struct SweepSheet: Sendable {
  /// How many frames of each variant are shown, at least 2.
  public let frames: Int
  /// Pixels per point of a frame.
  public let scale: Double
  private let sweep: Sweep
  private let measures: [SweepMeasure]

  /// Pixels between frames, and of a line of text, whatever the scale.
  private static let gap = 8
  private static let line = 24
  /// The pixels of a frame that no run is there to fill.
  private static let empty: UInt32 = 0xff28_2020

  /// Creates a sheet; more frames are larger.
  public init(_ sweep: Sweep, measures: [SweepMeasure], frames: Int = 6, scale: Double = 0.25) {
    self.sweep = sweep
    self.measures = measures
    self.frames = max(frames, 2)
    self.scale = scale
  }

  /// The size of a sheet of so many rows, and what it is divided into.
  private struct Layout {
    /// The pixels of a frame.
    var frame: GridSize
    /// The pixels of a block: a variant's text and frames.
    var block: GridSize
    /// Blocks side by side, and one below another.
    var blocks: GridSize

    var size: GridSize {
      GridSize(
        columns: blocks.columns * (block.columns + gap) + gap,
        rows: blocks.rows * (block.rows + gap) + line + gap
      )
    }

    /// About as wide as high.
    init(rows count: Int, frames: Int, frame: GridSize) {
      self.frame = frame
      block = GridSize(columns: frames * (frame.columns + gap) - gap, rows: line + frame.rows)
      let across = (Double(count * block.rows) / Double(max(block.columns, 1))).squareRoot().rounded()
      let columns = min(max(Int(clamping: across), 1), max(count, 1))
      blocks = GridSize(columns: columns, rows: (count + columns - 1) / columns)
    }

    /// The upper left corner of a variant's block, which are read down the columns.
    func place(of index: Int) -> Point {
      let (column, row) = index.quotientAndRemainder(dividingBy: blocks.rows)
      return Point(
        x: Double(gap + column * (block.columns + gap)),
        y: Double(line + gap + row * (block.rows + gap))
      )
    }
  }

  /// Draws the rows that `Sweep.rows` returned; where a variant has no run its frames are empty.
  ///
  /// - Parameters:
  ///   - rows: At least one.
  ///   - jobs: The most variants that are drawn at a time, at least 1.
  ///   - progress: Told the part that is done, from 0 to 1.
  /// - Returns: The sheet, opaque.
  /// - Throws: `PictureError.tooLarge` if all frames together have too many pixels, or `FontError`.
  public func picture(
    of rows: [Sweep.Row],
    jobs: Int = 1,
    progress: (Double) -> Void = { _ in }
  ) throws -> PixelBuffer {
    // Every variant has the same course, but may have a canvas of its own.
    let first = rows.lazy.filter { $0.summary != nil }.compactMap { try? sweep.run(at: $0.index) }.first
    let canvas = first?.session.canvas ?? Size(width: 393, height: 852)
    _ = try layout(of: rows.count, frame: try ScreenPicture(scale: scale).size(of: canvas))
    let times = times(of: rows, after: first?.lastEventTime ?? 0)
    let blocks = try Workers.map(rows.count, jobs: jobs, progress: progress) { index in
      Result { try pictures(of: rows[index], at: times) }
    }.map { try $0.get() }
    let sizes = blocks.joined().compactMap { $0.map { ($0.width, $0.height) } }
    let layout = try layout(
      of: rows.count,
      frame: GridSize(columns: sizes.map(\.0).max() ?? 1, rows: sizes.map(\.1).max() ?? 1)
    )
    var sheet = PixelBuffer(width: layout.size.columns, height: layout.size.rows)
    for index in sheet.pixels.indices { sheet.pixels[index] = ScreenPicture.ground }
    var labels = try ScreenPicture(scale: 1)
    try pasteTimes(times, on: &sheet, layout, &labels)
    for (index, block) in blocks.enumerated() {
      let place = layout.place(of: index)
      let text = title(of: rows[index])
      let label = try labels.label(
        text,
        size: Size(width: Double(layout.block.columns), height: Double(Self.line))
      )
      sheet.paste(label, x: Int(clamping: place.x), y: Int(clamping: place.y))
      for (number, picture) in block.enumerated() {
        sheet.paste(
          picture ?? Self.emptyFrame(layout.frame),
          x: Int(clamping: place.x) + number * (layout.frame.columns + Self.gap),
          y: Int(clamping: place.y) + Self.line
        )
      }
    }
    return sheet
  }

  private func layout(of rows: Int, frame: GridSize) throws(PictureError) -> Layout {
    let layout = Layout(rows: rows, frames: frames, frame: frame)
    guard layout.size.count <= ScreenPicture.mostPixels else {
      throw .tooLarge(layout.size, limit: ScreenPicture.mostPixels)
    }
    return layout
  }

  private static func emptyFrame(_ size: GridSize) -> PixelBuffer {
    var picture = PixelBuffer(width: size.columns, height: size.rows)
    for index in picture.pixels.indices { picture.pixels[index] = empty }
    return picture
  }

  /// The times in seconds, evenly from the beginning to the longest run's end.
  private func times(of rows: [Sweep.Row], after lastEvent: Double) -> [Double] {
    let longest = rows.compactMap(\.summary).map { $0.duration ?? Self.patience }.max() ?? 0
    let end = lastEvent + longest
    return (0..<frames).map { end * Double($0) / Double(frames - 1) }
  }

  /// The seconds that are shown of a run that does not end.
  private static let patience = 3.0

  private func pictures(of row: Sweep.Row, at times: [Double]) throws -> [PixelBuffer?] {
    guard row.summary != nil, var run = try? sweep.run(at: row.index) else { return times.map { _ in nil } }
    var picture = try ScreenPicture(scale: scale)
    return try times.map { time in
      run.advance(to: time)
      return try picture.picture(of: run.session)
    }
  }

  /// What a variant sets, then what it comes to.
  private func title(of row: Sweep.Row) -> String {
    let numbers = measures.compactMap { measure -> String? in
      guard let value = row.summary.flatMap(measure.value) else { return nil }
      return "\(measure.rawValue) \(value.formatted(places: measure.places)) \(measure.unit)"
    }
    let set = sweep.plan.name(at: row.index)
    let all = [set] + (row.problem.map { [$0.title] } ?? numbers)
    return all.joined(separator: " · ")
  }

  private func pasteTimes(
    _ times: [Double],
    on sheet: inout PixelBuffer,
    _ layout: Layout,
    _ labels: inout ScreenPicture
  ) throws {
    for column in 0..<layout.blocks.columns {
      let left = Int(clamping: layout.place(of: column * layout.blocks.rows).x)
      for (number, time) in times.enumerated() {
        let size = Size(width: Double(layout.frame.columns), height: Double(Self.line))
        let label = try labels.label("\(time.formatted(places: 2)) s", size: size)
        sheet.paste(label, x: left + number * (layout.frame.columns + Self.gap), y: Self.gap)
      }
    }
  }
}
