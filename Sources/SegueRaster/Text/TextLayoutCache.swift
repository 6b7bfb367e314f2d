/// Layouts of the texts seen lately, so that a steady frame lays nothing out.
struct TextLayoutCache: Sendable {
  private struct Key: Hashable {
    var string: String
    var columns: Int
    var rows: Int
  }

  /// A width that animates passes through many layouts; all are forgotten when there are this many.
  private static let capacity = 1024

  private var layouts: [Key: TextLayout] = [:]
  /// The glyphs of each string, which all its layouts share.
  private var glyphs: [String: [TextGlyph]] = [:]

  /// The layout of a string in a box of cells.
  mutating func layout(_ string: String, columns: Int, rows: Int) -> TextLayout {
    let key = Key(string: string, columns: columns, rows: rows)
    if let layout = layouts[key] { return layout }
    if layouts.count >= Self.capacity {
      layouts.removeAll(keepingCapacity: true)
      glyphs.removeAll(keepingCapacity: true)
    }
    let layout = TextLayout(glyphs(of: string), columns: columns, rows: rows)
    layouts[key] = layout
    return layout
  }

  private mutating func glyphs(of string: String) -> [TextGlyph] {
    if let known = glyphs[string] { return known }
    let found = TextGlyph.glyphs(of: string)
    glyphs[string] = found
    return found
  }
}
