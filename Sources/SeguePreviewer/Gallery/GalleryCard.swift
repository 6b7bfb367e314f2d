import SegueModel
import SegueRaster
import SegueScenes
import SegueTransitions

/// A scene in the gallery.
struct GalleryCard: Sendable {
  /// What is known of the scene.
  enum Contents: Sendable {
    /// Not read yet.
    case waiting
    case ready(title: String, summary: String, session: Session)
    /// What is wrong with it.
    case broken(String)
  }

  let reference: SceneReference
  var contents: Contents = .waiting
  /// Its first frame, as last drawn.
  var still: CellGrid?

  var title: String {
    if case .ready(let title, _, _) = contents { return title }
    return reference.name
  }

  /// Whether the typed letters occur in its title or name.
  func matches(_ filter: String) -> Bool {
    guard !filter.isEmpty else { return true }
    let wanted: String = filter.lowercased()
    return title.lowercased().contains(wanted) || reference.name.lowercased().contains(wanted)
  }

  /// Takes what reading the scene gave.
  mutating func take(_ result: Result<Scene, SceneError>) {
    still = nil
    switch result {
    case .success(let scene):
      let count: Int = scene.transitions.count
      contents = .ready(
        title: scene.title,
        summary: count == 1 ? "1 transition" : "\(count) transitions",
        session: Session(scene: scene)
      )
    case .failure(let error):
      let diagnostic = error.diagnostics.first { $0.severity == .error } ?? error.diagnostics.first
      contents = .broken(diagnostic.map(Self.brief) ?? "cannot be read")
    }
  }

  private static func brief(_ diagnostic: Diagnostic) -> String {
    diagnostic.line > 0 ? "line \(diagnostic.line): \(diagnostic.message)" : diagnostic.message
  }
}
