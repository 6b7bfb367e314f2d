import CTerminal
import SegueGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension TerminalEnvironment {
  /// Reads the environment of this process, with its standard output as the terminal.
  ///
  /// Sets `LC_CTYPE` from the environment, or to C.UTF-8 if that locale is not UTF-8.
  @MainActor
  public static func current() -> TerminalEnvironment {
    let variables = processVariables()
    let type = variables["TERM"] ?? ""
    var window = ct_window()
    let known = ct_window_size(STDOUT_FILENO, &window) == 0 && window.columns > 0 && window.rows > 0
    let codesets = setCharacterType()
    let hasPixels = known && window.pixel_width > 0 && window.pixel_height > 0
    return TerminalEnvironment(
      variables: variables,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      hasInputTerminal: isatty(STDIN_FILENO) == 1 || canOpenControllingTerminal(),
      codeset: codesets.used,
      askedCodeset: codesets.asked,
      terminfo: type.isEmpty ? nil : TerminfoEntry.load(type),
      window: known
        ? GridSize(columns: Int(window.columns), rows: Int(window.rows)) : GridSize(columns: 80, rows: 24),
      windowPixels: hasPixels
        ? GridSize(columns: Int(window.pixel_width), rows: Int(window.pixel_height)) : nil
    )
  }

  private static func canOpenControllingTerminal() -> Bool {
    let descriptor = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  /// A missing or C locale says nothing about the terminal; nearly all of them are UTF-8 today.
  private static func setCharacterType() -> (asked: String, used: String) {
    setlocale(LC_CTYPE, "")
    let asked = codeset()
    if asked != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
    return (asked, codeset())
  }

  private static func codeset() -> String {
    nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } ?? ""
  }
}

/// The process's environment, reduced to the variables that detection looks at.
func processVariables() -> [String: String] {
  let names = [
    "TERM", "COLORTERM", "NO_COLOR", "TMUX", "STY", "VTE_VERSION", "TERM_PROGRAM", "TERM_PROGRAM_VERSION",
    "KITTY_WINDOW_ID", "ALACRITTY_WINDOW_ID", "KONSOLE_VERSION", "WT_SESSION", "XTERM_VERSION",
    "SSH_CONNECTION", "SSH_TTY", "ZELLIJ", "NVIM", "VIM_TERMINAL", "INSIDE_EMACS",
    "SEGUE_COLORS", "SEGUE_GLYPHS", "SEGUE_SCREEN", "SEGUE_FIDELITY", "SEGUE_CELL_ASPECT", "SEGUE_TERMINAL",
  ]
  var variables: [String: String] = [:]
  for name in names {
    if let value = getenv(name) { variables[name] = String(cString: value) }
  }
  return variables
}
