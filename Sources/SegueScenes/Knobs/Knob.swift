public import SegueGeometry
public import SegueModel

/// A literal of a scene file that can be tuned: a number, a colour or a curve's name, with its place and what it means there.
public struct Knob: Hashable, Sendable {
  /// Which literal it is, whatever is tuned around it.
  public struct ID: Hashable, Sendable {
    /// The keys that lead to the value; an item of a list is `[2]`.
    public var keys: [String]
    /// Its number among the knobs of the value.
    public var index: Int

    /// Names a literal.
    public init(keys: [String], index: Int) {
      self.keys = keys
      self.index = index
    }
  }

  /// What the literal says.
  public enum Value: Hashable, Sendable {
    /// As written: 50 for `50%`, 15 for `15deg`.
    case number(Double)
    /// In the light appearance.
    case color(Color)
    /// A timing curve by its name.
    case curve(NamedCurve)
  }

  public var id: ID
  /// What it is called where it stands, `duration`, `ratio`, `x1`.
  public var name: String
  public var kind: Kind
  /// What it does in its formula, `× W` or `−`, or its number among others of the same name; empty where the name says
  /// all.
  public var detail = ""
  public var value: Value
  /// As the file has it.
  public var text: String
  /// Exactly the bytes that tuning replaces.
  public var source: SourceRange

  /// The keys as a path with the literal's own name, `transitions/open/ease ratio`, without items' numbers.
  public var title: String { title(below: 0) }

  /// The title without so many keys at its beginning.
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
