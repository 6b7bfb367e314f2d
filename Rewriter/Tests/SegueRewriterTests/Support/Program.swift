import Foundation
import SegueRewriter

/// Rewritten files, compiled against the stubs.
enum Program {
  /// The stubs as a library, built once for all tests.
  static let library: Result<TemporaryFolder, any Error> = Result {
    let folder = try TemporaryFolder()
    for stub in Fixtures.stubs { try folder.write(stub.path, stub.text) }
    let result = try Tool.run(
      [
        "swiftc", "-swift-version", "5", "-parse-as-library", "-emit-module", "-emit-library",
        "-suppress-warnings",
      ]
        + ["-module-name", "SegueUIKit", "-o", "libSegueUIKit.so"] + Fixtures.stubs.map(\.path),
      in: folder.path
    )
    guard result.status == 0 else { throw Failure(output: result.output) }
    return folder
  }

  struct Failure: Error { var output: String }

  /// What the compiler says of rewritten files; empty if it takes them.
  static func errors(in rewriting: Rewriting, version: String = "5") throws -> String {
    let folder = try write(rewriting)
    let result = try compile(
      folder,
      rewriting,
      ["-typecheck", "-suppress-warnings", "-swift-version", version]
    )
    return result.status == 0 ? "" : String(result.output.prefix(4000))
  }

  /// What a program prints.
  static func output(of rewriting: Rewriting) throws -> String {
    let folder = try write(rewriting)
    let library = try Self.library.get().path
    let link = ["-L", library, "-lSegueUIKit", "-Xlinker", "-rpath", "-Xlinker", library, "-o", "program"]
    let result = try compile(folder, rewriting, ["-swift-version", "5", "-suppress-warnings"] + link)
    guard result.status == 0 else { throw Failure(output: String(result.output.prefix(4000))) }
    return try Tool.run(["./program"], in: folder.path).output
  }

  private static func write(_ rewriting: Rewriting) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (file, name) in zip(rewriting.files, rewriting.outputNames) { try folder.write(name, file.text) }
    try folder.write(Rewriting.programName, rewriting.program)
    return folder
  }

  private static func compile(_ folder: TemporaryFolder, _ rewriting: Rewriting, _ options: [String]) throws
    -> Tool.Result
  {
    let library = try Self.library.get().path
    let module = ["-module-alias", "UIKit=SegueUIKit", "-I", library, "-parse-as-library"]
    let names = rewriting.outputNames + [Rewriting.programName]
    return try Tool.run(["swiftc"] + options + module + names, in: folder.path)
  }
}
