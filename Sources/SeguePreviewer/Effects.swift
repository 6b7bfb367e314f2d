import SegueExport
import SegueScenes

/// What an input asks of the world outside the state.
struct Effects: Hashable, Sendable {
  /// The exit status after Control-C, as after SIGINT.
  static let interrupted: Int32 = 130

  /// The exit status to end with.
  var quit: Int32?
  var suspend = false
  /// Sends the whole next grid.
  var repaint = false
  var mouseCapture: Bool?
  /// A scene of the gallery to open.
  var open: String?
  /// A text for the clipboard.
  var copy: CopiedText?
  /// Writes the tuned scene to its file.
  var save: SceneDocument.Conflict?
  /// Opens a file in the user's editor.
  var edit: EditPlace?
  /// Opens the list of everything that can be asked for.
  var showsPalette = false
  /// Leaves the scene for the gallery.
  var closeScene = false
}
