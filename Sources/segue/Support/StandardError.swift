import SegueExport
import SegueScenes

/// Where diagnostics go, so that standard output holds results only.
enum StandardError {
  static func print(_ text: String) { StandardStream.error.write(Array((text + "\n").utf8)) }

  static func print(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { print(diagnostic.rendered()) }
  }
}
