public import Foundation

/// How a list of rows looks.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The look.
  public let appearance: Appearance
  /// Whether rows have lines between them.
  public var showsSeparators = true
  /// What is above a section.
  public var headerMode = HeaderMode.none
  /// What is below a section.
  public var footerMode = FooterMode.none
  /// The colour behind the rows; nil for that of the look.
  public var backgroundColor: UIColor?
  /// The room above a header, in points; headers have what they have by themselves.
  public var headerTopPadding: CGFloat? {
    didSet { SegueHost.current.note("the room above the headers of a list has no effect") }
  }
  /// What a row offers as it is pushed aside; rows are not.
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? {
    didSet { noteActions() }
  }
  /// What a row offers as it is pushed aside; rows are not.
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? {
    didSet { noteActions() }
  }

  /// Creates a list of a look.
  public init(appearance: Appearance) { self.appearance = appearance }

  private func noteActions() { SegueHost.current.note("the rows of a list cannot be pushed aside") }

  /// What is behind the rows.
  var ground: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }

  /// The look of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Rows in groups.
    case grouped
    /// Rows in groups with round corners.
    case insetGrouped
    /// At the side of an app.
    case sidebar
    /// At the side of an app, without a ground.
    case sidebarPlain
  }
  /// What is above a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none
    /// A view that the data source makes.
    case supplementary
    /// The first row.
    case firstItemInSection
  }
  /// What is below a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none
    /// A view that the data source makes.
    case supplementary
  }
}

/// How a row of a list looks by its place.
@MainActor
struct ListRow: Equatable {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether there is a line below it.
  let hasSeparator: Bool
  /// Its round corners.
  let corners: CACornerMask

  init(_ list: UICollectionLayoutListConfiguration, _ index: Int, of count: Int) {
    appearance = list.appearance
    let isGrouped = [.grouped, .insetGrouped].contains(appearance)
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    let isHeader = index < first
    hasSeparator =
      list.showsSeparators && !isHeader && !(isGrouped && index == count - 1)
      && ![.sidebar, .sidebarPlain].contains(appearance)
    var corners: CACornerMask = []
    if appearance == .insetGrouped {
      if index == first { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if index == count - 1 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    self.corners = isHeader ? [] : corners
    isEdge = isHeader
  }

  /// A header or a footer.
  init(edgeOf list: UICollectionLayoutListConfiguration) {
    (appearance, hasSeparator, corners, isEdge) = (list.appearance, false, [], true)
  }

  /// Whether it is a header or a footer.
  private let isEdge: Bool

  /// What is behind it.
  var background: UIBackgroundConfiguration {
    switch appearance {
    case .plain: isEdge ? .listPlainHeaderFooter() : .listPlainCell()
    case .grouped, .insetGrouped: isEdge ? .listGroupedHeaderFooter() : .listGroupedCell()
    case .sidebar, .sidebarPlain: .listSidebarCell()
    }
  }
}
