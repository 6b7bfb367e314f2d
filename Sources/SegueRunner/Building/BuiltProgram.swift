public import SegueDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that can be started, as long as somebody has the value.
public struct BuiltProgram: Sendable {
  let executable: Executable
  /// What it is opened with.
  public let opening: ProgramOpening
  let sources: [BuiltSource]
  /// The user's files and the storyboards and nibs beside them, as they were before they were read.
  package let stamps: [String: FileStamp?]
  /// What the compiler and the rewriter warn of.
  public let warnings: [Diagnostic]
  /// The toolchain's program that knows the lines of a program's code.
  let symbolizer: String

  /// The user's files.
  public var files: [String] { sources.map(\.file) }

  /// Those that are about the user's files, not about what was generated.
  public var warningsInFiles: [Diagnostic] { warnings.filter { $0.file.hasSuffix(".swift") } }
}

/// A program's file, removed with the last that could start it: each save makes another one.
final class Executable: Sendable {
  let path: String

  init(path: String) { self.path = path }

  deinit { unlink(path) }
}
