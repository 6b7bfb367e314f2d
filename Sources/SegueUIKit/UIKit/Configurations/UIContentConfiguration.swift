public import Foundation

/// What a view's contents are, apart from the view: a value that makes views, and changes with the state of what they are in.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A view of the contents.
  func makeContentView() -> any UIView & UIContentView
  /// The contents in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether a configuration is of the type that it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What contents may depend on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Where they are shown.
  var traitCollection: UITraitCollection { get set }
  /// What an app adds.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A key of what an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// Where it is shown.
  public var traitCollection: UITraitCollection
  /// Whether it can not be used.
  public var isDisabled = false
  /// Whether it is being touched.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus of a keyboard, which nothing has.
  public var isFocused = false
  /// Whether it is pinned to an edge.
  public var isPinned = false
  private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { added[key] }
    set { added[key] = newValue }
  }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// Where it is shown.
  public var traitCollection: UITraitCollection
  /// Whether it can not be used.
  public var isDisabled = false
  /// Whether it is being touched.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus of a keyboard, which nothing has.
  public var isFocused = false
  /// Whether it is pinned to an edge.
  public var isPinned = false
  /// Whether it is edited.
  public var isEditing = false
  /// Whether it is pushed aside; none is.
  public var isSwiped = false
  /// Whether what it stands for is unfolded.
  public var isExpanded = false
  /// Whether it is being moved; none is.
  public var isReordering = false
  private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { added[key] }
    set { added[key] = newValue }
  }
}
