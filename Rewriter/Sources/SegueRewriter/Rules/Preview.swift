/// A `#Preview` of a file.
struct Preview {
  /// The generated function's name.
  var function: String
  /// The name that the preview is given, as written: an expression of Swift.
  var title: String?
  /// The traits as written, without their dots: `landscapeLeft`.
  var traits: [String]
  var line: Int
  var conditions: [String]
}

/// A type with `@main` or what came before it.
struct EntryPoint {
  var attribute: String
  var typeName: String
  var file: Int
  var range: Range<Int>
  var conditions: [String]
}
