import SegueCells

/// What a row's encoding depends on besides its cells.
struct RowRules {
  let depth: ColorDepth
  let positions: Bool
  let feedsLines: Bool
  let repeats: Bool
  let erases: Bool
  /// `GlyphComplements.table`, where complements may be exchanged.
  let complements: UnsafePointer<UInt32>?

  /// The rules of a dialect.
  init(_ dialect: Dialect, complements: UnsafePointer<UInt32>?) {
    depth = dialect.depth
    positions = dialect.positions
    feedsLines = dialect.feedsLines
    repeats = dialect.repeats
    erases = dialect.erases
    self.complements = dialect.exchangesComplements ? complements : nil
  }
}
