/// How large a scene may grow; beyond is an error, never a wait.
enum SceneLimits {
  /// Bytes of a file.
  static let fileSize = 1 << 20
  /// Levels of nesting, in YAML and in expressions.
  static let depth = 64
  /// Layers, after `repeat` and `grid` have been written out.
  static let layers = 10_000
  /// Bytes of an expression.
  static let expressionLength = 2_000
  /// Nodes of an expression, tokens filled in.
  static let expressionNodes = 4_000
  /// What the values of all layers together may weigh, copies counted: numbers, operators and points of paths.
  static let weight = 400_000
  /// A number's magnitude, in points or whatever its unit is: products of many still are finite.
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
  /// Findings reported.
  static let findings = 100
  /// Presets, tokens and parameters that stand within one another.
  static let substitutions = 16
}
