public import SegueGeometry
import SegueModel
import SegueRaster
import SegueStage
import SegueText
import SegueTransitions
public import SegueWire

/// Plays and draws a scene on a page.
public final class PagePlayer {
  private let page: PageScene
  /// What is played.
  public var run: PageRun
  private var compositor = Compositor()
  private var surface = Surface()
  private var frame = Frame()
  /// The picture that a page is shown: what no layer covers is black, as on the device.
  private var picture: [UInt32] = []

  /// The most pixels that are drawn: 64 MB of them.
  private static let mostPixels = 1 << 24

  /// Opens a scene with its first course.
  ///
  /// - Throws: `WireError` for bytes that are no scene.
  public init(_ bytes: [UInt8]) throws(WireError) {
    page = try PageScene(bytes)
    run = PageRun(page.courses[0], of: page.scene, options: page.options)
    compositor.typesetter = Typesetter(glyphs: BookGlyphs(page.glyphs))
  }

  /// The names of the courses.
  public var courses: [String] { page.courses.map { $0.name } }

  /// Begins a course, by its number.
  public func choose(_ course: Int) {
    guard page.courses.indices.contains(course) else { return }
    run = PageRun(page.courses[course], of: page.scene, options: page.options)
  }

  /// The canvas, in points.
  public var canvas: Size { run.session.canvas }

  /// The pixels that a picture of so many pixels a point has; fewer where there would be too many.
  public func pixelSize(scale: Double) -> GridSize {
    var scale = scale.isFinite && scale > 0 ? scale : 1
    let pixels = canvas.width * canvas.height * scale * scale
    if pixels > Double(Self.mostPixels) { scale *= (Double(Self.mostPixels) / pixels).squareRoot() }
    return GridSize(columns: Self.pixels(canvas.width * scale), rows: Self.pixels(canvas.height * scale))
  }

  private static func pixels(_ points: Double) -> Int {
    min(max(Int(clamping: points.rounded()), 1), mostPixels)
  }

  /// Draws the present moment, and passes the pixels: `0xAABBGGRR` row by row, opaque.
  ///
  /// - Complexity: Grows with the pixels that changed.
  public func draw(_ size: GridSize, _ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    run.session.sample(into: &frame)
    compositor.draw(frame, pixelSize: size, into: &surface)
    if picture.count != surface.pixels.count { picture = surface.pixels }
    for index in picture.indices { picture[index] = surface.pixels[index] | 0xff00_0000 }
    picture.withUnsafeMutableBufferPointer { body($0) }
  }
}
