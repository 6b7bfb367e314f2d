public import SegueCells

/// Which control functions beyond the plainest an ECMA-48 terminal may be sent.
///
/// The plainest are CUP, CUF, CR and LF as a pair, SGR, and ED; a terminal without those cannot be drawn on directly.
public struct Dialect: Hashable, Sendable {
  /// Colours beyond it are replaced by the nearest.
  public var depth: ColorDepth
  /// A frame is wrapped in synchronized output, private mode 2026.
  public var synchronizes = true
  /// CHA and VPA, which name a column or a row alone.
  public var positions = true
  /// A line feed alone keeps the column: the line discipline leaves it as it is.
  public var feedsLines = false
  /// REP, which repeats the last glyph.
  public var repeats = false
  /// Erasing (EL, ECH) fills with the background colour.
  public var erases = false
  /// A block glyph and its complement with the colours exchanged look alike to the last pixel, as they do where the
  /// terminal draws them itself; which of the two is sent is then free.
  public var exchangesComplements = false

  /// Creates a dialect of which nothing doubtful is expected.
  public init(depth: ColorDepth) { self.depth = depth }

  /// Everything that any terminal understands.
  public static func full(depth: ColorDepth) -> Dialect {
    var dialect = Dialect(depth: depth)
    dialect.feedsLines = true
    dialect.repeats = true
    dialect.erases = true
    dialect.exchangesComplements = true
    return dialect
  }

  /// Nothing but the plainest.
  public static func plain(depth: ColorDepth) -> Dialect {
    var dialect = Dialect(depth: depth)
    dialect.synchronizes = false
    dialect.positions = false
    return dialect
  }
}
