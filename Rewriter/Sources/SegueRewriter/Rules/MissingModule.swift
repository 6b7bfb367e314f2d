import SegueDocuments

/// An import of a module that is not there, and that is left out.
struct MissingModule {
  var name: String
  var file: ParsedFile
  var range: Range<Int>

  private var hint: String {
    switch name {
    case "SwiftUI": "a '#Preview' of a view controller does without it"
    case "PlaygroundSupport": "make what is live a '#Preview { … }'"
    case _ where AppleModules.missing.contains(name):
      "leave out what uses it, or put it behind '#if canImport(\(name))'"
    default: "give the files of '\(name)' too; then name it with '--own-module \(name)'"
    }
  }

  /// A warning for each module at its first import, with the number of the others: every file of an app may have one.
  static func warnings(_ all: [MissingModule]) -> [Diagnostic] {
    let counts = Dictionary(grouping: all, by: \.name).mapValues(\.count)
    var said: Set<String> = []
    return all.filter { said.insert($0.name).inserted }.map { one in
      let others = (counts[one.name] ?? 1) - 1
      let more = others == 0 ? "" : ", as in \(others) other place\(others == 1 ? "" : "s")"
      let message = "there is no module '\(one.name)' here: the import is left out" + more
      return one.file.diagnostic(message, at: one.range, severity: .warning, hint: one.hint)
    }
  }
}
