import SegueDocuments

/// Where the sources of the library are, and where what is built of them is kept.
public struct RunnerHome: Hashable, Sendable {
  /// The folder with `Sources` and `Rewriter`.
  let sources: String
  /// The folder for what is built; it may be removed at any time.
  let cache: String

  /// Creates a home with these folders.
  init(sources: String, cache: String) { (self.sources, self.cache) = (sources, cache) }

  /// Finds both: the sources beside the program, where an install has them, or in the package that it was built in.
  ///
  /// - Throws: `RunnerError.missing` or `.file`.
  public static func find() throws(RunnerError) -> RunnerHome {
    RunnerHome(sources: try findSources(), cache: try findCache())
  }

  private static func findSources() throws(RunnerError) -> String {
    let own = Environment.value("SEGUE_SOURCES")
    let program = Files.ownPath ?? ""
    var tried: [String] = own.map { [$0] } ?? [Files.folder(of: program) + "/../share/segue/uikit"]
    var folder = Files.folder(of: program)
    while own == nil, folder != "/", folder != "." {
      folder = Files.folder(of: folder)
      tried.append(folder)
    }
    for path in tried where FileReader.isFolder(path + "/Sources/SegueUIKit") {
      return Files.realPath(path) ?? path
    }
    throw .missing(
      "the sources of SegueUIKit are not where this program is: 'make install' puts them beside it, or "
        + "SEGUE_SOURCES names their folder"
    )
  }

  private static func findCache() throws(RunnerError) -> String {
    let base: String
    if let named = Environment.value("XDG_CACHE_HOME"), named.hasPrefix("/") {
      base = named
    } else if let home = Environment.value("HOME") {
      base = home + "/.cache"
    } else {
      throw .file("there is no folder for what is built: set XDG_CACHE_HOME, or HOME")
    }
    let cache = base + "/segue/run"
    try Files.makeFolder(cache)
    let probe = cache + "/.writable"
    try Files.write("", to: probe)
    return cache
  }
}
