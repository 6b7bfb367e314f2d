import SegueModel

/// The places of a scene that can have an expression, which decide what the language's names mean in it.
enum NamePlace: Hashable, CaseIterable {
  /// A number that is needed while the file is read: `repeat`, `touches`, `seed`, a marker.
  case literal
  /// A screen's layer.
  case layer
  /// What `add` adds: a copy, and the layers below it.
  case addition, addedLayer
  /// `grid`, the values of its `pieces`, and the layers in them.
  case grid, piece, pieceLayer
  /// `during`, `before` and `after`.
  case held
  /// A track's values; its `at`, `delay`, `duration`, `ease`, `repeat`, `speed`, and where its keyframes lie.
  case track, trackTiming
  /// A transition's own `duration` and `ease`.
  case transitionTiming
  /// A presentation's `frame` and `dimming`.
  case presentation
  /// A gesture's `let`, and its `progress`.
  case gestureLet, gestureProgress
  /// `begin`, `while` and `finish.when`.
  case gestureTest
  /// The values under `sets`, and those under `finish.rest`.
  case gestureSets, gestureRest
  /// The tracks that a gesture scrubs: their values, and their timing.
  case scrub, scrubTiming
  /// Durations, delays, speeds and curves of a gesture's end.
  case gestureTiming

  /// The place of the numbers that time a track whose values are in this place.
  var timing: NamePlace { self == .scrub ? .scrubTiming : .trackTiming }

  /// Whether it has times and curves, which set no property.
  var isTiming: Bool {
    switch self {
    case .trackTiming, .transitionTiming, .scrubTiming, .gestureTiming: true
    default: false
    }
  }

  /// The place of a sublayer's values if a layer's are in this place.
  var sublayer: NamePlace {
    switch self {
    case .addition: .addedLayer
    case .piece: .pieceLayer
    default: self
    }
  }
}

extension Set<NamePlace> {
  static let gesture: Set = [
    .gestureLet, .gestureProgress, .gestureTest, .gestureSets, .gestureRest, .scrub, .scrubTiming,
    .gestureTiming,
  ]
  static let tracks: Set = [.track, .trackTiming, .scrub, .scrubTiming]
  static let pieces: Set = [.piece, .pieceLayer]
}

/// Which name means something in which place. The copies of a `repeat` have their `i` and `n` written in as numbers; what
/// depends on the gesture's kind is in `GestureTraits`, and on the layers that a track moves in `SceneValidator`.
extension Expression.Symbol {
  var places: Set<NamePlace> {
    switch self {
    case .containerWidth, .containerHeight, .safeTop, .safeLeft, .safeBottom, .safeRight:
      Set(NamePlace.allCases).subtracting([.literal])
    case .here: [.addition, .piece, .held, .track, .scrub, .gestureSets]
    case .rest: [.addition, .piece, .held, .track, .scrub, .gestureSets, .gestureRest]
    case .initial: [.track]
    case .locationX, .locationY, .startX, .startY, .translationX, .translationY, .velocityX, .velocityY,
      .projectedX, .projectedY, .pinchScale, .startScale, .velocityScale, .duration:
      .gesture
    case .progress: .gesture.subtracting([.gestureLet, .gestureProgress])
    case .index, .count: Set.tracks.union(Set.pieces)
    case .column, .row, .columns, .rows: Set.pieces.union([.track, .trackTiming])
    case .direction, .touchX, .touchY:
      Set.pieces.union([.addition, .addedLayer, .grid, .held, .track, .trackTiming, .transitionTiming])
    }
  }

  /// Where the name means something, for a hint.
  var whereabouts: String {
    switch self {
    case .containerWidth, .containerHeight, .safeTop, .safeLeft, .safeBottom, .safeRight:
      "this is read with the file, before there is a device: write a number"
    case .here: "it is a property's value as seen, in tracks, 'sets', 'during', 'before', 'after' and copies"
    case .rest:
      "it is a property's value as laid out, in tracks, 'sets', a gesture's 'rest', 'during', 'before', 'after' and copies"
    case .initial: "it is the frame that a transition's view had, in the tracks of 'from' and 'to'"
    case .progress: "it is worked out by the gesture's own 'progress', for what comes after it"
    case .duration: "it is the duration of the transition that a gesture 'drives'"
    case .index, .count:
      "it counts the copies of a 'repeat', the pieces of a 'grid', and the layers that a track moves: to/list/*"
    case .column, .row, .columns, .rows: "it belongs to the pieces of a 'grid'"
    case .touchX, .touchY: "it is where the finger was that led to a screen, in transitions"
    case .direction: "it is the way that a change of the tab goes: kind: tab"
    default: "it belongs to gestures"
    }
  }
}
