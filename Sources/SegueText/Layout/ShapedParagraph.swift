import SegueGeometry

/// A paragraph as glyphs, before it is broken into lines.
struct ShapedParagraph {
  /// A glyph and the character it belongs to.
  struct Glyph {
    var face: Int?
    var glyph: UInt32
    /// Which of the paragraph's units it is part of.
    var unit: Int
    var advance: Double
    var offset: Point
  }

  /// What is set with one call: neighbors in one font and one direction.
  private struct Run {
    var units: Range<Int>
    var face: Int?
    var isRightToLeft: Bool
  }

  let units: [TextUnit]
  /// From left to right.
  private(set) var glyphs: [Glyph] = []
  /// Points that each unit takes, with its tracking.
  private(set) var advances: [Double]
  /// Where each unit's glyphs are among all; empty for a unit that has none.
  private var places: [Range<Int>]

  /// Sets a paragraph of a text, which is given as its bytes.
  init(
    _ units: [TextUnit],
    of text: UnsafeBufferPointer<UInt8>,
    font: SystemFont,
    book: FontBook,
    buffer: OpaquePointer
  ) {
    self.units = units
    advances = Array(repeating: 0, count: units.count)
    places = Array(repeating: 0..<0, count: units.count)
    let directions = Self.directions(of: units)
    let isRightToLeft = units.lazy.compactMap(\.isRightToLeft).first ?? false
    var runs = Self.runs(of: units, directions: directions, font: font, book: book)
    if isRightToLeft { runs.reverse() }
    for run in runs { append(run, of: text, font: font, book: book, buffer: buffer) }
  }

  /// The glyphs of neighboring units, from left to right.
  ///
  /// - Complexity: Grows with the part of the line between the outermost of them.
  func glyphs(of part: Range<Int>) -> [Glyph] {
    let places = places[part].filter { !$0.isEmpty }
    guard let first = places.map(\.lowerBound).min(), let end = places.map(\.upperBound).max() else {
      return []
    }
    return glyphs[first..<end].filter { part ~= $0.unit }
  }

  /// Digits, spaces and punctuation between letters of one direction have it too; others have the paragraph's.
  ///
  /// Two levels of the bidirectional algorithm, UAX #9: enough for labels, whose texts have no embeddings.
  private static func directions(of units: [TextUnit]) -> [Bool] {
    let base = units.lazy.compactMap(\.isRightToLeft).first ?? false
    var result = Array(repeating: base, count: units.count)
    var before = base
    var index = 0
    while index < units.count {
      if let own = units[index].isRightToLeft {
        result[index] = own
        before = own
        index += 1
        continue
      }
      let next = units[index...].firstIndex { $0.isRightToLeft != nil } ?? units.count
      let after = next < units.count ? units[next].isRightToLeft ?? base : base
      for neutral in index..<next { result[neutral] = before == after ? before : base }
      index = next
    }
    // Numbers read from left to right in any text.
    for index in units.indices where units[index].scalar.properties.numericType == .decimal {
      result[index] = false
    }
    return result
  }

  private static func runs(
    of units: [TextUnit],
    directions: [Bool],
    font: SystemFont,
    book: FontBook
  ) -> [Run] {
    var runs: [Run] = []
    for index in units.indices {
      let face = book.face(of: font, for: units[index].scalar)
      if let last = runs.last, last.face == face, last.isRightToLeft == directions[index] {
        runs[runs.count - 1].units = last.units.lowerBound..<index + 1
      } else {
        runs.append(Run(units: index..<index + 1, face: face, isRightToLeft: directions[index]))
      }
    }
    return runs
  }

  private mutating func append(
    _ run: Run,
    of text: UnsafeBufferPointer<UInt8>,
    font: SystemFont,
    book: FontBook,
    buffer: OpaquePointer
  ) {
    let first = glyphs.count
    if let face = run.face {
      let part =
        units[run.units.lowerBound].bytes.lowerBound..<units[run.units.upperBound - 1].bytes.upperBound
      book.faces[face].shape(text, part: part, size: font.size, buffer: buffer) {
        glyph,
        cluster,
        advance,
        offset in
        let unit = unit(at: cluster, in: run.units)
        glyphs.append(Glyph(face: face, glyph: glyph, unit: unit, advance: advance, offset: offset))
      }
    } else {
      for unit in run.isRightToLeft ? Array(run.units.reversed()) : Array(run.units) {
        let advance = (TypesetText.missingWidth + 0.1) * font.size
        glyphs.append(Glyph(face: nil, glyph: 0, unit: unit, advance: advance, offset: .zero))
      }
    }
    track(first, by: font.tracking)
    for index in first..<glyphs.count {
      let unit = glyphs[index].unit
      advances[unit] += glyphs[index].advance
      places[unit] = (places[unit].isEmpty ? index : places[unit].lowerBound)..<index + 1
    }
  }

  /// Adds the tracking after the last glyph of each unit.
  private mutating func track(_ first: Int, by points: Double) {
    for index in first..<glyphs.count
    where index + 1 == glyphs.count || glyphs[index + 1].unit != glyphs[index].unit {
      glyphs[index].advance += points
    }
  }

  /// The unit of a run that a byte of the text is in.
  private func unit(at byte: Int, in run: Range<Int>) -> Int {
    var (low, high) = (run.lowerBound, run.upperBound - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if units[middle].bytes.lowerBound <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
