#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The variables that detection looks at, from the process's environment.
func processVariables() -> [String: String] {
  let names = [
    "TERM", "COLORTERM", "NO_COLOR", "TMUX", "STY", "VTE_VERSION", "TERM_PROGRAM", "TERM_PROGRAM_VERSION",
    "KITTY_WINDOW_ID", "ALACRITTY_WINDOW_ID", "KONSOLE_VERSION", "WT_SESSION", "XTERM_VERSION",
    "SSH_CONNECTION", "ZELLIJ", "NVIM", "VIM_TERMINAL", "INSIDE_EMACS",
    "SEGUE_COLORS", "SEGUE_GLYPHS", "SEGUE_SCREEN", "SEGUE_FIDELITY", "SEGUE_CELL_ASPECT", "SEGUE_TERMINAL",
  ]
  var variables: [String: String] = [:]
  for name in names {
    if let value = getenv(name) { variables[name] = String(cString: value) }
  }
  return variables
}
