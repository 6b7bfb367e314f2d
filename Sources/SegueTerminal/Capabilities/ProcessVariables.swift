#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The variables that detection looks at, from the process's environment.
func processVariables() -> [String: String] {
  let names = ["TERM", "COLORTERM", "NO_COLOR", "TMUX", "STY", "VTE_VERSION"]
  var variables: [String: String] = [:]
  for name in names {
    if let value = getenv(name) { variables[name] = String(cString: value) }
  }
  return variables
}
