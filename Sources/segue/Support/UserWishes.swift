import SeguePreviewer

/// The user's configuration, where the environment does not say otherwise.
struct UserWishes {
  let configuration: Configuration

  /// What the command starts with; a variable of the environment comes before a line of the file.
  let defaults: Configuration.Defaults

  /// Reads the user's file.
  static func load() throws -> UserWishes {
    UserWishes(try Configuration.load(Environment.value), environment: Environment.value)
  }

  /// Leaves out what these variables decide.
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
