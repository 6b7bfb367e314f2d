import SegueTerminal
import SegueInterface

/// The default configuration as a commented file to start from.
public enum ConfigurationTemplate {
  /// YAML in which every setting is commented out and shows its default.
  public static var text: String {
    (head + defaults + theme + keys).joined(separator: "\n") + "\n"
  }

  private static let head = [
    "# Segue's configuration. Everything here is a comment that says what is the case:",
    "# remove the '# ' of a setting, and of the section above it, and change it.",
    "# An option of the command line comes first, then the environment, then this file.",
    "",
  ]

  private static let defaults = [
    "# defaults:",
    "#   glyphs: auto          # ascii, half, quadrant, sextant, octant, braille, eighths, smooth, …",
    "#   colors: auto          # truecolor, 256, 16, none",
    "#   screen: auto          # direct, curses",
    "#   fidelity: auto        # exact, fast",
    "#   graphics: auto        # kitty, sixel, iterm, cells",
    "#   cell-aspect: auto     # a cell's height divided by its width, 0.5 to 4",
    "#   speed: 1              # seconds of the scene per second, 0.05 to 10",
    "#   reduce-motion: no",
    "#   loop: no",
    "#   ping-pong: no         # a loop goes back the way it came",
    "#   mouse: yes            # no: the terminal's own selection works at first",
    "#   statistics: no",
    "",
    "# remember-panels: yes    # the panels open at the end are open at the next start",
    "",
  ]

  private static var theme: [String] {
    let names: String = ThemeColors.named.map(\.name).joined(separator: ", ")
    let colors: [String] = ThemeColors.roles.map { role in
      let swatch: ThemeColors.Swatch = ThemeColors.standard[keyPath: role.path]
      let digits = String(swatch.rgb, radix: 16)
      let hex: String = String(repeating: "0", count: 6 - digits.count) + digits
      let ansi: String = swatch.ansi.map { ", 16: \($0)" } ?? ""
      return "#   \(role.name): {truecolor: \"#\(hex)\", 256: \(swatch.palette)\(ansi)}"
    }
    return ["# theme:", "#   name: default         # \(names)"] + colors + [""]
  }

  private static var keys: [String] {
    let lines: [String] = ActionRegistry.sections.filter { !$0.actions.isEmpty }.flatMap { section in
      ["#   # \(section.title)"] + section.actions.map { "#   \($0.id): \(value(of: $0))" }
    }
    return [
      "# A key, a list of keys, or none. A key given here is taken from the action that has it of itself.",
      "# Keys are characters, names such as space, enter, esc, tab, left, pgup, home and f1, and those after",
      "# ctrl-, alt- and shift-.",
      "# keys:",
    ] + lines
  }

  private static func value(of action: Action) -> String {
    let names: [String] = action.keys.map { quoted($0.name) }
    switch names.count {
    case 0: return "none"
    case 1: return names[0]
    default: return "[\(names.joined(separator: ", "))]"
    }
  }

  /// The name, quoted if YAML would read it as something other than text.
  private static func quoted(_ name: String) -> String {
    let isPlain: Bool = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    if isPlain, name.first != "-" { return name }
    return name.contains("\"") || name.contains("\\") ? "'\(name)'" : "\"\(name)\""
  }
}
