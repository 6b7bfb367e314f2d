import SegueDocuments
import SegueModel
import SegueScenes
import SegueTransitions

/// A scene in the gallery.
struct GalleryCard {
  /// What is known about the scene.
  enum Contents: Hashable, Sendable {
    /// Not read yet.
    case waiting
    case ready(title: String, summary: String)
    /// Unreadable, for this reason.
    case broken(String)
  }

  let reference: SceneReference
  private(set) var contents: Contents = .waiting
  /// The scene playing, if it could be read.
  var thumbnail: Thumbnail?
  /// Whether the file must be read, for the first time or again.
  var isStale = true

  init(reference: SceneReference) { self.reference = reference }

  var title: String {
    if case .ready(let title, _) = contents { return title }
    return reference.name
  }

  var summary: String {
    switch contents {
    case .waiting: ""
    case .ready(_, let summary): summary
    case .broken(let message): message
    }
  }

  var isBroken: Bool {
    if case .broken = contents { true } else { false }
  }

  /// Whether its title or name contains the filter.
  func matches(_ filter: String) -> Bool {
    guard !filter.isEmpty else { return true }
    let wanted: String = filter.lowercased()
    return title.lowercased().contains(wanted) || reference.name.lowercased().contains(wanted)
  }

  /// Takes the result of reading the scene, which starts to play after a number of seconds.
  mutating func take(
    _ result: Result<Scene, DocumentError>,
    delay: Double = 0,
    options: Session.Options = Session.Options()
  ) {
    isStale = false
    switch result {
    case .success(let scene):
      let count: Int = scene.transitions.count
      contents = .ready(title: scene.title, summary: count == 1 ? "1 transition" : "\(count) transitions")
      thumbnail = Thumbnail(scene: scene, delay: delay, options: options)
    case .failure(let error):
      let diagnostic = error.diagnostics.first { $0.severity == .error } ?? error.diagnostics.first
      contents = .broken(diagnostic.map(Self.brief) ?? "cannot be read")
      thumbnail = nil
    }
  }

  private static func brief(_ diagnostic: Diagnostic) -> String {
    diagnostic.line > 0 ? "line \(diagnostic.line): \(diagnostic.message)" : diagnostic.message
  }
}
