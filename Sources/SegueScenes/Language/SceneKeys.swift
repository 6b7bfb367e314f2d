import SegueModel

/// The keys of the language, by what they belong to.
enum SceneKeys {
  static let document = [
    "segue", "title", "device", "appearance", "start", "include", "tokens", "components", "screens",
    "presets", "transitions", "gestures", "scripts", "checks",
  ]
  /// Parts of a document that files may have which a scene includes.
  static let shared = ["tokens", "components", "presets"]
  static let included = ["segue", "include"] + shared

  /// A layer's properties, and what sets several of them at once.
  static let properties = PropertyName.allCases.map(\.rawValue) + ["font", "border", "shadow", "stroke"]
  /// Those of them that a track leads from one value to another.
  static let animatable =
    PropertyName.allCases.filter(\.isAnimatable).map(\.rawValue) + ["border", "shadow", "stroke"]
  static let layer =
    PropertyName.allCases.map(\.rawValue) + [
      "font", "border", "shadow", "stroke", "follow", "scroll", "press", "copy", "mask", "use", "repeat",
      "layers",
    ]
  /// Of a screen in the tab bar.
  static let tab = ["title", "icon"]
  /// Properties that can follow other layers.
  static let followable =
    PropertyName.allCases.filter { ($0.isAnimatable && !$0.isOffset) || $0 == .hidden }.map(\.rawValue)
  /// Keys of layers that are touched.
  static let touch = ["press", "scroll", "scrolling"]

  static let transition =
    [
      "kind", "from", "to", "tap", "hold", "match", "presentation", "markers", "reduce-motion",
      "interruptible",
      "reverse", "use",
    ] + body
  /// What an animator does, or another in its place.
  static let body = [
    "duration", "ease", "insert", "add", "during", "before", "after", "tracks", "alongside", "seed",
    "completes",
  ]
  /// How a track moves, beside what it moves.
  static let track = [
    "at", "duration", "delay", "stagger", "ease", "mode", "eases", "tension", "continuity", "bias", "along",
    "arc", "turn", "as", "fill", "repeat", "autoreverse", "speed",
  ]
  static let presentation = [
    "style", "frame", "dimming", "detents", "selected", "undimmed", "scrolls", "grabber",
  ]
  static let gesture = [
    "in", "recognize", "touches", "begin", "while", "with", "remember", "let", "progress", "drives", "scrubs",
    "sets",
    "finish", "cancel", "speed", "ease", "timing-curve", "wants-interactive-start", "system-cancel", "catch",
    "use",
  ]
  static let check = [
    "script", "transition", "at", "golden", "lint", "ends-on", "ends", "never-leaves-canvas", "no-overshoot",
  ]
}
