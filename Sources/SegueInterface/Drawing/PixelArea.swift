package import SegueCells

/// What parts of a grid are drawn with in pixels; only who draws them knows what it is.
package protocol PixelSource {}

/// A part of a grid that is seen in pixels.
package protocol PixelArea: AnyObject {
  /// The cells that the pixels take.
  var area: CellRect { get }
  /// Notes the cells under the pixels, before anything is put over them.
  func note(_ grid: CellGrid)
  /// Brings the pixels of this frame halfway to a ground, `0xRRGGBB`, which is black or white.
  func dim(to ground: UInt32)
  /// Finds what has been put over the pixels since, and leaves blanks everywhere else.
  func cutOut(of grid: inout CellGrid)
}
