import SegueGeometry
import SegueStage

/// Layouts of recently drawn texts, so that a frame without changes lays out nothing.
///
/// They lie in memory taken with the first of them: widths that no frame has shown before, as those of a text that grows,
/// take none.
struct TextLayoutCache: Sendable {
  /// The glyphs of a string, and those that fit into a single column.
  private struct Text: Sendable {
    var glyphs: [TextGlyph]
    var narrow: [TextGlyph]

    init(_ string: String) {
      let all = TextGlyph.glyphs(of: string)
      glyphs = all
      narrow = all.contains { $0.width > 1 } ? all.filter { $0.width <= 1 } : all
    }
  }

  /// A text in a box of cells.
  private struct Key: Hashable {
    var text: Int
    var columns: Int
    var rows: Int
  }

  /// What a string looks like in a box of cells.
  struct Layout {
    var glyphs: [TextGlyph]
    /// Which of the cache's lines are its own, until the next layout is asked for.
    var lines: Range<Int>
  }

  /// The result of the last request for a text.
  struct Recent {
    var text: String
    var room: TextRoom
    var letters: Layout??
    var strokes: Layout?
  }

  /// A width that animates passes through many layouts; all are forgotten when there are this many.
  private static let mostLayouts = 512
  /// As many lines have room; more are forgotten too, but for those of a single layout.
  private static let mostLines = 2048
  private static let mostTexts = 1024

  private var indices: [String: Int] = [:]
  private var texts: [Text] = []
  private var layouts: [Key: Range<Int>] = [:]
  /// The lines of all layouts.
  private(set) var lines: [TextLayout.Line] = []
  /// By the place of a text among those of a frame: most are what they were in the frame before.
  var recent: [Recent?] = []

  /// The layout of a string in a box of cells.
  mutating func layout(_ string: String, columns: Int, rows: Int) -> Layout {
    let text = index(of: string)
    let glyphs = columns > 1 ? texts[text].glyphs : texts[text].narrow
    let key = Key(text: text, columns: columns, rows: rows)
    if let known = layouts[key] { return Layout(glyphs: glyphs, lines: known) }
    // A text has no more lines than glyphs, and one.
    if layouts.count >= Self.mostLayouts || lines.count + min(rows, glyphs.count + 1) > Self.mostLines {
      forgetLayouts()
    }
    let first = lines.count
    LineBreaker(glyphs: glyphs, columns: columns).append(rows: rows, to: &lines)
    layouts[key] = first..<lines.count
    return Layout(glyphs: glyphs, lines: first..<lines.count)
  }

  private mutating func index(of string: String) -> Int {
    if let known = indices[string] { return known }
    if texts.isEmpty {
      layouts.reserveCapacity(Self.mostLayouts)
      lines.reserveCapacity(Self.mostLines)
      recent.reserveCapacity(Self.mostTexts)
    }
    if texts.count >= Self.mostTexts {
      forgetLayouts()
      indices.removeAll(keepingCapacity: true)
      texts.removeAll(keepingCapacity: true)
    }
    indices[string] = texts.count
    texts.append(Text(string))
    return texts.count - 1
  }

  private mutating func forgetLayouts() {
    recent.removeAll(keepingCapacity: true)
    layouts.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
  }
}

/// Lays out distorted text as bars: appends rectangles in the layer's own points, one per word or line.
///
/// Called with the text, the layer's bounds, and the size of one cell in the canvas' points, so that the bars
/// are where characters would be.
typealias TextBarLayout = (
  _ text: TextContents, _ bounds: Rect, _ cell: Size, _ cache: inout TextLayoutCache, _ bars: inout [Rect]
) -> Void
