public import SegueGeometry

/// A way to a layer: a screen or a role, then names, `home/list/card`; the last name may be `*`, any child.
public struct LayerPath: Hashable, Sendable, CustomStringConvertible {
  /// First components that stand for a layer of the running transition instead of a screen.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case from
    case to
    case container
    case hit
    /// The layer being laid out's superlayer.
    case parent
    /// The gesture's first tracked layer, as dragged.
    case drag
  }

  public var components: [String]
  public var source: SourceRange

  /// Creates a path from its components, of which there is at least one.
  public init(components: [String], source: SourceRange = .none) {
    self.components = components
    self.source = source
  }

  /// Creates a path from its written form.
  public init(_ text: String) {
    self.init(components: text.split(separator: "/").map(String.init))
  }

  public var role: Role? { components.first.flatMap(Role.init(rawValue:)) }
  public var isWildcard: Bool { components.last == "*" }
  public var description: String { components.joined(separator: "/") }
}
