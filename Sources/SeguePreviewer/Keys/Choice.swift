import SegueModel
import SegueScenes

/// One of the many things of a kind that a preview has, which the palette lists by name and no key stands for.
enum Choice: Hashable, Sendable {
  /// The gesture with this id: recorded, of a file, or made to fit the scene.
  case gesture(String)
  case device(Device)
  /// The marker with this name.
  case marker(String)
  /// Whether playing stands still at markers.
  case stopsAtMarkers(Bool)
  case textSize(TextSize)
  case comparison(Variant)
  /// The named curve for the knob that is tuned.
  case preset(String)
  /// The layer with this id.
  case layer(String)
  /// Preview seconds per second.
  case speed(Double)
}
