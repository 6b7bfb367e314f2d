/// A type as it is declared, with the members of its body.
struct TypeRecord {
  enum Kind: String { case `class`, `struct`, `enum`, actor, `protocol` }

  var kind: Kind
  /// The names of the types it lies in and its own: `Outer.Inner`.
  var path: [String]
  /// What follows the colon, as written.
  var inherited: [String]
  var traits: Traits
  /// Whether it or a type it lies in has generic parameters.
  var isGeneric: Bool
  /// Whether it is declared in a body of code.
  var isLocal: Bool
  var conditions: [String]
  var file: Int
  /// The bytes of its name.
  var nameRange: Range<Int>
  /// The offset of its closing brace.
  var closingBrace: Int
  var members: [MemberRecord] = []
  /// Of an enum, the cases without associated values.
  var cases: [String] = []
  /// Of an enum, those with some.
  var casesWithValues: [CaseRecord] = []
  /// What its body casts a transition's screens to.
  var screens: [ScreenCast] = []

  var name: String { path.last ?? "" }
  var dotted: String { path.map(SwiftName.escaped).joined(separator: ".") }
}

/// A case of an enum, with its associated values.
struct CaseRecord {
  var name: String
  var values: [MemberRecord.Parameter]
}

/// An extension, with the members of its body.
struct ExtensionRecord {
  /// The extended type as written.
  var extended: String
  /// The types that the extension lies in.
  var inherited: [String]
  var traits: Traits
  var isConstrained: Bool
  var conditions: [String]
  var file: Int
  var range: Range<Int>
  var members: [MemberRecord] = []
  /// What its body casts a transition's screens to.
  var screens: [ScreenCast] = []
}
