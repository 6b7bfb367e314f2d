import SegueCells
import SegueGeometry
import SegueStage
import SegueText

/// The pixels of two frames, and how far they differ, kept so that the next pair costs what changes in either.
struct FrameDifference {
  private var compositors = (Compositor(), Compositor())
  private var surfaces = (Surface(), Surface())
  /// The difference: opaque, and black where the frames are equal.
  private(set) var surface = Surface()

  /// Creates a difference in which texts are set, or without a typesetter are bars of their colour.
  init(typesetter: Typesetter? = nil) {
    compositors.0.typesetter = typesetter
    compositors.1.typesetter = typesetter
    compositors.0.drawsTextAsBars = typesetter == nil
    compositors.1.drawsTextAsBars = typesetter == nil
  }

  /// Makes the next pair be drawn as a whole.
  mutating func forget() {
    compositors.0.forget()
    compositors.1.forget()
  }

  /// Draws the difference of two frames of the same canvas.
  ///
  /// - Returns: The cells of the viewport whose pixels may differ from the last pair's.
  mutating func update(
    _ first: Frame,
    _ second: Frame,
    viewport: Viewport,
    pixelSize: GridSize
  ) -> DamageRegion {
    surface.resize(width: pixelSize.columns, height: pixelSize.rows)
    compositors.0.update(first, viewport: viewport, pixelSize: pixelSize, into: &surfaces.0)
    compositors.1.update(second, viewport: viewport, pixelSize: pixelSize, into: &surfaces.1)
    var region = compositors.0.region
    for rect in compositors.1.region.rects { region.add(rect) }
    for rect in region.rects { compare(compositors.0.pixels(of: rect)) }
    return region
  }

  private mutating func compare(_ box: PixelBox) {
    let width = surface.width
    surfaces.0.pixels.withUnsafeBufferPointer { first in
      surfaces.1.pixels.withUnsafeBufferPointer { second in
        surface.pixels.withUnsafeMutableBufferPointer { target in
          for y in box.y0..<max(box.y1, box.y0) {
            for index in y * width + box.x0..<y * width + box.x1 {
              target[index] = PixelDifference.of(first[index], second[index])
            }
          }
        }
      }
    }
  }

  /// Blends the ground over what lies beyond an outline, in cells that the last update has drawn.
  mutating func cut(_ outline: ScreenOutline, of viewport: Viewport, in rects: [CellRect]) {
    for rect in rects { outline.blend(into: &surface, of: viewport, in: compositors.0.pixels(of: rect)) }
  }
}
