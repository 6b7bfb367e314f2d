import SegueCells

/// The characters that chrome is drawn with.
struct ChromeGlyphs: Hashable, Sendable {
  /// A cell filled from the left by 0/8 … 8/8.
  var eighths: [Character]
  /// The unplayed part of a bar when there are no colours.
  var track: Character
  var playing: Character
  var paused: Character
  var loop: Character
  var pointer: Character
  var finger: Character
  /// Where a finger was, the latest first.
  var trail: [Character]
  var separator: Character
  /// A track's bar, and the line of its delay.
  var thick: Character
  var dash: Character
  /// The thumb of a list's scroll bar.
  var thumb: Character
  /// The left and the right end of a bar that continues beyond its row.
  var goesOn: [Character]
  /// The corner of a selected layer, or a keyframe.
  var handle: Character
  /// An even time on a motion path.
  var tick: Character
  var ellipsis: Character
  /// Top left, top right, bottom left, bottom right, horizontal, vertical.
  var box: [Character]
  /// The characters that plots and paths are drawn with.
  var dots: DotGlyphs
  /// Whether the terminal gets nothing but ASCII, whatever names and values contain.
  var isASCII = false

  static let unicode = ChromeGlyphs(
    eighths: [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"],
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

  static let ascii = ChromeGlyphs(
    eighths: [" ", " ", " ", " ", "#", "#", "#", "#", "#"],
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

  /// A character as it can be written; on an ASCII terminal, its closest stand-in.
  func writable(_ character: Character) -> Character {
    isASCII ? character.asciiStandIn : character
  }

  /// The characters that go with a glyph set.
  static func matching(_ glyphs: GlyphSet) -> ChromeGlyphs {
    var chrome: ChromeGlyphs = glyphs == .ascii ? .ascii : .unicode
    chrome.dots = .matching(glyphs)
    return chrome
  }
}
