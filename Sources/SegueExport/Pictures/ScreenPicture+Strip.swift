import SegueTransitions
import SegueGeometry
public import SegueImages
import SegueStage

extension ScreenPicture {
  /// Returns frames of a run side by side, evenly spaced from its beginning to its end, with their times in seconds below.
  ///
  /// - Parameters:
  ///   - run: A run at any time.
  ///   - count: At least 2; more than eight take several lines.
  /// - Returns: The strip, opaque.
  /// - Throws: `PictureError.tooLarge` if all frames together have more than `mostPixels`.
  public mutating func strip(of run: SceneRun, count: Int) throws(PictureError) -> PixelBuffer {
    let lines = (count + Self.mostPerLine - 1) / Self.mostPerLine
    let perLine = (count + lines - 1) / lines
    let canvas = run.session.canvas
    let whole = Size(
      width: Double(perLine) * (canvas.width + Self.gap) + Self.gap,
      height: Double(lines) * (canvas.height + Self.gap + Self.labelHeight) + Self.gap
    )
    let size = try size(of: whole)
    var strip = PixelBuffer(width: size.columns, height: size.rows)
    for index in strip.pixels.indices { strip.pixels[index] = Self.ground }
    let length = run.length
    var run = run
    let times = (0..<count).map { length * Double($0) / Double(max(count - 1, 1)) }
    let places = (0..<count).map { index in
      Point(
        x: Self.gap + Double(index % perLine) * (canvas.width + Self.gap),
        y: Self.gap + Double(index / perLine) * (canvas.height + Self.gap + Self.labelHeight)
      )
    }
    for (time, place) in zip(times, places) {
      run.advance(to: time)
      paste(try picture(of: run.session), at: place, on: &strip)
    }
    for (time, place) in zip(times, places) {
      let label = try label(
        time.formatted(places: 2),
        size: Size(width: canvas.width, height: Self.labelHeight)
      )
      paste(label, at: Point(x: place.x, y: place.y + canvas.height), on: &strip)
    }
    return strip
  }

  private static let mostPerLine = 8
  /// Points between frames.
  private static let gap = 16.0
  /// Points of the line below a frame.
  private static let labelHeight = 28.0
  /// Opaque.
  static let ground: UInt32 = 0xff14_1010

  /// Copies a picture onto a strip at a point.
  private func paste(_ picture: PixelBuffer, at point: Point, on strip: inout PixelBuffer) {
    strip.paste(
      picture,
      x: Int(clamping: (point.x * scale).rounded()),
      y: Int(clamping: (point.y * scale).rounded())
    )
  }

  /// Returns a line of text in the middle of a strip's ground, of a size in points.
  mutating func label(_ text: String, size: Size) throws(PictureError) -> PixelBuffer {
    var label = Layer(name: "label")
    label.model.setFrame(Rect(x: 0, y: 0, width: size.width, height: size.height))
    label.model.fill = Color(red: 16 / 255, green: 16 / 255, blue: 20 / 255)
    label.model.contents.text = TextContents(
      string: text,
      fontSize: 15,
      color: Color(red: 216 / 255, green: 216 / 255, blue: 216 / 255),
      alignment: .center
    )
    let tree = LayerTree(root: label)
    var frame = Frame()
    tree.sample(at: 0, into: &frame)
    return try picture(of: frame)
  }
}
