/// Every key in words, for the help overlay.
enum KeyGuide {
  /// Keys that belong together.
  struct Section: Hashable, Sendable {
    var title: String
    var entries: [Entry]
  }

  /// A key and what it does.
  struct Entry: Hashable, Sendable {
    var keys: String
    var meaning: String
  }

  static let preview: [Section] = [
    Section(
      title: "Play",
      entries: [
        Entry(keys: "space", meaning: "play, pause"),
        Entry(keys: "enter", meaning: "run the transition"),
        Entry(keys: "t T", meaning: "next, previous one"),
        Entry(keys: "r", meaning: "replay"),
        Entry(keys: "l", meaning: "loop"),
        Entry(keys: "a", meaning: "loop from A, to B, off"),
        Entry(keys: "y", meaning: "loop there and back"),
        Entry(keys: "[ ]", meaning: "slower, faster"),
      ]
    ),
    Section(
      title: "Scrub",
      entries: [
        Entry(keys: "← →", meaning: "a frame back, on"),
        Entry(keys: "shift ← →", meaning: "10 frames"),
        Entry(keys: "ctrl ← →", meaning: "half a second"),
        Entry(keys: ", .", meaning: "a frame back, on"),
        Entry(keys: "home end", meaning: "start, end"),
      ]
    ),
    Section(
      title: "Finger",
      entries: [
        Entry(keys: "f", meaning: "put down, lift"),
        Entry(keys: "arrows", meaning: "move 10 pt"),
        Entry(keys: "shift arrow", meaning: "move 40 pt"),
        Entry(keys: "enter", meaning: "lift at rest"),
        Entry(keys: "x", meaning: "flick and lift"),
        Entry(keys: "esc", meaning: "cancel the touch"),
      ]
    ),
    Section(
      title: "Mouse",
      entries: [
        Entry(keys: "click", meaning: "tap"),
        Entry(keys: "right click", meaning: "select a layer"),
        Entry(keys: "drag", meaning: "pan; on bar: scrub"),
        Entry(keys: "wheel", meaning: "scroll; on bar: step"),
        Entry(keys: "c", meaning: "capture on, off"),
      ]
    ),
    Section(
      title: "Stage",
      entries: [
        Entry(keys: "z", meaning: "zoom 1×, 2×, 4×"),
        Entry(keys: "alt arrows", meaning: "move the zoomed stage"),
        Entry(keys: "o", meaning: "rotate the device"),
        Entry(keys: "u", meaning: "reduce motion"),
        Entry(keys: "m", meaning: "catch all (not UIKit)"),
      ]
    ),
    Section(
      title: "Other",
      entries: [
        Entry(keys: "tab", meaning: "select a layer"),
        Entry(keys: "i", meaning: "frame statistics"),
        Entry(keys: "p", meaning: "panels"),
        Entry(keys: "w", meaning: "keys to the next panel"),
        Entry(keys: "esc", meaning: "back"),
        Entry(keys: "q", meaning: "quit"),
      ]
    ),
    Section(
      title: "Pinch",
      entries: [
        Entry(keys: "ctrl wheel", meaning: "spread, close two fingers"),
        Entry(keys: "( )", meaning: "close, spread them"),
      ]
    ),
    Section(
      title: "File",
      entries: [
        Entry(keys: "ctrl-s", meaning: "save what was tuned"),
        Entry(keys: "ctrl-u", meaning: "undo"),
        Entry(keys: "ctrl-r", meaning: "redo"),
        Entry(keys: "e", meaning: "open in $EDITOR"),
      ]
    ),
  ]
}

extension KeyGuide {
  /// The previewer's keys, those that open panels, and those of the panels that are open.
  static func sections(for panels: PanelDeck) -> [Section] {
    let all: [PanelTraits] = PanelRegistry.traits
    let toggles = Section(
      title: "Panels",
      entries: all.map { Entry(keys: String($0.key), meaning: $0.name) }
    )
    let own: [Section] = all.filter { panels.isOpen($0.name) && !$0.guide.isEmpty }.map {
      Section(title: "In \($0.name)", entries: $0.guide)
    }
    return preview + [toggles] + own
  }
}
