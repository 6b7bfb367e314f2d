import ArgumentParser
import SegueBench
import SegueCode
import SegueDocuments
import SegueExport
import SegueImages
import SeguePreviewer
import SegueRunner
import SegueScenes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An error's message on standard error, and its exit code.
struct ErrorReport {
  /// The exit codes of the command contract.
  enum Code {
    static let done: Int32 = 0
    static let wrongInput: Int32 = 1
    static let usage: Int32 = 2
  }

  private let message: String
  private let code: Int32

  /// The report of an error that a command of the program has thrown.
  init(_ error: any Error, in program: any ParsableCommand.Type) {
    if let message = Self.message(aboutInput: error) {
      self.message = message
      code = Code.wrongInput
    } else {
      message = Self.inOneStyle(program.fullMessage(for: error))
      code = Self.code(program.exitCode(for: error))
    }
  }

  /// Prints help and the like on standard output and errors on standard error, then exits.
  func printAndExit() -> Never {
    if code == Code.done {
      do {
        try StandardStream.output.writeLine(message)
      } catch {
        StandardError.print("error: \(error)")
        exit(Code.wrongInput)
      }
    } else if !message.isEmpty {
      StandardError.print(message)
    }
    exit(code)
  }

  /// The message of an error in the program's input or output; nil for other errors.
  private static func message(aboutInput error: any Error) -> String? {
    switch error {
    case let error as DocumentError, PreviewerError.scene(let error):
      error.rendered()
    case let error as RunError: "error: \(error)"
    case RunnerError.sources(let error): error.rendered()
    case RunnerError.program(let failure) where failure.file != nil: failure.description
    case let error as RunnerError: "error: \(error)"
    case let error as RevisionError: "error: \(error)"
    case let error as RecordingError: "error: \(error)"
    case let error as SweepError: "error: \(error)"
    case let error as CodeError: "error: \(error)"
    case let error as OutputFile.Failure: "error: \(error)"
    case let error as PixelClip.Failure: "error: \(error)"
    case let error as ImageError: "error: \(error)"
    case PreviewerError.unknownTransition(let name, let available):
      "error: \(RunError.unknownTransition(name, available: available))"
    case PreviewerError.terminal(let text): "error: \(text)"
    default: nil
    }
  }

  /// Puts the argument parser's errors in the style of all others.
  private static func inOneStyle(_ message: String) -> String {
    let head = "Error: "
    return message.hasPrefix(head) ? "error: " + message.dropFirst(head.count) : message
  }

  private static func code(_ code: ExitCode) -> Int32 {
    code == .validationFailure ? Code.usage : code.rawValue
  }
}

/// Prints diagnostics, so that standard output holds only results.
enum StandardError {
  /// Whether standard error is a terminal and colours are not refused.
  static var isColored: Bool { isatty(STDERR_FILENO) == 1 && (Environment.value("NO_COLOR") ?? "").isEmpty }

  /// Prints lines, making control characters visible.
  ///
  /// Failures are ignored, since there is nowhere to report them.
  static func print(_ text: String) {
    try? StandardStream.error.writeLine(text)
  }

  static func print(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { print(diagnostic.rendered()) }
  }
}
