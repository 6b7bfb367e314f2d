import ArgumentParser
import SegueBench
import SegueDocuments
import SegueExport
import SegueImages
import SeguePreviewer
import SegueScenes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What an error says on standard error, and the exit code it ends with.
struct ErrorReport {
  /// The exit codes of the command contract.
  enum Code {
    static let done: Int32 = 0
    static let wrongInput: Int32 = 1
    static let usage: Int32 = 2
  }

  private let message: String
  private let code: Int32

  init(_ error: any Error) {
    if let message = Self.message(aboutInput: error) {
      self.message = message
      code = Code.wrongInput
    } else {
      message = Self.inOneStyle(Segue.fullMessage(for: error))
      code = Self.code(Segue.exitCode(for: error))
    }
  }

  /// Help and the like go to standard output, errors to standard error.
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

  /// Nil where the error is not about what the program was given to read or write.
  private static func message(aboutInput error: any Error) -> String? {
    switch error {
    case let error as DocumentError, PreviewerError.scene(let error):
      error.rendered()
    case let error as RunError: "error: \(error)"
    case let error as OutputFile.Failure: "error: \(error)"
    case let error as PixelClip.Failure: "error: \(error)"
    case let error as ImageError: "error: \(error)"
    case PreviewerError.unknownTransition(let name, let available):
      "error: \(RunError.unknownTransition(name, available: available))"
    case PreviewerError.terminal(let text): "error: \(text)"
    default: nil
    }
  }

  /// The argument parser's errors as all others are written.
  private static func inOneStyle(_ message: String) -> String {
    let head = "Error: "
    return message.hasPrefix(head) ? "error: " + message.dropFirst(head.count) : message
  }

  private static func code(_ code: ExitCode) -> Int32 {
    code == .validationFailure ? Code.usage : code.rawValue
  }
}
