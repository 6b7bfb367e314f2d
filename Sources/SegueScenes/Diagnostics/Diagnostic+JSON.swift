extension Diagnostic {
  /// The diagnostic as one JSON object, as `check --json` prints it.
  public var json: String {
    var members = [
      "\"file\":\(JSONText.quoted(file))", "\"line\":\(line)", "\"column\":\(column)", "\"length\":\(length)",
      "\"severity\":\"\(severity.rawValue)\"", "\"message\":\(JSONText.quoted(message))",
    ]
    if let hint { members.append("\"hint\":\(JSONText.quoted(hint))") }
    return "{\(members.joined(separator: ","))}"
  }
}

extension SceneError {
  /// A JSON array of all diagnostics.
  public var json: String { "[\(diagnostics.map(\.json).joined(separator: ","))]" }
}
