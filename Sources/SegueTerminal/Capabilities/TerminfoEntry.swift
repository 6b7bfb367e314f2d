/// What terminfo says about a terminal, as far as Segue uses it.
public struct TerminfoEntry: Hashable, Sendable {
  public var name: String
  /// `colors`, 0 where it has none.
  public var colors: Int
  /// The extension `RGB` or tmux's `Tc`.
  public var hasDirectColor: Bool
  /// `cup`; without it nothing can be drawn at a place.
  public var cursorAddress: String?
  /// What the crash guard and the end of a curses screen write: `sgr0`, `cnorm`, `rmcup`.
  public var resetSequence: [UInt8]
  public var keys: KeyTable

  /// Creates an entry.
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
