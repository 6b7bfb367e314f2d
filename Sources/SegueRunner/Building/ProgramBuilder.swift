import SegueDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Builds programs from a user's files, again and again.
public struct ProgramBuilder: Sendable {
  private let home: RunnerHome
  private let toolchain: Toolchain
  private let library: UIKitLibrary
  private let rewriter: RewriterTool

  /// Finds the compiler, and builds the library and the rewriter unless that was done before.
  ///
  /// - Parameter progress: Called with what is built, and a part of it from 0 to 1.
  /// - Throws: `RunnerError` that says what is missing, and what to do.
  public init(progress: (String, Double) -> Void = { _, _ in }) throws(RunnerError) {
    toolchain = try Toolchain.find()
    home = try RunnerHome.find()
    library = try UIKitLibrary.ready(home, toolchain) { progress("UIKit", $0) }
    rewriter = try RewriterTool.ready(home, toolchain) { progress("the rewriter", $0) }
  }

  /// The most files of one program: an app's own are far fewer.
  private static let mostFiles = 2000

  /// Whether files can be read, which is better asked before minutes go into what builds them.
  ///
  /// - Throws: `RunnerError.file` of the first that cannot, or of too many.
  public static func checkReadable(_ files: [String]) throws(RunnerError) {
    guard files.count <= mostFiles else {
      throw .file(
        "\(files.count) Swift files are more than one app's (\(mostFiles) at most): name the folder of the app"
      )
    }
    for file in files {
      let isReadable = access(file, R_OK) == 0
      let reason = isReadable ? "it is not a file" : String(cString: strerror(errno)).lowercased()
      guard isReadable, FileReader.isFile(file) else {
        throw .file("cannot read '\(TextSanitizer.visible(file))': \(reason)")
      }
    }
  }

  /// What can be played of some files, the likeliest first.
  public func openings(of files: [String]) throws(RunnerError) -> [ProgramOpening] {
    let folder = try workFolder(for: files)
    let sources = try rewriter.rewrite(files, into: folder + "/sources")
    return ProgramOpening.all(in: sources, storyboards: ResourceFiles(beside: files).openings)
  }

  /// Builds a program.
  ///
  /// - Parameters:
  ///   - files: The files of one module.
  ///   - name: What is to be played of it, by its name; nil for the likeliest.
  /// - Returns: The program, which can be started any number of times.
  /// - Throws: `RunnerError.sources` with each error at the user's own line.
  public func build(_ files: [String], opening name: String? = nil) throws(RunnerError) -> BuiltProgram {
    let folder = try workFolder(for: files)
    let resources = ResourceFiles(beside: files)
    let stamps = [String: FileStamp?](of: files + resources.interfaces)
    let sources = try rewriter.rewrite(files, into: folder + "/sources")
    let opening = try ProgramOpening.chosen(name, in: sources, storyboards: resources.openings)
    let entry = folder + "/sources/SegueEntry.swift"
    let object = folder + "/program.o"
    let warnings = try compile(sources, opening, entry, to: object)
    guard files.allSatisfy({ stamps[$0] == FileStamp(of: $0) }) else {
      throw .file("a file has changed while it was compiled: save it again")
    }
    removeLeftovers(in: folder)
    let program = folder + "/program-\(getpid())-\(ProgramNumber.next())"
    try link(object, to: program)
    return BuiltProgram(
      executable: Executable(path: program),
      opening: opening,
      sources: sources.files.map { BuiltSource(file: $0.path, output: $0.output) },
      stamps: stamps,
      warnings: sources.diagnostics + warnings,
      symbolizer: toolchain.program("llvm-symbolizer")
    )
  }

  private func workFolder(for files: [String]) throws(RunnerError) -> String {
    guard !files.isEmpty else { throw .nothingToPlay("there are no Swift files here") }
    let real = files.map { Files.realPath($0) ?? $0 }
    let folder = home.cache + "/programs/" + SourceKey(of: [], with: real.joined(separator: "\n")).text
    try Files.makeFolder(folder)
    return folder
  }

  /// Removes the programs of processes that are gone.
  private func removeLeftovers(in folder: String) {
    for name in FileReader.names(in: folder) where name.hasPrefix("program-") {
      let owner = name.split(separator: "-").dropFirst().first.flatMap { pid_t($0) }
      if let owner, kill(owner, 0) != 0, errno == ESRCH { unlink(folder + "/" + name) }
    }
  }

  /// Compiles the sources with their entry, in which stock screens are what the sources' protocols ask for.
  ///
  /// What a protocol asks for may be more than its text says: a conformance that does not compile is left out, and then
  /// those that needed it. Nor does an animator's property have to be what its name and type seem to say.
  private func compile(
    _ sources: RewrittenSources,
    _ opening: ProgramOpening,
    _ entry: String,
    to object: String
  ) throws(RunnerError) -> [Diagnostic] {
    var head = Self.entry(opening.expression)
    var plain = opening.plainExpression.map(Self.entry)
    var conformances = opening.kind == .transition ? StockConformances(sources.types) : nil
    while true {
      try Files.write(head + (conformances?.text ?? ""), to: entry)
      do throws(RunnerError) {
        return try compile(sources, entry, to: object)
      } catch .sources(let error) {
        let lines = error.diagnostics.filter(\.isOfEntry).map(\.line)
        let first = head.count { $0 == "\n" } + 1
        if let fewer = conformances?.without(Set(lines.map { $0 - first })) {
          conformances = fewer
        } else if let less = plain, !lines.isEmpty {
          (head, plain) = (less, nil)
        } else {
          throw .sources(error)
        }
      }
    }
  }

  private static func entry(_ expression: String) -> String {
    """
    import UIKit

    @main enum SegueEntry {
      @MainActor static func opening() -> SegueOpening { \(expression) }
      @MainActor static func main() { segueProgram().run(opening()) }
    }

    """
  }

  private func compile(
    _ sources: RewrittenSources,
    _ entry: String,
    to object: String
  ) throws(RunnerError) -> [Diagnostic] {
    var arguments = [toolchain.program("swift-frontend"), "-c"]
    arguments += sources.files.map(\.output) + [sources.program, entry]
    arguments += ["-target", toolchain.triple, "-module-alias", "UIKit=SegueUIKit", "-swift-version", "5"]
    arguments += [
      "-Onone", "-gline-tables-only", "-suppress-warnings", "-parse-as-library", "-module-name", "Program",
      "-o", object,
    ]
    arguments += ["-module-cache-path", home.cache + "/modules"]
    for folder in library.modules { arguments += ["-I", folder] }
    let run = try ToolRun.run(arguments)
    let output = CompilerOutput(run.errorText, of: sources)
    guard run.code == 0 else {
      guard output.errors.isEmpty else { throw .sources(DocumentError(diagnostics: output.errors)) }
      throw .compiler("swiftc has failed: \(Self.cause(of: run.errorText))")
    }
    return output.warnings
  }

  /// What a compiler says that has failed without an error: of one that has crashed, what it was at, `for 'f()' (at …)`.
  static func cause(of output: String) -> String {
    let lines = output.split(separator: "\n")
    guard let place = lines.last(where: { $0.contains("for '") && $0.contains("(at ") }),
      let start = place.firstRange(of: "for '")
    else { return lines.first.map(String.init) ?? "it says nothing" }
    return "it has crashed at \(place[start.lowerBound...].dropFirst(4))"
  }

  /// The toolchain's libraries that an app's code may use through UIKit, Foundation, Dispatch and the standard library.
  private static let libraries = [
    "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser", "swiftRegexBuilder",
    "swiftObservation", "swiftSynchronization", "swiftGlibc", "swiftDispatch", "dispatch", "BlocksRuntime",
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "swiftSwiftOnoneSupport", "m",
  ]

  private func link(_ object: String, to program: String) throws(RunnerError) {
    let resources = toolchain.resources + "/linux"
    let machine = toolchain.triple.split(separator: "-").first ?? "x86_64"
    var arguments = [toolchain.program("clang"), "-fuse-ld=lld", "-o", program, object]
    arguments += ["\(resources)/\(machine)/swiftrt.o", "-L", resources, "-L", library.folder, "-lSegueUIKit"]
    // Whatever a program may have come to by what it imports; what it does not use is not loaded.
    arguments += ["-Wl,--as-needed"] + Self.libraries.map { "-l" + $0 }
    arguments += ["-Wl,-rpath,\(resources)", "-Wl,-rpath,\(library.folder)"]
    let run = try ToolRun.run(arguments)
    guard run.code == 0 else {
      throw .compiler("the program does not link: \(run.errorText.split(separator: "\n").first ?? "")")
    }
  }
}

extension Diagnostic {
  /// Whether it is in the file that is written for a program's beginning.
  fileprivate var isOfEntry: Bool { file.split(separator: "/").last == "SegueEntry.swift" }
}
