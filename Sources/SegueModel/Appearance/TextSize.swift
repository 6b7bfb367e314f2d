/// The user's preferred text size: UIKit's content size categories.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The accessibility sizes.
  case ax1 = "AX1"
  case ax2 = "AX2"
  case ax3 = "AX3"
  case ax4 = "AX4"
  case ax5 = "AX5"

  /// What a device comes with.
  public static let standard = TextSize.large

  /// The size of a name, in whatever case it is written; nil where there is none.
  public init?(named name: String) {
    let lowered = name.lowercased()
    guard let size = TextSize.allCases.first(where: { $0.rawValue.lowercased() == lowered }) else {
      return nil
    }
    self = size
  }

  /// Its place among all, from the smallest.
  public var index: Int { TextSize.allCases.firstIndex(of: self) ?? 0 }

  /// The size so many steps larger, as far as there are any.
  public func larger(by steps: Int) -> TextSize {
    let sizes = TextSize.allCases
    return sizes[min(max(index + steps, 0), sizes.count - 1)]
  }
}
