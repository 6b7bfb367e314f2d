/// The measures of UIKit's system font at a size: what labels are laid out by.
///
/// San Francisco itself may not be shipped. Its ascender, descender and tracking are known, so lines are as high as
/// UIKit's, and Inter's letters with that tracking are as wide to within half a point.
public struct SystemFont: Hashable, Sendable {
  /// The size in points.
  public var size: Double
  /// Whether it is `UIFont.boldSystemFont(ofSize:)`, whose weight is semibold.
  public var isBold: Bool

  /// Creates the font; a size that is not a positive number counts as 0.
  public init(size: Double, isBold: Bool = false) {
    self.size = size > 0 && size < 1e6 ? size : 0
    self.isBold = isBold
  }

  /// Points from the top of a line to its baseline: `UIFont.ascender`.
  public var ascender: Double { size * 1950 / 2048 }

  /// Points from the baseline to the bottom of a line: `-UIFont.descender`.
  public var descender: Double { size * 494 / 2048 }

  /// Points from one baseline to the next: `UIFont.lineHeight`, as San Francisco has no leading.
  public var lineHeight: Double { ascender + descender }

  /// Points added after each character; a straight line between the sizes of Apple's table.
  public var tracking: Double {
    guard size > 0 else { return 0 }
    let table = Self.trackings
    let place = min(max(size, table[0].size), table[table.count - 1].size)
    let next = table.firstIndex { $0.size >= place } ?? table.count - 1
    guard next > 0, table[next].size > place else { return table[next].thousandths * size / 1000 }
    let (low, high) = (table[next - 1], table[next])
    let part = (place - low.size) / (high.size - low.size)
    return (low.thousandths + (high.thousandths - low.thousandths) * part) * size / 1000
  }

  /// Whether the letters are those for headings; San Francisco passes from one to the other between 17 and 28 points.
  var isDisplay: Bool { size >= 20 }

  /// The style of its letters.
  var style: FontStyle { FontStyle(isBold: isBold, isDisplay: isDisplay) }

  /// Thousandths of an em by size: Human Interface Guidelines, Typography, tracking values of SF Pro on iOS.
  private static let trackings: [(size: Double, thousandths: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11),
    (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8), (49, 7), (51, 7), (52, 6), (56, 6),
    (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
  ]
}
