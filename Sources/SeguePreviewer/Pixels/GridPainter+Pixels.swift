import SegueInterface

extension GridPainter {
  /// How the stage is drawn in pixels; nil if it is not.
  var pixelLook: PixelLook? { pixels as? PixelLook }
}
