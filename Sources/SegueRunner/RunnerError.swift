public import SegueDocuments

/// Why a program cannot be built or played.
public enum RunnerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no compiler.
  case noCompiler
  /// The compiler cannot be used; the text says why.
  case compiler(String)
  /// What `segue` is built with is not where it should be; the text says what was looked for.
  case missing(String)
  /// A folder or a file cannot be used.
  case file(String)
  /// The sources do not compile, or have what cannot be had.
  case sources(DocumentError)
  /// Nothing in the sources can be played; the text says what was looked for.
  case nothingToPlay(String)
  /// The program has ended, or does not answer.
  case program(ProgramFailure)

  /// There are files, and nothing to play in them.
  public static let nothingInFiles = RunnerError.nothingToPlay(
    "nothing in these files can be played: looked for a #Preview, an app's or a scene's delegate, a class that conforms to "
      + "UIViewControllerAnimatedTransitioning, a presentation controller, and a view controller or view with init(); "
      + "add a #Preview { … } that makes one"
  )

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .noCompiler:
      "there is no swiftc: install Swift from swift.org, or put its folder on PATH"
    case .compiler(let text), .missing(let text), .file(let text), .nothingToPlay(let text): text
    case .sources(let error): error.rendered()
    case .program(let failure): failure.description
    }
  }
}

/// How a program has come to its end.
public struct ProgramFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What happened, in one sentence.
  public var message: String
  /// Where in the user's own sources, if that is known.
  public var file: String?
  /// The line there, counted from 1.
  public var line: Int
  /// The text of that line, as it was then.
  public var sourceLine: String?
  /// The last lines that it printed.
  public var log: [String]

  /// Creates a failure; see the properties.
  public init(message: String, file: String? = nil, line: Int = 0, log: [String] = []) {
    (self.message, self.file, self.line, self.log) = (message, file, line, log)
  }

  /// `file:line: error: message`, as compilers write it.
  public var description: String {
    guard let file else { return message }
    return "\(TextSanitizer.visible(file)):\(line): error: \(message)"
  }
}
