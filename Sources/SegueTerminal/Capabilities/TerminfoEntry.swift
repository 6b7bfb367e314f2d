/// What terminfo says about a terminal, as far as Segue uses it.
public struct TerminfoEntry: Hashable, Sendable {
  /// The `TERM` it was looked up by.
  public var name: String
  /// The numeric capability `colors`; 0 if it is absent.
  public var colors: Int
  /// Whether it has the extended capability `RGB` or tmux's `Tc`.
  public var hasDirectColor: Bool
  /// The string capability `cup`; without it nothing can be drawn at a position.
  public var cursorAddress: String?
  /// `sgr0`, `cnorm` and `rmcup`, without padding; the crash guard of a curses screen writes them.
  public var resetSequence: [UInt8]
  /// The strings that its keys send.
  public var keys: KeyTable

  /// Creates an entry; the default `cursorAddress` is that of ECMA-48.
  public init(
    name: String,
    colors: Int,
    hasDirectColor: Bool = false,
    cursorAddress: String? = "\u{1b}[%i%p1%d;%p2%dH",
    resetSequence: [UInt8] = [],
    keys: KeyTable = KeyTable()
  ) {
    self.name = name
    self.colors = colors
    self.hasDirectColor = hasDirectColor
    self.cursorAddress = cursorAddress
    self.resetSequence = resetSequence
    self.keys = keys
  }

  /// Whether the cursor is addressed by ECMA-48's CUP.
  var isANSI: Bool { cursorAddress?.hasPrefix("\u{1b}[%i%p1%d;%p2%dH") ?? false }
}
