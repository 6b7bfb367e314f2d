import SegueDocuments

/// What a program's last words say: why it ended, and at which of the user's lines.
struct CrashReport {
  let log: ProgramLog
  let end: ProcessEnd
  let sources: [BuiltSource]

  /// A failure with the message given, or one that the log has.
  func failure(_ message: String?) -> ProgramFailure {
    let (file, line) = Self.place(in: log, of: sources) ?? (nil, 0)
    let own = Array(ProgramLog.split(log.lines).own.suffix(20))
    var failure = ProgramFailure(message: message ?? reason, file: file, line: line, log: own)
    failure.sourceLine = file.flatMap { CompilerOutput.sourceLine(line, of: $0) }
    return failure
  }

  private var reason: String {
    for line in log.lines.reversed() {
      if let range = line.firstRange(of: "Fatal error: ") { return String(line[range.upperBound...]) }
      if let range = line.firstRange(of: "Fatal error") { return String(line[range.lowerBound...]) }
    }
    switch end.signal {
    case 9, 15: return "the program was ended from outside"
    case 4, 5:
      return "the program has trapped: a forced unwrapping, a cast, an index or a sum that does not fit"
    case 11, 7: return "the program has crashed: it may have called itself without end"
    case .some(let signal): return "the program has crashed, by signal \(signal)"
    case nil:
      return end.code == 0
        ? "the program has ended by itself" : "the program has ended with exit code \(end.code)"
    }
  }

  /// The first place of the user's own in a program's last words: `Program/Card.swift:12: Fatal error`, or
  /// `at /…/Card.swift:12:7`.
  ///
  /// In a trace that was asked for, the innermost decides: if it has no line, no other is where the program is.
  static func place(in log: ProgramLog, of sources: [BuiltSource]) -> (String, Int)? {
    for line in log.trace {
      if let place = sources.place(in: line) { return place.line.map { (place.file, $0) } }
    }
    for line in ProgramLog.split(log.lines).lastWords {
      if let place = sources.place(in: line), let number = place.line { return (place.file, number) }
    }
    return nil
  }
}
