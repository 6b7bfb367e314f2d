public import SegueDocuments
import SegueGeometry
public import SegueModel
import SegueTransitions

/// What is found in a program without anybody looking at it.
public enum ProgramCheck {
  /// How long a run that does not end is followed, in seconds.
  private static let patience = 60.0

  /// What the compiler warns of, and how the program behaves: at its start and, between stock screens, in each of its
  /// transitions.
  public static func findings(of program: BuiltProgram, on device: Device) -> [Diagnostic] {
    var findings = program.warningsInFiles
    do throws(RunnerError) {
      let start = try ProgramRun(program, on: device)
      let names: [String?] = [nil] + start.availableTransitions.map(\.name)
      for name in names {
        let found = problem(in: start, after: name, opening: program.opening)
        if let found, !findings.contains(found) { findings.append(found) }
      }
      findings += start.notes.map { note in
        Diagnostic(
          severity: .warning,
          message: note.text,
          file: note.file ?? program.opening.file,
          line: note.file == nil ? program.opening.line : note.line
        )
      }
    } catch {
      findings += DocumentError(error, in: program.opening.file).diagnostics
    }
    return findings
  }

  /// What is wrong with a run that a transition begins, or nothing but the program's start.
  private static func problem(in start: ProgramRun, after name: String?, opening: ProgramOpening)
    -> Diagnostic?
  {
    var run = start
    if let name { run.handle(.trigger(name)) }
    while run.isAnimating, run.stalledTransition == nil, run.time < patience {
      run.advance(to: run.time + 0.25)
    }
    if let failure = run.failureByNow { return DocumentError(failure).diagnostics.first }
    let what = name.map { "'\($0)'" } ?? "the program"
    var message: String?
    if run.stalledTransition != nil {
      message = "the animator of \(what) has not called completeTransition: input is refused from then on"
    } else if run.isAnimating {
      message = "\(what) still moves after \(Int(clamping: patience)) seconds"
    }
    return message.map { Diagnostic(severity: .warning, message: $0, file: opening.file, line: opening.line) }
  }
}
