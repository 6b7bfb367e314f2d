import SegueTestSupport
import Testing

@testable import SegueRaster

/// What is kept of layouts is what would be laid out, in memory that does not grow.
struct TextLayoutCacheTests {
  private static let texts = ["Hello big world", "漢字 and kana かな", "one\ntwo\n\nthree-four", "", "é́ e"]

  /// Far more widths than are kept, each text asked for again and again.
  @Test func keptLayoutsAreFreshOnes() {
    var cache = TextLayoutCache()
    var random = SeededGenerator(seed: 5)
    for _ in 0..<4000 {
      let string = Self.texts[Int(random.next(upperBound: UInt32(Self.texts.count)))]
      let (columns, rows) = (Int.random(in: 1...60, using: &random), Int.random(in: 1...9, using: &random))
      let kept = cache.layout(string, columns: columns, rows: rows)
      let fresh = TextLayout(string, columns: columns, rows: rows)
      #expect(Array(cache.lines[kept.lines]) == fresh.lines)
      #expect(kept.glyphs == fresh.glyphs)
    }
  }

  @Test func newWidthsTakeNoMemory() {
    var cache = TextLayoutCache()
    let long = Array(repeating: "word", count: 40).joined(separator: " ")
    _ = cache.layout(long, columns: 1000, rows: 60)
    let memory = cache.lines.withUnsafeBufferPointer { $0.baseAddress }
    for columns in 1...900 {
      _ = cache.layout(long, columns: columns, rows: 60)
      #expect(cache.lines.withUnsafeBufferPointer { $0.baseAddress } == memory)
    }
  }

  /// A text with more lines than are kept is laid out all the same.
  @Test func longTextsHaveAllTheirLines() {
    var cache = TextLayoutCache()
    let long = String(repeating: "a", count: 5000)
    let kept = cache.layout(long, columns: 1, rows: 10_000)
    #expect(kept.lines.count == 5000)
    #expect(cache.lines[kept.lines].allSatisfy { $0.width == 1 })
  }
}
