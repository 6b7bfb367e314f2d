public import SegueCells

/// The control functions beyond the basics that an ECMA-48 terminal may be sent.
///
/// The basics are CUP, CUF, SGR, ED, and CR and LF as a pair; a terminal without those cannot be drawn on
/// directly.
public struct Dialect: Hashable, Sendable {
  /// The colour depth; colours beyond it are replaced by the nearest.
  public var depth: ColorDepth
  /// Frames are wrapped in synchronized output, DEC private mode 2026.
  public var synchronizes = true
  /// CHA and VPA, which set the column or the row alone.
  public var positions = true
  /// LF alone keeps the column, since the line discipline passes it on unchanged.
  public var feedsLines = false
  /// REP, which repeats the preceding character.
  public var repeats = false
  /// EL and ECH fill with the current background colour.
  public var erases = false
  /// A block glyph looks the same to the last pixel as its complement with the colours swapped, as it does on
  /// terminals that draw blocks themselves; either may then be sent.
  public var exchangesComplements = false

  /// Creates a dialect that expects nothing unusual of the terminal.
  public init(depth: ColorDepth) { self.depth = depth }

  /// Everything that the encoder can make use of.
  public static func full(depth: ColorDepth) -> Dialect {
    var dialect = Dialect(depth: depth)
    dialect.feedsLines = true
    dialect.repeats = true
    dialect.erases = true
    dialect.exchangesComplements = true
    return dialect
  }

  /// Only the basics.
  public static func plain(depth: ColorDepth) -> Dialect {
    var dialect = Dialect(depth: depth)
    dialect.synchronizes = false
    dialect.positions = false
    return dialect
  }
}

/// What the encoding of a row depends on besides its cells.
struct RowRules {
  let depth: ColorDepth
  let positions: Bool
  let feedsLines: Bool
  let repeats: Bool
  let erases: Bool
  /// `GlyphComplements.table` if complements may be swapped.
  let complements: UnsafePointer<UInt32>?

  /// Creates the rules of a dialect.
  init(_ dialect: Dialect, complements: UnsafePointer<UInt32>?) {
    depth = dialect.depth
    positions = dialect.positions
    feedsLines = dialect.feedsLines
    repeats = dialect.repeats
    erases = dialect.erases
    self.complements = dialect.exchangesComplements ? complements : nil
  }
}
