import SegueCells

/// The characters that chrome is drawn with.
struct ChromeGlyphs: Hashable, Sendable {
  /// A cell filled from the left by 0/8 … 8/8.
  var eighths: [Character]
  /// The unplayed part of a bar where there are no colours.
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
  /// The part of a list's bar that stands for what is shown.
  var thumb: Character
  /// What a bar that goes on beyond its row ends with, at the left and at the right.
  var goesOn: [Character]
  /// The corner of a selected layer, or a keyframe.
  var handle: Character
  /// An even time on a motion path.
  var tick: Character
  var ellipsis: Character
  /// Top left, top right, bottom left, bottom right, horizontal, vertical.
  var box: [Character]
  /// What plots and paths are drawn with.
  var dots: DotGlyphs
  /// Whether the terminal is to get no other characters, whatever names and values have.
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

  /// A character as it can be written: for a terminal of ASCII only, the nearest there is.
  func writable(_ character: Character) -> Character {
    isASCII ? character.asciiStandIn : character
  }

  /// Those that go with a glyph set.
  static func matching(_ glyphs: GlyphSet) -> ChromeGlyphs {
    var chrome: ChromeGlyphs = glyphs == .ascii ? .ascii : .unicode
    chrome.dots = .matching(glyphs)
    return chrome
  }
}
