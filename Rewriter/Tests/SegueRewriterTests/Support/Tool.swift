import Foundation

/// Programs that tests run.
enum Tool {
  struct Result {
    var status: Int32
    var output: String
  }

  /// Runs a program of the search path, and returns what it printed on both outputs.
  static func run(_ arguments: [String], in folder: String) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  /// The program of this package that was built with the tests.
  static var rewriter: String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "segue-rewrite").path
  }
}
