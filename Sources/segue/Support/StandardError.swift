import SegueExport
import SegueScenes

/// Where diagnostics go, so that standard output holds results only.
enum StandardError {
  /// Prints lines; what a terminal might obey in them is made visible.
  ///
  /// There is nobody to tell where it fails.
  static func print(_ text: String) {
    try? StandardStream.error.writeLine(text)
  }

  static func print(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { print(diagnostic.rendered()) }
  }
}
