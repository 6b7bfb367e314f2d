public import SegueGeometry
import SegueModel

/// A literal of a scene file that can be tuned: a number, a colour or a curve's name, with its place and meaning.
public struct Knob: Hashable, Sendable {
  /// The identity of a literal, which stays the same while values around it are tuned.
  public struct ID: Hashable, Sendable {
    /// The keys that lead to the value; an item of a list is `[2]`.
    public var keys: [String]
    /// The index among the literals of that value.
    public var index: Int

    /// Creates the identity of the literal at an index of the value at `keys`.
    public init(keys: [String], index: Int) {
      self.keys = keys
      self.index = index
    }
  }

  /// The value of a literal.
  public enum Value: Hashable, Sendable {
    /// A number as written: 50 for `50%`, 15 for `15deg`.
    case number(Double)
    /// A colour, in the light appearance.
    case color(Color)
    /// A timing curve, by its name.
    case curve(NamedCurve)
  }

  /// The identity of the literal, which tuning does not change.
  public var id: ID
  /// The literal's name within its value: `duration`, `ratio`, `x1`.
  public var name: String
  /// What the literal measures.
  public var kind: Kind
  /// Its role in a formula, `× W` or `−`, or its number among literals of the same name; empty if the name suffices.
  public var detail = ""
  /// The value, as written.
  public var value: Value
  /// The literal's text in the file.
  public var text: String
  /// The bytes that tuning replaces.
  public var source: SourceRange

  /// The keys as a path with the literal's name, `transitions/open/ease ratio`, without list indices.
  public var title: String { title(below: 0) }

  /// Returns the title without its first `depth` keys.
  public func title(below depth: Int) -> String {
    let keys = id.keys.dropFirst(depth).filter { !$0.hasPrefix("[") }
    let name: String = detail.isEmpty ? self.name : "\(self.name) \(detail)"
    guard let last = keys.last else { return name }
    // `frame x` and `opacity from` begin with the key themselves.
    let isNamedByKey = self.name == last || self.name.hasPrefix(last + " ")
    return (isNamedByKey ? keys.dropLast() + [name] : keys.dropLast() + ["\(last) \(name)"]).joined(
      separator: "/"
    )
  }
}
