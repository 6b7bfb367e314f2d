import SegueDocuments

/// Where a program comes from, to be built again whenever its files have changed.
public struct ProgramSource: Sendable {
  private let builder: ProgramBuilder
  private let arguments: [String]
  private let opening: String?

  /// Names what is to be built.
  ///
  /// - Parameters:
  ///   - builder: What builds it.
  ///   - arguments: Swift files, and folders of them.
  ///   - opening: The name of what is played; nil for the likeliest.
  public init(_ builder: ProgramBuilder, _ arguments: [String], opening: String?) {
    (self.builder, self.arguments, self.opening) = (builder, arguments, opening)
  }

  /// The files that there are now.
  public var files: [String] {
    arguments.flatMap { $0.hasSuffix(".swift") ? [$0] : SwiftFolder.files(in: $0) }
  }

  /// The storyboards and nibs that there are now beside the files, which the program reads as it starts.
  public var interfaces: [String] { ResourceFiles(beside: files).interfaces }

  /// Builds the program from what the files hold now.
  ///
  /// - Throws: `RunnerError`; what is wrong in the files is at the user's own lines.
  public func built() throws(RunnerError) -> BuiltProgram { try builder.build(files, opening: opening) }
}
