import SegueGeometry
import SegueRaster

/// A sheet that is kept for as long as pixels are drawn the same way.
struct KeptSheet {
  private var sheet: PixelSheet?
  private var look: PixelLook?

  /// The sheet for a viewport; nil, and none is kept, if no pixels are drawn or they would be too many.
  mutating func matching(_ look: PixelLook?, _ viewport: Viewport) -> PixelSheet? {
    guard let look, look.fits(viewport.size) else {
      sheet = nil
      return nil
    }
    if sheet == nil || self.look != look { sheet = PixelSheet(look) }
    self.look = look
    return sheet
  }
}
