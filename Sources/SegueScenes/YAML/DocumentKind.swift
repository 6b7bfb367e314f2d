/// What a YAML document is for, in the words of its complaints.
package enum DocumentKind: Hashable, Sendable {
  case scene, configuration

  /// After "not part of".
  var language: String {
    switch self {
    case .scene: "the scene language"
    case .configuration: "the configuration"
    }
  }

  /// As a thing.
  var noun: String {
    switch self {
    case .scene: "a scene"
    case .configuration: "a configuration"
    }
  }

  /// What to do instead of sharing a node, before the advice on quotes.
  var sharingHint: String {
    switch self {
    case .scene: "share values with 'tokens' and 'presets'; "
    case .configuration: "write the value again; "
    }
  }

  var emptyHint: String {
    switch self {
    case .scene: "'segue new NAME' writes a scene to start from"
    case .configuration: "'segue config' prints one to start from"
    }
  }
}
