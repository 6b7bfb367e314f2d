public import SegueGeometry
public import SegueImages
import SegueRaster
import SegueStage
public import SegueText
public import SegueTransitions

/// Draws what a session presents as a screenshot of the device: in pixels, with text as glyphs.
///
/// It keeps what it has drawn, so that a picture costs what differs from the one before. It cannot be copied: copies would
/// share the memory that they draw with.
public struct ScreenPicture: ~Copyable {
  /// Pixels per point.
  public let scale: Double

  private var compositor = Compositor()
  private var surface = Surface()
  private var frame = Frame()

  /// The most pixels that a picture may have: 128 MB of them.
  public static let mostPixels = 1 << 25

  /// Creates a picture of `scale` pixels per point, above 0.
  ///
  /// - Throws: `FontError` if text cannot be set.
  public init(scale: Double) throws(FontError) {
    self.scale = scale
    compositor.typesetter = try Typesetter()
  }

  /// The pixels of a canvas in points, at least one each way; fractions of a pixel are rounded.
  ///
  /// - Throws: `PictureError.tooLarge` above `mostPixels`.
  public func size(of canvas: Size) throws(PictureError) -> GridSize {
    let size = GridSize(
      columns: max(Int(clamping: (canvas.width * scale).rounded()), 1),
      rows: max(Int(clamping: (canvas.height * scale).rounded()), 1)
    )
    if size.count > Self.mostPixels { throw .tooLarge(size, limit: Self.mostPixels) }
    return size
  }

  /// Returns what the session presents now; what no layer covers is black, as on the device.
  ///
  /// - Throws: `PictureError.tooLarge` if the canvas has more than `mostPixels` at this scale.
  public mutating func picture(of session: some Playable) throws(PictureError) -> PixelBuffer {
    session.sample(into: &frame)
    return try picture(of: frame)
  }

  /// Returns a frame's picture.
  mutating func picture(of frame: Frame) throws(PictureError) -> PixelBuffer {
    let size = try size(of: frame.size)
    compositor.draw(frame, pixelSize: size, into: &surface)
    var picture = surface.picture
    for index in picture.pixels.indices { picture.pixels[index] |= 0xff00_0000 }
    return picture
  }
}

/// Why a picture is not drawn.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More pixels than `limit`.
  case tooLarge(GridSize, limit: Int)

  /// What is wrong, and what to do, as a message for the user.
  public var description: String {
    switch self {
    case .tooLarge(let size, let limit):
      "a picture of \(size.columns) × \(size.rows) pixels has more than the \(limit) allowed: "
        + "give a smaller --scale, or fewer frames"
    }
  }
}
