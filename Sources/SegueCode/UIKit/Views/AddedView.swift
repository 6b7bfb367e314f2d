import SegueModel

/// A view that the animator makes.
struct AddedView: Hashable {
  var name: String
  var definition: AdditionDefinition
  /// The pieces' array, if it is cut.
  var pieces: String?
  /// The superview.
  var space: String
  /// The views within, by their paths below the addition: of each piece an array.
  var parts: [String: String] = [:]
}

/// What the animator reads before anything moves.
struct UIKitReadings {
  /// Names of frames, by what they read.
  var frames: [String: String] = [:]
  /// Names of resting states, by view.
  var rests: [String: String] = [:]
  /// The declarations of frames, in order.
  var lines: [String] = []
  /// The declarations of resting states, in order, and what puts them back.
  var states: [String] = []
  var restores: [String] = []
}
