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
  /// The line that puts the member into a table.
  ///
  /// - Parameters:
  ///   - owner: The type that has it, as code names it.
  ///   - isOverloaded: Whether the name alone is ambiguous, so that the type must be given too.
  func tableCall(owner: String, isOverloaded: Bool) -> String {
    let name = SwiftName.quoted(objectiveCName)
    switch kind {
    case .property: return "property(\(name), \\\(owner).\(SwiftName.escaped(self.name)))"
    default:
      // UIKit's own methods have the bare names as well: `dismiss` is two methods of a controller that adds one.
      let cast = isOverloaded || parameters.isEmpty ? " as \(functionType(owner: owner))" : ""
      return "method(\(name), \(owner).\(reference)\(cast))"
    }
  }

  private func functionType(owner: String) -> String {
    let parameters = parameters.map(\.type).joined(separator: ", ")
    return "@MainActor (\(owner)) -> @MainActor (\(parameters))\(isThrowing ? " throws" : "") -> \(type ?? "Void")"
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
