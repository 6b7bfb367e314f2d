public import SegueGeometry

/// Everything outside the process that capabilities depend on, gathered as one value.
public struct TerminalEnvironment: Hashable, Sendable {
  /// The environment variables that detection looks at, by name.
  public var variables: [String: String]
  /// Whether standard output is a terminal.
  public var isOutputTerminal: Bool
  /// Whether keys can be read, from standard input or from the controlling terminal.
  public var hasInputTerminal: Bool
  /// The character encoding of the output: `nl_langinfo(CODESET)` in the locale in force.
  public var codeset: String
  /// The character encoding of the locale that the environment asks for.
  public var askedCodeset: String
  /// What terminfo says about `TERM`; nil if it has no such entry.
  public var terminfo: TerminfoEntry?
  /// The window in cells; 80 × 24 if the terminal does not say.
  public var window: GridSize
  /// The window in pixels, its width as `columns` and its height as `rows`; nil if the terminal does not say.
  public var windowPixels: GridSize?
  /// What the terminal has reported so far.
  public var answers = TerminalAnswers()

  /// Creates an environment; the defaults describe output to a pipe.
  public init(
    variables: [String: String] = [:],
    isOutputTerminal: Bool = false,
    hasInputTerminal: Bool = false,
    codeset: String = "UTF-8",
    askedCodeset: String? = nil,
    terminfo: TerminfoEntry? = nil,
    window: GridSize = GridSize(columns: 80, rows: 24),
    windowPixels: GridSize? = nil
  ) {
    self.variables = variables
    self.isOutputTerminal = isOutputTerminal
    self.hasInputTerminal = hasInputTerminal
    self.codeset = codeset
    self.askedCodeset = askedCodeset ?? codeset
    self.terminfo = terminfo
    self.window = window
    self.windowPixels = windowPixels
  }

  /// The value of a variable, or nil if it is unset or empty.
  func value(_ name: String) -> String? {
    guard let value = variables[name], !value.isEmpty else { return nil }
    return value
  }

  var terminalType: String? { value("TERM") }
}
