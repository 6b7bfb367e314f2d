/// What the user wants pictures shown by.
public enum GraphicsWish: String, Hashable, Sendable, CaseIterable {
  /// The best that the terminal can do.
  case auto
  /// Kitty's graphics protocol.
  case kitty
  /// Sixels.
  case sixel
  /// iTerm2's images.
  case iterm
  /// Characters.
  case cells
}
