import SegueGeometry
import SegueModel
import SegueStage

/// What a layer of the tree was made from, so that it can be laid out again.
struct LayerRecord: Sendable {
  let definition: LayerDefinition
  let reading: ReadingContext
  /// What a presentation controller gives a screen's root in place of its own frame.
  var frameOverride: Expression?
  /// For the view of a screen that was pushed: the view that its navigation controller was presented with.
  ///
  /// It is where the navigation controller's own view is, which all the screens of the stack fill.
  var stackRoot: LayerID?
  /// Values that a gesture's `finish` brought it to.
  var settled: [SettledValue] = []
  /// Values that outlast a transition, by its `before` and `after`.
  var overrides: [PropertyName: Value] = [:]
  /// Those of them that the `alongside` of a presentation has left.
  var leftAside: Set<PropertyName> = []
  /// Values that a running transition holds: its `during`.
  var held: [PropertyName: Value] = [:]
  /// Values that a gesture has set.
  var direct: [PropertyName: Value] = [:]
  /// Where the user has scrolled to.
  var scrollOffset: Point?
  /// Whether scrolling moves it, as its values read an offset.
  let isLive: Bool

  init(definition: LayerDefinition, reading: ReadingContext) {
    self.definition = definition
    self.reading = reading
    isLive = definition.values.contains { $0.value.readsOffset }
  }
}

/// What the values of a layer may name beside the stage.
struct ReadingContext: Sendable {
  /// Of a screen's layer only `hit`, the layer tapped for its push or present.
  var roles = Roles()
  /// The index and count that its piece of a grid reads.
  var piece: PieceIndices?
  /// Of `random`.
  var seed: UInt64 = 0
  /// Whether others are read as they are laid out, not as they are presented while something moves them: all that
  /// stays is; what a transition adds stands where it sees the others at the start.
  var isLayout = true
  /// For a navigation bar's layers: the view that its navigation controller was presented with.
  var stackRoot: LayerID?
}

/// A value that a layer came to rest at after a gesture, laid out anew when the canvas changes.
struct SettledValue: Sendable {
  let binding: PropertyBinding
  /// The gesture's numbers as it was let go.
  let gesture: GestureValues
}

/// Where a piece of a grid lies.
struct PieceIndices: Hashable, Sendable {
  var index: Int
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int
}
