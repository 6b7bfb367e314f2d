import SegueTerminal

extension Gallery {
  /// What only the gallery does.
  enum Command: Hashable, Sendable {
    case open, filter, first, last
    case move(right: Int, down: Int)
    /// Whole screens of cards.
    case page(down: Int)
  }

  /// Does what was asked, and says what the world outside has to do.
  mutating func perform(_ command: SeguePreviewer.Command, layout: GalleryLayout) -> Effects {
    var effects = Effects()
    switch command {
    case .gallery(let command): effects.open = perform(command, layout: layout)
    case .interrupt: effects.quit = Effects.interrupted
    case .suspend: effects.suspend = true
    case .repaint: effects.repaint = true
    case .back: effects.quit = leaveFilter() ? nil : 0
    case .quit: effects.quit = 0
    default: break
    }
    return effects
  }

  /// Moves the selection; the path of a scene to open, where that was asked.
  private mutating func perform(_ command: Command, layout: GalleryLayout) -> String? {
    switch command {
    case .open: return selectedPath
    case .filter: beginFilter()
    case .first: select(0)
    case .last: select(shown.count - 1)
    case .move(let right, let down): select(selection + right + down * layout.columns)
    case .page(let down): select(selection + down * layout.columns * layout.visibleRows)
    }
    return nil
  }
}
