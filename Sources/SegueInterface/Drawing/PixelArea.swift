package import SegueCells

/// What parts of a grid are drawn with in pixels; only who draws them knows what it is.
package protocol PixelSource {}

/// A part of a grid that is seen in pixels.
package protocol PixelArea: AnyObject {
  /// The cells that the pixels take.
  var area: CellRect { get }
  /// Notes the cells under the pixels, before anything is put over them.
  func note(_ grid: CellGrid)
  /// Dims the pixels of this frame.
  func dim(_ dimming: Dimming)
  /// Finds what has been put over the pixels since, and leaves blanks everywhere else.
  func cutOut(of grid: inout CellGrid)
}
