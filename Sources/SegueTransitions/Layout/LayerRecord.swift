import SegueGeometry
import SegueModel
import SegueStage

/// What a layer of the tree was made from, so that it can be laid out again.
struct LayerRecord: Sendable {
  let definition: LayerDefinition
  let reading: ReadingContext
  /// Its sublayers by the names that the scene gives them, where they are many: layouts may read thousands of them.
  var sublayers: [String: LayerID] = [:]
  /// The frame that a presentation controller gives a screen's root instead of its own.
  var frameOverride: Expression?
  /// For the view of a screen that was pushed: the view that its navigation controller was presented with.
  ///
  /// It is where the navigation controller's own view is, which all the screens of the stack fill.
  var stackRoot: LayerID?
  /// Values at which a gesture's `finish` left it.
  var settled: [SettledValue] = []
  /// Values from the `before` and `after` of transitions, which outlast them.
  var overrides: [PropertyName: Value] = [:]
  /// The overrides that the `alongside` of a presentation has left.
  var leftAside: Set<PropertyName> = []
  /// Values that a running transition holds: its `during`.
  var held: [PropertyName: Value] = [:]
  /// Values that a gesture has set.
  var direct: [PropertyName: Value] = [:]
  /// Where the user has scrolled to.
  var scrollOffset: Point?
  /// Whether a gesture's `finish` has put the offset where it is, be it beyond an end, as until a refresh is over.
  var keepsOffset = false
  /// Whether a refresh holds its content.
  var isRefreshing = false
  /// Whether its values read a content offset, so that scrolling may move it.
  let readsOffset: Bool
  /// Whether its values read other layers, so that it may follow one which scrolling moves.
  let readsLayers: Bool

  /// From so many sublayers on they are looked up by name.
  static let crowd = 32

  init(definition: LayerDefinition, reading: ReadingContext) {
    self.definition = definition
    self.reading = reading
    readsOffset = definition.values.contains { $0.value.readsOffset }
    readsLayers = definition.values.contains { $0.value.readsLayers }
  }
}

/// What the values of a layer may name apart from the stage.
struct ReadingContext: Sendable {
  /// Of a screen's layer only `hit`, the layer tapped for its push or present.
  var roles = Roles()
  /// The index and count that its piece of a grid reads.
  var piece: PieceIndices?
  /// Of `random`.
  var seed: UInt64 = 0
  /// Whether other layers are read as laid out rather than as presented: true for layers that stay; a layer
  /// that a transition adds reads the others as presented at its start.
  var isLayout = true
  /// For a navigation bar's layers: the view that its navigation controller was presented with.
  var stackRoot: LayerID?
}

/// A value at which a layer came to rest after a gesture, evaluated again when the canvas changes.
struct SettledValue: Sendable {
  let binding: PropertyBinding
  /// The gesture's numbers as it was let go.
  let gesture: GestureValues
}

/// The position of a piece in its grid.
struct PieceIndices: Hashable, Sendable {
  var index: Int
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int
}
