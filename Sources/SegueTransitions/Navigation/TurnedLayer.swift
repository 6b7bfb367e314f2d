import SegueGeometry
import SegueStage

/// A layer that a turn moves: how far it is from where it is laid out, as the turn begins.
struct TurnedLayer: Hashable, Sendable {
  let layer: LayerID
  /// Of the anchor point in the superlayer, in points.
  let position: Point
  let size: Size
  /// The anchor point that `position` is about, as fractions of the bounds.
  let anchor: Point
  /// The anchor point that the turn's animations move.
  var movedAnchor: Point

  init(_ layer: LayerID, from old: LayerState, to new: LayerState) {
    self.layer = layer
    position = old.position - new.position
    size = Size(
      width: old.bounds.size.width - new.bounds.size.width,
      height: old.bounds.size.height - new.bounds.size.height
    )
    anchor = new.anchor
    movedAnchor = new.anchor
  }

  /// How far another anchor point then is from its place.
  ///
  /// The frame's corner is at p − a s, whatever the anchor a: where the frame moves by Δp − a Δs, an anchor b does by
  /// Δp + (b − a) Δs.
  func position(about anchor: Point) -> Point {
    Point(
      x: position.x + (anchor.x - self.anchor.x) * size.width,
      y: position.y + (anchor.y - self.anchor.y) * size.height
    )
  }
}
