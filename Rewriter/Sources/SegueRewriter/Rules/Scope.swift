/// A type or an extension that the code being read lies in.
struct Scope {
  /// The type as code names it.
  var name: String
  /// Its number in the survey; nil for a type that the files do not declare.
  var type: Int?
  var isProtocol: Bool
  var isClass: Bool
}
