/// A member that Objective-C would find by name: a line of a generated table.
struct TableEntry: Hashable {
  /// The type that has the member, as code names it.
  var owner: String
  /// The call on the table, without the table.
  var call: String
  /// The conditions of `#if` around the declaration.
  var conditions: [String]
}

extension MemberRecord {
  /// The call that puts the member into a table.
  ///
  /// - Parameters:
  ///   - owner: The type that has the member, as code names it.
  ///   - isOverloaded: Whether the member's name alone is ambiguous.
  ///   - aliases: The names that the files give types, which may be functions.
  /// - Returns: The call, without the table.
  func tableCall(owner: String, isOverloaded: Bool, aliases: Set<String>) -> String {
    let name = SwiftName.quoted(objectiveCName)
    switch kind {
    case .property: return "property(\(name), \\\(owner).\(SwiftName.escaped(self.name)))"
    default:
      // UIKit's own methods have the bare names as well: `dismiss` is two methods of a controller that adds one.
      if parameters.contains(where: { $0.mayBeFunction(aliases) }) {
        return "method(\(name)) \(taking(owner: owner, isOverloaded: isOverloaded))"
      }
      if isOverloaded || parameters.isEmpty { return "method(\(name)) \(closure(owner: owner))" }
      return "method(\(name), \(owner).\(reference))"
    }
  }

  /// The method as a closure that takes its arguments one by one: the compiler fails on packs that hold functions.
  private func taking(owner: String, isOverloaded: Bool) -> String {
    let arguments = parameters.map { parameter in
      let bare = parameter.type.replacing("@escaping ", with: "")
      let value = "try arguments.next(\(isOverloaded ? "as: (\(bare)).self" : ""))"
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    let call = "object.\(SwiftName.escaped(name))(\(arguments.joined(separator: ", ")))"
    return
      "{ (object: \(owner), arguments: inout SegueArguments) -> Any? in .some(\(isThrowing ? "try " : "")\(call)) }"
  }

  /// The method as a closure, which says the types: a cast would say an isolation too, which is not known.
  private func closure(owner: String) -> String {
    let names = parameters.indices.map { "_\($0)" }
    let list = zip(names, parameters).map { "\($0): \($1.type)" }.joined(separator: ", ")
    let arguments = zip(names, parameters).map { $1.label == "_" ? $0 : "\($1.label): \($0)" }
    let call = "object.\(SwiftName.escaped(name))(\(arguments.joined(separator: ", ")))"
    let head = "(\(list))\(isThrowing ? " throws" : "") -> \(type ?? "Void")"
    return "{ (object: \(owner)) in { \(head) in \(isThrowing ? "try " : "")\(call) } }"
  }
}

extension MemberRecord.Parameter {
  /// Whether the type is a function, has one in it, or has a name that the files give a type.
  fileprivate func mayBeFunction(_ aliases: Set<String>) -> Bool {
    type.contains("->") || aliases.contains { type.contains($0) }
  }
}

extension SwiftName {
  /// A text as a literal of Swift.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"", "\\": result += "\\\(character)"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
