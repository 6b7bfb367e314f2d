public import SegueStage

/// The user's preferred text size: UIKit's content size categories.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
  /// The sizes that every user can choose, smallest first.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The accessibility sizes: larger than the others, smallest first.
  case ax1 = "AX1", ax2 = "AX2", ax3 = "AX3", ax4 = "AX4", ax5 = "AX5"

  /// The size that a device ships with.
  public static let standard = TextSize.large

  /// Creates the size with a name, in upper or lower case; nil if there is none.
  public init?(named name: String) {
    let lowered = name.lowercased()
    guard let size = TextSize.allCases.first(where: { $0.rawValue.lowercased() == lowered }) else {
      return nil
    }
    self = size
  }

  /// The position among all sizes, from 0 for the smallest.
  public var index: Int { TextSize.allCases.firstIndex(of: self) ?? 0 }

  /// The size a number of steps larger, or smaller if it is negative; stops at the largest and the smallest.
  public func larger(by steps: Int) -> TextSize {
    let sizes = TextSize.allCases
    return sizes[min(max(index + steps, 0), sizes.count - 1)]
  }
}

/// UIKit's text styles, whose fonts follow the user's text size.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The styles of `UIFont.TextStyle`, largest first.
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// The font's size in points, from the Human Interface Guidelines' table of Dynamic Type sizes.
  public func points(at size: TextSize) -> Double { table[size.index] }

  /// The font's weight.
  public var weight: FontStyle.Weight { self == .headline ? .semibold : .regular }

  /// The font's sizes in points, from the smallest text size to the largest.
  private var table: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
