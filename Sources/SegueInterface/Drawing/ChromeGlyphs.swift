package import SegueCells
import SegueGeometry

/// The characters that chrome is drawn with.
package struct ChromeGlyphs: Hashable, Sendable {
  /// A cell filled from the left by 0/8 … 8/8.
  package var eighths: [Character]
  /// A cell filled from the bottom by 1/8 … 8/8: the curve of a track's bar.
  package var levels: [Character]
  /// The unplayed part of a bar when there are no colours.
  package var track: Character
  package var playing: Character
  package var paused: Character
  package var loop: Character
  package var pointer: Character
  package var finger: Character
  /// Where a finger was, the latest first.
  package var trail: [Character]
  package var separator: Character
  /// A track's bar, and the line of its delay.
  package var thick: Character
  package var dash: Character
  /// The thumb of a list's scroll bar.
  package var thumb: Character
  /// The left and the right end of a bar that continues beyond its row.
  package var goesOn: [Character]
  /// The corner of a selected layer, or a keyframe.
  package var handle: Character
  /// An even time on a motion path.
  package var tick: Character
  package var ellipsis: Character
  /// Top left, top right, bottom left, bottom right, horizontal, vertical.
  package var box: [Character]
  /// The characters that plots and paths are drawn with.
  package var dots: DotGlyphs
  /// Whether the terminal gets nothing but ASCII, whatever names and values contain.
  package var isASCII = false

  package init(
    eighths: [Character],
    levels: [Character],
    track: Character,
    playing: Character,
    paused: Character,
    loop: Character,
    pointer: Character,
    finger: Character,
    trail: [Character],
    separator: Character,
    thick: Character,
    dash: Character,
    thumb: Character,
    goesOn: [Character],
    handle: Character,
    tick: Character,
    ellipsis: Character,
    box: [Character],
    dots: DotGlyphs,
    isASCII: Bool = false
  ) {
    self.eighths = eighths
    self.levels = levels
    self.track = track
    self.playing = playing
    self.paused = paused
    self.loop = loop
    self.pointer = pointer
    self.finger = finger
    self.trail = trail
    self.separator = separator
    self.thick = thick
    self.dash = dash
    self.thumb = thumb
    self.goesOn = goesOn
    self.handle = handle
    self.tick = tick
    self.ellipsis = ellipsis
    self.box = box
    self.dots = dots
    self.isASCII = isASCII
  }

  package static let unicode = ChromeGlyphs(
    eighths: [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"],
    levels: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"],
    track: "─",
    playing: "►",
    paused: "‖",
    loop: "↻",
    pointer: "▸",
    finger: "●",
    trail: ["•", "∙", "·"],
    separator: "·",
    thick: "━",
    dash: "╌",
    thumb: "┃",
    goesOn: ["◂", "▸"],
    handle: "◆",
    tick: "•",
    ellipsis: "…",
    box: ["╭", "╮", "╰", "╯", "─", "│"],
    dots: .braille
  )

  package static let ascii = ChromeGlyphs(
    eighths: [" ", " ", " ", " ", "#", "#", "#", "#", "#"],
    levels: ["_", "_", ".", ".", "-", "-", "=", "="],
    track: "-",
    playing: ">",
    paused: "=",
    loop: "@",
    pointer: ">",
    finger: "o",
    trail: [":", ".", "."],
    separator: "-",
    thick: "=",
    dash: ".",
    thumb: "#",
    goesOn: ["<", ">"],
    handle: "*",
    tick: "+",
    ellipsis: ".",
    box: ["+", "+", "+", "+", "-", "|"],
    dots: .ascii,
    isASCII: true
  )

  /// The character of a height 0…1, never empty.
  package func level(_ height: Double) -> Character {
    let last: Int = levels.count - 1
    return levels[min(max(Int(clamping: (height * Double(last)).rounded()), 0), last)]
  }

  /// A character as it can be written; on an ASCII terminal, its closest stand-in.
  package func writable(_ character: Character) -> Character {
    isASCII ? character.asciiStandIn : character
  }

  /// The characters that go with a glyph set.
  package static func matching(_ glyphs: GlyphSet) -> ChromeGlyphs {
    var chrome: ChromeGlyphs = glyphs == .ascii ? .ascii : .unicode
    chrome.dots = .matching(glyphs)
    return chrome
  }
}
