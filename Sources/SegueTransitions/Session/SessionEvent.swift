public import SegueGeometry
public import SegueGestures
public import SegueModel

/// Something that happens to a session from outside, at the session's present time.
public enum SessionEvent: Hashable, Sendable {
  /// Its own `time` is the recognizers'; equal to the session's in scripts.
  case pointer(PointerEvent)
  /// A tap on a layer, wherever it is on the canvas; `screen/layer`.
  case tap(LayerPath)
  /// A transition by its name, as if its trigger had been tapped.
  case trigger(String)
  /// Moves a scroll layer's content by so many points.
  case scroll(LayerPath, by: Point)
  /// A wheel's turn over a place of the canvas; scrolls the innermost scroll layer there.
  case wheel(at: Point, by: Point)
  case rotate(Script.Orientation)
  /// The canvas has a new size (a scene that fills the terminal).
  case resize(Size)
  /// Two fingers' distance, relative to the start, about a place.
  case pinch(PointerEvent.Phase, scale: Double, at: Point)
}
