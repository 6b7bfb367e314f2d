public import SegueImages
import SegueRaster

/// Two runs at a time, and what differs between their pictures.
public struct RunPictures: Hashable, Sendable {
  /// What the first run presents.
  public var first: PixelBuffer
  /// What the second run presents.
  public var second: PixelBuffer
  /// What differs, amplified.
  public var difference: PixelBuffer

  /// Draws both runs.
  ///
  /// - Parameters:
  ///   - first: The one that is compared with.
  ///   - second: The one that is compared.
  ///   - time: Seconds from their beginning.
  ///   - screen: What draws them.
  /// - Throws: `PictureError` if a canvas is too large.
  public init(
    of first: SceneRun,
    and second: SceneRun,
    at time: Double,
    on screen: inout ScreenPicture
  ) throws(PictureError) {
    self.first = try Self.picture(of: first, at: time, on: &screen)
    self.second = try Self.picture(of: second, at: time, on: &screen)
    difference = self.first.difference(from: self.second)
  }

  private static func picture(
    of run: SceneRun,
    at time: Double,
    on screen: inout ScreenPicture
  ) throws(PictureError) -> PixelBuffer {
    var run = run
    run.advance(to: time)
    return try screen.picture(of: run.session)
  }
}
