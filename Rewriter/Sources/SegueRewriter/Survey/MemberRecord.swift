/// A member of a type or of an extension, as it is declared.
struct MemberRecord {
  enum Kind { case method, property, initializer, `subscript` }

  /// A parameter of a method or an initializer.
  struct Parameter: Hashable {
    /// The argument's label; `_` for none.
    var label: String
    var name: String
    /// The type as written, in one line, without a default value.
    var type: String
    var hasDefault: Bool
    var isVariadic: Bool
  }

  var kind: Kind
  /// The base name, without backticks.
  var name: String
  var parameters: [Parameter] = []
  /// The type of the result or of the property as written, in one line; nil for none or `Void`.
  var type: String?
  var traits: Traits
  var isGeneric = false
  var isThrowing = false
  var isAsync = false
  /// For properties, whether code that sees it may set it: a `var` that is not computed without a setter.
  var isSettable = false
  /// For properties, whether they are stored, and whether what they begin with is written or nil.
  var isStored = false
  var hasValue = false
  /// For initializers, `init?` and `init!`.
  var isFailable = false
  var conditions: [String]
  var file: Int
  /// The declaration's bytes with its attributes, without the trivia around it.
  var range: Range<Int>

  var labels: [String] { parameters.map(\.label) }

  /// `tap(_:with:)`, or `tap` without parameters, as code names it.
  var reference: String {
    let base = SwiftName.escaped(name)
    return parameters.isEmpty ? base : base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// Whether a value of the method's type can be passed on: no `inout`, no varying number, nothing generic.
  var isPassable: Bool {
    !isGeneric && !isAsync && type?.hasPrefix("some ") != true && type != "Self"
      && parameters.allSatisfy {
        !$0.isVariadic && !$0.type.hasPrefix("inout ") && !$0.type.hasPrefix("some ")
      }
  }

  /// Whether both are the same to a class and its subclass.
  func isRedeclared(by other: MemberRecord) -> Bool {
    kind == other.kind && name == other.name && labels == other.labels
      && traits.isStatic == other.traits.isStatic
  }

  /// The selector or the key by which Objective-C finds it.
  var objectiveCName: String {
    if let name = traits.objectiveCName { return name }
    guard kind == .method else { return name }
    return ObjectiveCName.selector(name, labels: labels, isThrowing: isThrowing, isAsync: isAsync)
  }
}
