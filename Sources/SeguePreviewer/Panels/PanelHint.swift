/// What some keys do while a panel has them, for the footer.
enum PanelHint: Hashable, Sendable {
  /// Keys that no action stands behind.
  case keys(String, String)
  /// Actions of the panel by their ids, under their keys together.
  case actions([String], String)
  /// Something of the previewer's own that goes well with the panel.
  case command(Command, String)

  /// Of a text that is being typed.
  static func typing(_ enter: String, _ escape: String) -> [PanelHint] {
    [.keys("enter", enter), .keys("esc", escape)]
  }
}
