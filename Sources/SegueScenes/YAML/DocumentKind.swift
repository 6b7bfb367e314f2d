/// The purpose of a YAML document, with the wording for its error messages.
package enum DocumentKind: Hashable, Sendable {
  case scene, configuration

  /// The words that follow "not part of".
  var language: String {
    switch self {
    case .scene: "the scene language"
    case .configuration: "the configuration"
    }
  }

  /// The words for the document itself.
  var noun: String {
    switch self {
    case .scene: "a scene"
    case .configuration: "a configuration"
    }
  }

  /// Advice on what to do instead of sharing a node; it precedes the advice on quotes.
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
