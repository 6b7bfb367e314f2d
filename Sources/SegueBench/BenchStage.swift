/// The stages of a frame, in the order of the picture in Documentation/Architecture.md.
public enum BenchStage: String, Hashable, Sendable, CaseIterable {
  /// Time passes, and the layers' presented values are read.
  case sample
  /// Layers become pixels.
  case composite
  /// Pixels become cells.
  case fit
  /// Characters are set over the cells.
  case text
  /// The cells are compared with those shown: the cost of a frame that is shown already.
  case diff
  /// What changed becomes bytes: the cost of encoding beyond `diff`.
  case encode
  /// The bytes go to a pseudo-terminal that is read at once.
  case write
  /// All of the above.
  case whole
}
