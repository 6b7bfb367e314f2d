/// What the end of a file adds to one of its protocols, so that nobody has to implement what was optional.
struct ProtocolDefaults {
  var protocolName: String
  var members: [String]
  var conditions: [String]
}

extension ProtocolDefaults {
  /// The default of an optional method: it asks the table, where a subclass may have put its own.
  ///
  /// Returns nil for what cannot be called by name.
  static func method(_ method: MemberRecord, isPublic: Bool) -> String? {
    guard method.isPassable, !method.traits.isStatic else { return nil }
    var names: [String] = []
    let parameters = method.parameters.enumerated().map { index, parameter in
      let name = parameter.name == "_" ? "_\(index)" : SwiftName.escaped(parameter.name)
      names.append(name)
      let label = parameter.label == name ? "" : parameter.label + " "
      return "\(label)\(name): \(parameter.type)"
    }
    let send = sending(SwiftName.quoted(method.objectiveCName), names)
    let head =
      "\(isPublic ? "public " : "")func \(SwiftName.escaped(method.name))(\(parameters.joined(separator: ", ")))"
    guard let type = method.type else { return "\(head) { \(send) }" }
    return "\(head) -> \(OptionalType.of(type)) { \(send) as? \(OptionalType.wrapped(type)) }"
  }

  /// The property by which an optional method is had without being called.
  static func methodName(_ name: String, _ labels: [String]) -> String {
    "_segueMethod_" + ([name] + labels.map { $0 == "_" ? "" : $0 }).joined(separator: "_")
  }

  /// An optional method as a value: nil of an object that has none.
  static func value(_ method: MemberRecord, isPublic: Bool) -> String? {
    guard method.isPassable, !method.traits.isStatic else { return nil }
    let names = method.parameters.indices.map { "_\($0)" }
    let arguments = zip(names, method.parameters).map { $1.label == "_" ? $0 : "\($1.label): \($0)" }
    let types = method.parameters.map(\.type).joined(separator: ", ")
    let isForced = method.type.map { !OptionalType.isOptional($0) } ?? false
    let call =
      "self.\(SwiftName.escaped(method.name))(\(arguments.joined(separator: ", ")))\(isForced ? "!" : "")"
    let body = "{ \(names.isEmpty ? "" : names.joined(separator: ", ") + " in ")\(call) }"
    let selector = SwiftName.quoted(method.objectiveCName)
    return
      "\(isPublic ? "public " : "")var \(methodName(method.name, method.labels)): ((\(types)) -> \(method.type ?? "Void"))? "
      + "{ SegueTable.has(\(selector), self) ? \(body) : nil }"
  }

  /// An optional property, read through the table.
  static func property(_ property: MemberRecord, isPublic: Bool) -> String? {
    guard let type = property.type, !property.traits.isStatic else { return nil }
    let name = SwiftName.escaped(property.name)
    let value = "SegueTable.value(forKey: \(SwiftName.quoted(property.objectiveCName)), of: self)"
    return
      "\(isPublic ? "public " : "")var \(name): \(OptionalType.of(type)) { \(value) as? \(OptionalType.wrapped(type)) }"
  }

  private static func sending(_ name: String, _ arguments: [String]) -> String {
    "SegueTable.send(\(name), to: self, [\(arguments.joined(separator: ", "))])"
  }
}

/// The text of types that may be optional.
enum OptionalType {
  static func isOptional(_ type: String) -> Bool {
    type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }

  /// The type, made optional if it is not.
  static func of(_ type: String) -> String {
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    if isOptional(type) { return type }
    return type.contains { " &".contains($0) } ? "(\(type))?" : type + "?"
  }

  /// The type without its optional.
  static func wrapped(_ type: String) -> String {
    if type.hasSuffix("?") || type.hasSuffix("!") { return String(type.dropLast()) }
    return isOptional(type) ? String(type.dropFirst("Optional<".count).dropLast()) : type
  }
}
