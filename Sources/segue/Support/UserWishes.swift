import SeguePreviewer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The user's configuration, minus what the environment overrides.
struct UserWishes {
  let configuration: Configuration

  /// The command's defaults; environment variables take precedence over the file.
  let defaults: Configuration.Defaults

  /// Reads the user's file.
  ///
  /// Throws `DocumentError` if the file is invalid.
  static func load() throws -> UserWishes {
    UserWishes(try Configuration.load(Environment.value), environment: Environment.value)
  }

  /// Drops the defaults that variables override.
  init(_ configuration: Configuration, environment: (String) -> String?) {
    func isSet(_ name: String) -> Bool { environment(name)?.isEmpty == false }
    self.configuration = configuration
    var defaults: Configuration.Defaults = configuration.defaults
    if isSet("SEGUE_COLORS") || isSet("NO_COLOR") { defaults.colors = nil }
    if isSet("SEGUE_GLYPHS") { defaults.glyphs = nil }
    if isSet("SEGUE_SCREEN") { defaults.screen = nil }
    if isSet("SEGUE_FIDELITY") { defaults.fidelity = nil }
    if isSet("SEGUE_CELL_ASPECT") { defaults.cellAspect = nil }
    self.defaults = defaults
  }
}

/// The process's environment.
enum Environment {
  /// The value of a variable; nil if it is unset or not UTF-8, since no message could name its file.
  static func value(_ name: String) -> String? { getenv(name).flatMap { String(validatingCString: $0) } }
}
