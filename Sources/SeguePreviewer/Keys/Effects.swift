import SegueExport
import SegueScenes

/// What an input asks of the world outside the state.
struct Effects: Hashable, Sendable {
  /// The exit status after Control-C, as after SIGINT.
  static let interrupted: Int32 = 130

  /// The exit status to end with.
  var quit: Int32?
  var suspend = false
  /// Whether to send the next grid whole.
  var repaint = false
  var mouseCapture: Bool?
  /// Whether to switch between pixels and characters.
  var switchesPixels = false
  /// The path of a scene in the gallery to open.
  var open: String?
  /// Text to copy to the clipboard.
  var copy: CopiedText?
  /// Writes the tuned scene to its file, resolving a conflict this way; nil writes nothing.
  var save: SceneDocument.Conflict?
  /// A file to make of the run.
  var takeaway: Takeaway?
  /// A place to open in the user's editor.
  var edit: EditPlace?
  /// Whether to open the palette.
  var showsPalette = false
  /// Whether to leave the scene for the gallery.
  var closeScene = false
}

/// Text for the clipboard.
struct CopiedText: Hashable, Sendable {
  var text: String
  /// What the text is, for the notice about the outcome.
  var name: String
}
