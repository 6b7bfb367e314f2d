import SegueDocuments
import SegueExport
import SegueScenes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where diagnostics go, so that standard output holds results only.
enum StandardError {
  /// Whether whoever reads it shows colours and wants them.
  static var isColored: Bool { isatty(STDERR_FILENO) == 1 && (Environment.value("NO_COLOR") ?? "").isEmpty }

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
