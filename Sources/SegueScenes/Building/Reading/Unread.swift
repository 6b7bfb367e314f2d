import SegueGeometry
import SegueModel

/// Names that a file declares but whose definitions could not be read; missing them is a consequence of errors already
/// reported.
struct Unread {
  var transitions: Set<String> = []
  var gestures: Set<String> = []
  var layers: Set<String> = []
  /// Layers, by the places of their names, of which a key could not be read: it may be their sublayers.
  var incompleteLayers: Set<SourceRange> = []
  /// Properties of which a value could not be read: what depends on them may well have an effect.
  var properties: Set<PropertyName> = []
  /// Parts of the document in which something has a name that is none, by which it is called elsewhere.
  var nameless: Set<String> = []
  /// A part of the document: the transitions, say, may have been in it.
  var hasSection = false
  /// A transition without its screens, or one of the above.
  var isPartial = false

  /// Whether a layer of that name, or its copies, were to be.
  func hasLayer(_ name: String) -> Bool {
    layers.contains(name) || layers.contains { name.hasPrefix($0 + "-") }
  }
}

/// The result of an unused preset, as far as it can be read.
enum PresetTrial {
  case transition(TransitionDefinition)
  case gesture(GestureDefinition)
}
