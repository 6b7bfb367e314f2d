public import SegueGeometry

/// Everything outside the process that capabilities depend on, gathered as one value.
public struct TerminalEnvironment: Hashable, Sendable {
  public var variables: [String: String]
  public var isOutputTerminal: Bool
  /// Whether keys can be read: standard input or the controlling terminal.
  public var hasInputTerminal: Bool
  /// The character encoding that is written in, as `nl_langinfo(CODESET)` says of the locale in force.
  public var codeset: String
  /// That of the locale that the environment asks for.
  public var askedCodeset: String
  /// What terminfo says about `TERM`; nil where it knows no such terminal.
  public var terminfo: TerminfoEntry?
  /// The window in cells and, where the terminal says, in pixels.
  public var window: GridSize
  public var windowPixels: GridSize?
  /// What the terminal has answered so far.
  public var answers = TerminalAnswers()

  /// Creates an environment; the defaults are those of a pipe.
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

  /// The value of a variable that is set and not empty.
  func value(_ name: String) -> String? {
    guard let value = variables[name], !value.isEmpty else { return nil }
    return value
  }

  var terminalType: String? { value("TERM") }
}
