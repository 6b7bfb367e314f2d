import SegueModel

/// A script that can be performed, as the list of gestures shows it.
struct GestureEntry: Hashable, Sendable {
  /// Where it comes from.
  enum Source: Hashable, Sendable {
    /// Recorded, and in no file yet.
    case take
    /// A file beside the scene.
    case file
    /// The scene's own.
    case scene
    /// Made to fit a gesture of the scene.
    case canned
  }

  /// It stays the same as long as the entry is what it was.
  var id: String
  var source: Source
  /// The heading that it stands under.
  var group: String
  var name: String
  /// nil: the file holds no script for this scene.
  let script: Script?
  let measure: GestureMeasure?
  /// Why not.
  var problem: String?

  init(_ source: Source, group: String, name: String, script: Script?, problem: String? = nil) {
    id = "\(group)/\(name)"
    self.source = source
    self.group = group
    self.name = name
    self.script = script
    measure = script.map(GestureMeasure.init)
    self.problem = problem
  }

  /// A script that the scene carries.
  init(_ own: NamedScript) {
    self.init(.scene, group: "in the scene", name: own.name, script: own.script)
  }
}
