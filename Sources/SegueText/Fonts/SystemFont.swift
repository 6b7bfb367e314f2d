public import SegueStage

/// The measures of UIKit's system font at a size: what labels are laid out by.
///
/// San Francisco itself may not be shipped. Its ascender, descender and tracking are known, so lines are as high as
/// UIKit's, and Inter's letters with that tracking are as wide to within half a point. JetBrains Mono stands for San
/// Francisco Mono, Nunito for San Francisco Rounded, each spaced to be as wide.
public struct SystemFont: Hashable, Sendable {
  /// The size in points.
  public var size: Double
  /// What its letters look like.
  public var style: FontStyle

  /// Creates the font; a size that is not a positive number counts as 0.
  public init(size: Double, style: FontStyle = .regular) {
    self.size = size > 0 && size < 1e6 ? size : 0
    self.style = style
  }

  /// Points from the top of a line to its baseline: `UIFont.ascender`.
  public var ascender: Double { size * 1950 / 2048 }

  /// Points from the baseline to the bottom of a line: `-UIFont.descender`.
  public var descender: Double { size * 494 / 2048 }

  /// Points from one baseline to the next: `UIFont.lineHeight`, as San Francisco has no leading.
  public var lineHeight: Double { ascender + descender }

  /// Points from the baseline to the top of capital letters: `UIFont.capHeight`.
  public var capHeight: Double { size * 1443 / 2048 }

  /// Points from the baseline to the top of an x: `UIFont.xHeight`.
  public var xHeight: Double { size * 1078 / 2048 }

  /// Points added after each character.
  public var tracking: Double {
    guard size > 0 else { return 0 }
    switch style.design {
    case .standard: return ems * size
    case .rounded: return (ems + (isDisplay ? Self.roundedDisplay : Self.roundedText)) * size
    case .monospaced: return Self.monospaced * size
    }
  }

  /// Ems to add after each character of San Francisco; a straight line between the sizes of Apple's table.
  private var ems: Double {
    let table = Self.trackings
    let place = min(max(size, table[0].size), table[table.count - 1].size)
    let next = table.firstIndex { $0.size >= place } ?? table.count - 1
    guard next > 0, table[next].size > place else { return table[next].thousandths / 1000 }
    let (low, high) = (table[next - 1], table[next])
    let part = (place - low.size) / (high.size - low.size)
    return (low.thousandths + (high.thousandths - low.thousandths) * part) / 1000
  }

  /// Whether the letters are those for headings; San Francisco passes from one to the other between 17 and 28 points.
  var isDisplay: Bool { size >= 20 }

  /// Its letters.
  var cut: FontCut { FontCut(style: style, isDisplay: isDisplay) }

  /// What Nunito's letters lack to be as wide as Inter's in running text, in ems: San Francisco Rounded's are as wide as
  /// San Francisco's.
  private static let roundedText = 0.027
  /// The same for headings, whose letters are closer.
  private static let roundedDisplay = -0.015
  /// San Francisco Mono's characters are 1266/2048 em wide, JetBrains Mono's 0.6.
  private static let monospaced = 1266.0 / 2048 - 0.6

  /// Thousandths of an em by size: Human Interface Guidelines, Typography, tracking values of SF Pro on iOS.
  private static let trackings: [(size: Double, thousandths: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11),
    (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8), (49, 7), (51, 7), (52, 6), (56, 6),
    (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
  ]
}
