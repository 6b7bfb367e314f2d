import SegueCells
import SegueGeometry
import SegueScenes
import SegueInterface

extension Gallery {
  /// Performs a command, and returns what the world outside has to do.
  mutating func perform(_ command: Command, layout: GalleryLayout) -> Effects {
    var effects = Effects()
    switch command {
    case .gallery(let command): effects.open = perform(command, layout: layout)
    case .program(let command): effects = perform(command, layout: layout)
    // Nothing is played here.
    case .play, .stage, .device, .finger, .file, .panel, .choose: break
    }
    return effects
  }

  private mutating func perform(_ command: Command.Program, layout: GalleryLayout) -> Effects {
    var effects = Effects()
    switch command {
    case .interrupt: effects.quit = Effects.interrupted
    case .suspend: effects.suspend = true
    case .palette:
      helpPage = nil
      effects.showsPalette = true
    case .repaint: effects.repaint = true
    case .help: turnHelpPage(above: layout.footer)
    case .back: goBack()
    case .quit: effects.quit = 0
    case .statistics, .mouseCapture, .pixels: break
    }
    return effects
  }

  /// Opens the help, turns to its next page, or closes it after the last one.
  private mutating func turnHelpPage(above footer: CellRect) {
    let next: Int = helpPage.map { $0 + 1 } ?? 0
    helpPage = next < help(above: footer).pageCount ? next : nil
  }

  /// Closes whatever is open on top; pressing the key once too often never ends the program.
  private mutating func goBack() {
    if helpPage == nil { leaveFilter() } else { helpPage = nil }
  }

  /// Moves the selection; returns the path of a scene to open, if that was asked.
  private mutating func perform(_ command: Command.Cards, layout: GalleryLayout) -> String? {
    switch command {
    case .open: return enter(selectedPath)
    case .openScene(let path): return enter(path)
    case .filter: beginFilter()
    case .first: select(0)
    case .last: select(shown.count - 1)
    case .move(let right, let down): select(selection + right + down * layout.columns)
    case .page(let down): select(selection + down * layout.shown.count)
    }
    return nil
  }
}

extension Gallery {
  /// Everything the user can do here: the gallery's actions, and every scene.
  var paletteEntries: [PaletteEntry] {
    let scenes: [PaletteEntry] = cards.map { card in
      PaletteEntry(
        title: "Open \(card.title)",
        section: card.reference.name,
        keys: "",
        command: .gallery(.openScene(card.reference.path))
      )
    }
    return keys.paletteEntries(in: [.gallery], except: .program(.palette)) + scenes
  }

  /// Performs a command that no key of the gallery stands for.
  mutating func obey(_ command: Command, size: GridSize) -> Effects {
    let layout = GalleryLayout(size: size, count: shown.count)
    defer { follow(layout) }
    return perform(command, layout: layout)
  }
}
