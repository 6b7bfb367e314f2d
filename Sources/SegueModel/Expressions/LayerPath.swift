public import SegueGeometry

/// A path to a layer: a screen or a role, then the names of layers, as in `home/list/card`.
///
/// Any name after the first can be `*`, which stands for every sublayer there, as in `home/list/*/title`.
public struct LayerPath: Hashable, Sendable, CustomStringConvertible {
  /// A first component that stands for a layer by the part it plays, instead of naming a screen.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// The view of the screen that the transition leaves.
    case from
    /// The view of the screen that the transition leads to.
    case to
    /// The transition's container view; the next name is that of a layer that the transition added.
    case container
    /// The layer that was tapped for the push or the presentation.
    case hit
    /// The superlayer of the layer being laid out.
    case parent
    /// The first layer that the running or the last gesture moves.
    case drag
  }

  /// The screen or role, then the names of layers; not empty.
  public var components: [String]
  /// Where the path is written.
  public var source: SourceRange

  /// Creates a path from its components, of which there must be at least one.
  public init(components: [String], source: SourceRange = .none) {
    self.components = components
    self.source = source
  }

  /// Creates a path from its written form, which has components separated by `/`.
  public init(_ text: String) {
    self.init(components: text.split(separator: "/").map(String.init))
  }

  /// The role that the path begins with; nil if it begins with a screen.
  public var role: Role? { components.first.flatMap(Role.init(rawValue:)) }
  /// Whether the last name is `*`, so that the path stands for all sublayers of a layer.
  public var isWildcard: Bool { components.last == "*" }
  /// The written form.
  public var description: String { components.joined(separator: "/") }
}
