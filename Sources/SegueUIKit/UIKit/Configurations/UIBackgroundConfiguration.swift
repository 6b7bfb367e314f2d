public import Foundation

/// What is behind the contents of a cell.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The colour; nil is the tint.
  public var backgroundColor: UIColor?
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// The room around it, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of a line around it.
  public var strokeColor: UIColor?
  /// The width of that line, in points.
  public var strokeWidth: CGFloat = 0
  /// A view of the app's behind everything.
  public var customView: UIView?
  /// A picture behind everything.
  public var image: UIImage?

  private init(_ color: UIColor?) { backgroundColor = color }

  /// Nothing.
  public static func clear() -> Self { Self(.clear) }
  /// What is behind a row of a plain list.
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// What is behind a row of a list in groups.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// What is behind a row of a list.
  public static func listCell() -> Self { listGroupedCell() }
  /// What is behind a header of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.systemBackground) }
  /// What is behind a header of a list in groups.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  /// What is behind a row at the side of an app.
  public static func listSidebarCell() -> Self { Self(.clear) }

  /// The same in every state: what is selected is shown by the cell itself.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
