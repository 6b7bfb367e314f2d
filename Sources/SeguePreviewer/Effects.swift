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
  /// Leaves the scene for the gallery.
  var closeScene = false
}
