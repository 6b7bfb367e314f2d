import SegueDocuments

/// The limits on the size of a scene; exceeding one is an error instead of a long wait.
enum SceneLimits {
  /// Bytes of a file.
  static let fileSize = YAMLReader.largestFile
  /// Levels of nesting, in YAML and in expressions.
  static let depth = YAMLReader.deepest
  /// Layers, after `repeat` and `grid` are expanded.
  static let layers = 10_000
  /// Bytes of an expression.
  static let expressionLength = 2_000
  /// Nodes of an expression, with tokens substituted.
  static let expressionNodes = 4_000
  /// The weight of the values of all layers together, including copies: numbers, operators and points of paths.
  static let weight = 400_000
  /// A number's magnitude, in points or its own unit; even products of many stay finite.
  static let number = 1e9
  /// Bytes of a path's data.
  static let pathLength = 200_000
  /// Characters of a text.
  static let textLength = 20_000
  /// Words of `lorem`.
  static let loremWords = 3_000
  /// Bytes of a picture's file.
  static let pictureSize = 32 << 20
  /// Pixels of all pictures of a scene, 4 bytes each.
  static let picturePixels = 1 << 26
  /// Errors reported, and warnings; a scene is read no further once there are as many errors.
  static let findings = 100
  /// Presets and components in use, each counted as 16 and everything that can be named in it.
  static let useCost = 1_000_000
  /// Bytes of all files that a scene includes.
  static let includedSize = YAMLReader.largestFile
  /// Files that a scene includes.
  static let includedFiles = 32
  /// Nesting of presets, tokens and parameters within one another.
  static let substitutions = 16
}
