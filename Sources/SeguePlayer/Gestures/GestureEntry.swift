package import SegueModel

/// A script that can be performed, as an entry in the list of gestures.
package struct GestureEntry: Hashable, Sendable {
  /// The origin of an entry.
  package enum Source: Hashable, Sendable {
    /// Recorded, and not saved to a file yet.
    case take
    /// A file beside the scene.
    case file
    /// The scene's own.
    case scene
    /// Made to fit a gesture of the scene.
    case canned
  }

  /// Stays the same as long as the entry does.
  package var id: String
  package var source: Source
  /// The heading it is listed under.
  package var group: String
  package var name: String
  /// The script; nil if the file holds none for this scene.
  package let script: Script?
  package let measure: GestureMeasure?
  /// Why there is no script.
  package var problem: String?

  package init(_ source: Source, group: String, name: String, script: Script?, problem: String? = nil) {
    id = "\(group)/\(name)"
    self.source = source
    self.group = group
    self.name = name
    self.script = script
    measure = script.map(GestureMeasure.init)
    self.problem = problem
  }

  /// Makes an entry for a script in the scene.
  package init(_ own: NamedScript) {
    self.init(.scene, group: "in the scene", name: own.name, script: own.script)
  }
}
