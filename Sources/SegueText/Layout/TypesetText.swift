package import SegueGeometry
package import SegueStage

/// A text set in a box: its glyphs with their places, in points from the box's upper left corner.
package struct TypesetText: Sendable {
  /// A glyph in its place.
  package struct Glyph: Hashable, Sendable {
    /// The number of its face in the font book; nil for a box in place of a character that no font has.
    package var face: Int?
    /// The glyph's number in that face.
    package var glyph: UInt32
    /// Where it begins on its baseline.
    package var origin: Point
  }

  /// A glyph that is a picture, in its place.
  package struct Picture: Hashable, Sendable {
    /// The picture.
    package var image: StageImage
    /// Its place, with y downwards.
    package var frame: Rect
  }

  /// A line from its left end.
  package struct Line: Hashable, Sendable {
    /// Its glyphs, from left to right.
    package var glyphs: Range<Int>
    /// Where it begins on its baseline.
    package var origin: Point
    /// Points to the end of its last character but spaces.
    package var width: Double
    /// Whether `…` stands for the rest of the text.
    package var isTruncated: Bool
  }

  /// The size of the font in points.
  package var fontSize: Double
  /// The glyphs of all lines.
  package var glyphs: [Glyph] = []
  /// Those of them that are pictures, whose outlines are empty.
  package var pictures: [Picture] = []
  /// The lines from top to bottom.
  package var lines: [Line] = []

  /// Points that the longest line takes.
  package var width: Double { lines.reduce(0) { max($0, $1.width) } }

  /// The width of the box that stands for a character that no font has, in ems.
  static let missingWidth = 0.6

  /// That box, in ems, with y upwards: a frame as high as a capital letter.
  package static let missingOutline: Path = {
    func corners(_ inset: Double) -> [Point] {
      let (right, top) = (missingWidth - inset, 0.705 - inset)
      return [
        Point(x: 0.05 + inset, y: inset), Point(x: right, y: inset), Point(x: right, y: top),
        Point(x: 0.05 + inset, y: top),
      ]
    }
    var path = Path()
    for corners in [corners(0), corners(0.06).reversed()] {
      path.elements += corners.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
      path.elements.append(.close)
    }
    return path
  }()
}
