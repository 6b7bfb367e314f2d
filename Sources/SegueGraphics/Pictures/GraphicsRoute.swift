/// A way to show pixels on a terminal.
public enum GraphicsRoute: String, Hashable, Sendable, CaseIterable {
  /// Kitty's protocol on the same machine: what changes is written into the shown image through shared memory.
  case kittyEditing = "kitty, edited in shared memory"
  /// Kitty's protocol on the same machine: whole images through shared memory, under two ids in turn.
  case kittyShared = "kitty, by shared memory"
  /// Kitty's protocol through the terminal's line, compressed.
  case kittyDirect = "kitty, compressed"
  /// Kitty's protocol through tmux, shown where special characters stand.
  case kittyPlaceholders = "kitty, through tmux"
  /// DEC's sixels: cells become pixels of a palette.
  case sixel = "sixel"
  /// PNGs in cells, as iTerm2 shows them; too slow for what moves.
  case iterm = "iTerm2 images"

  /// Whether the pixels are in the cells, so that text written there replaces them, and only that removes them.
  ///
  /// Other images lie over the cells until they are deleted. Placeholders are text, which the same holds for.
  public var isInCells: Bool { self == .sixel || self == .iterm || self == .kittyPlaceholders }

  /// Whether it is a form of kitty's protocol.
  public var isKitty: Bool {
    switch self {
    case .kittyEditing, .kittyShared, .kittyDirect, .kittyPlaceholders: true
    case .sixel, .iterm: false
    }
  }
}
