import SegueModel

/// A layer of the screen that is left, and the one of the screen that comes which takes its place.
///
/// While a transition runs neither is seen: between their places, sizes and looks moves a layer that stands for both.
struct MatchDefinition: Hashable, Sendable {
  /// How the contents of layers that differ in proportion fill what moves between them.
  enum Fit: String, Hashable, Sendable, CaseIterable {
    /// Covering it at their own proportions, or within it, or stretched.
    case cover, contain, fill
    /// As wide as it is, from its top: what is below comes to light as it grows.
    case width
  }

  /// The two layers.
  var source: LayerPath
  var target: LayerPath
  /// How contents fill it; nil where each layer's own picture or text does.
  var fit: Fit
  /// The timing of what moves; its targets and changes are empty.
  var timing: TrackDefinition
  /// The name of what moves, in the container.
  var name: String

  /// Creates a match in the transition's own timing.
  init(source: LayerPath, target: LayerPath, name: String) {
    self.source = source
    self.target = target
    self.name = name
    fit = .cover
    timing = TrackDefinition(targets: [], changes: [])
  }
}
