import SegueDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `segue-rewrite`: a program of its own, so that nothing of swift-syntax is in this one.
struct RewriterTool: Hashable, Sendable {
  let path: String

  /// The tool, beside this program or in its package; built there if it is nowhere.
  static func ready(
    _ home: RunnerHome,
    _ toolchain: Toolchain,
    progress: (Double) -> Void
  ) throws(RunnerError) -> RewriterTool {
    let package = home.sources + "/Rewriter"
    let beside = Files.folder(of: Files.ownPath ?? "") + "/segue-rewrite"
    let built = ["release", "debug"].map { "\(package)/.build/\($0)/segue-rewrite" }
    let cached = home.cache + "/rewriter"
    let all = [Environment.value("SEGUE_REWRITE"), beside].compactMap(\.self) + built
    if let path = all.first(where: { access($0, X_OK) == 0 }) { return RewriterTool(path: path) }
    let key = SourceKey(
      of: [package + "/Sources", home.sources + "/Sources/SegueDocuments"],
      with: toolchain.version
    )
    let tool = RewriterTool(path: cached + "/debug/segue-rewrite")
    if access(tool.path, X_OK) == 0, key.isNoted(in: cached + "/built") { return tool }
    guard FileReader.isFile(package + "/Package.swift") else {
      throw .missing("'segue-rewrite' is not beside this program: 'make install' puts it there")
    }
    let arguments = [
      toolchain.program("swift"), "build", "--package-path", package, "--scratch-path", cached,
      "--product", "segue-rewrite",
    ]
    let run = try ToolRun.run(arguments) { bytes in UIKitLibrary.part(of: bytes).map(progress) }
    guard run.code == 0 else {
      let log = home.cache + "/rewriter.log"
      try? Files.write(run.outputText + run.errorText, to: log)
      throw .compiler("segue-rewrite does not build with \(toolchain.version): '\(log)' says why")
    }
    try key.note(in: cached + "/built")
    return tool
  }

  /// Rewrites files into a folder.
  ///
  /// - Throws: `RunnerError.sources` with every error.
  func rewrite(_ files: [String], into folder: String) throws(RunnerError) -> RewrittenSources {
    let run = try ToolRun.run([path] + files + ["-o", folder, "--json", "--no-entry"])
    guard let json = JSONReader.value(of: run.output) else {
      let text = run.errorText.split(separator: "\n").first.map(String.init) ?? "it says nothing"
      throw .file(text.hasPrefix("error: ") ? String(text.dropFirst(7)) : text)
    }
    let sources = RewrittenSources(json, folder: folder)
    if run.code != 0 { throw .sources(DocumentError(diagnostics: sources.diagnostics)) }
    return sources
  }
}
