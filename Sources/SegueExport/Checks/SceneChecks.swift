import SegueCells
public import SegueDocuments
import SegueGeometry
import SegueModel
public import SegueScenes
public import SegueTransitions

/// A failed check, or a warning from one.
public struct CheckFinding: Hashable, Sendable {
  /// The message, with its place in the scene file.
  public var diagnostic: Diagnostic
  /// If a golden frame differs: the expected frame beside the actual one.
  public var comparison: GoldenComparison?

  /// Creates a finding.
  public init(diagnostic: Diagnostic, comparison: GoldenComparison? = nil) {
    self.diagnostic = diagnostic
    self.comparison = comparison
  }
}

/// Runs the checks that a scene carries.
public enum SceneChecks {
  /// The picture that a golden frame holds.
  private static let picture = FramePicture(
    size: GridSize(columns: 80, rows: 24),
    glyphs: .eighths,
    colors: .truecolor
  )

  /// What drawing one takes of a `CheckBudget`.
  private static let goldenFrame = 50_000

  /// A check that does not hold, and the frame concerned.
  private struct Broken {
    var message: String
    /// A command that fixes it.
    var hint: String?
    var comparison: GoldenComparison?
  }

  /// What does not hold, at the places of the checks.
  ///
  /// In a scene without checks all scripts and transitions are linted, and every finding is a warning. What a budget does
  /// not suffice for is named in a finding of its own.
  public static func findings(of file: SceneFile, budget: CheckBudget = CheckBudget()) -> [CheckFinding] {
    var faults: [EvaluationFault] = []
    var budget = budget
    let size = file.scene.size
    let promises = file.scene.checks
    let checks = promises.isEmpty ? usualChecks(of: file.scene) : promises
    var findings: [CheckFinding] = []
    for (index, check) in checks.enumerated() {
      budget.spend(size)
      let broken = broken(check, in: file, &faults, &budget)
      let isCut = budget.isSpent || findings.count + broken.count > mostFindings
      for found in broken.prefix(mostFindings - findings.count) + (isCut ? [unchecked(checks[index...])] : [])
      {
        var diagnostic =
          promises.isEmpty
          ? file.warning(found.message, at: check.source) : file.error(found.message, at: check.source)
        diagnostic.hint = found.hint
        findings.append(CheckFinding(diagnostic: diagnostic, comparison: found.comparison))
      }
      if isCut { break }
    }
    let idle = idleDoings(in: file, size: size, &budget)
    return (diagnostics(of: faults, in: file) + idle).map { CheckFinding(diagnostic: $0, comparison: nil) }
      + findings
  }

  /// Findings of checks that are reported.
  static let mostFindings = 100

  /// What is said of the checks from the first that was not done to its end.
  private static func unchecked(_ checks: ArraySlice<CheckDefinition>) -> Broken {
    let first = checks.first.map(subject(of:)) ?? ""
    let rest = checks.count > 1 ? " nor the \(checks.count - 1) after it" : ""
    return Broken(
      message:
        "\(first) is not checked to its end\(rest): the scene's checks take too much work, or find too much",
      hint: "shorten what runs for long, or take layers or checks out"
    )
  }

  /// What a check is about, as its findings begin.
  private static func subject(of check: CheckDefinition) -> String {
    check.script.map { "script \($0)" } ?? "transition \(check.transition ?? "")"
  }

  /// Warnings about expressions whose values are impossible; each place once, in the order of the file.
  private static func diagnostics(of faults: [EvaluationFault], in file: SceneFile) -> [Diagnostic] {
    var seen: Set<SourceRange> = []
    return faults.filter { seen.insert($0.source).inserted }.sorted { $0.source.lower < $1.source.lower }.map
    { fault in
      file.error("\(fault)", at: fault.source, hint: fault.hint)
    }
  }

  /// The same without the frames.
  public static func diagnostics(of file: SceneFile) -> [Diagnostic] { findings(of: file).map(\.diagnostic) }

  private static func usualChecks(of scene: Scene) -> [CheckDefinition] {
    var check = CheckDefinition()
    check.lints = [.all]
    let scripts = scene.scripts.map { named in
      check.script = named.name
      check.source = named.source
      return check
    }
    check.script = nil
    return scripts
      + scene.transitions.map { transition in
        check.transition = transition.name
        check.source = transition.source
        return check
      }
  }

  private static func broken(
    _ check: CheckDefinition,
    in file: SceneFile,
    _ faults: inout [EvaluationFault],
    _ budget: inout CheckBudget
  ) -> [Broken] {
    guard let course = course(of: check, in: file.scene) else { return [] }
    let run: SceneRun
    do throws(RunError) { run = try SceneRun(scene: file.scene, course: course) } catch {
      return [Broken(message: "\(error)")]
    }
    let subject = subject(of: check)
    let messages = lint(run, check, subject, &budget) + compare(run, check, subject, file, &budget)
    // Copies of the run's session share the record of what they encountered.
    faults += run.session.faults
    return messages
  }

  private static func course(of check: CheckDefinition, in scene: Scene) -> SceneRun.Course? {
    if let name = check.script {
      return scene.scripts.first { $0.name == name }.map { .script($0.script, of: nil) }
    }
    return check.transition.map { .transition($0) }
  }

  private static func lint(
    _ run: SceneRun,
    _ check: CheckDefinition,
    _ subject: String,
    _ budget: inout CheckBudget
  ) -> [Broken] {
    guard check.watchesMotion else { return [] }
    return run.findings(of: check, &budget).map { finding in
      let time = finding.time.map { " at \($0.formatted(atMost: 3)) s" } ?? ""
      return Broken(message: "\(subject), \(finding.rule)\(time): \(finding.message)")
    }
  }

  private static func compare(
    _ start: SceneRun,
    _ check: CheckDefinition,
    _ subject: String,
    _ file: SceneFile,
    _ budget: inout CheckBudget
  ) -> [Broken] {
    guard let name = check.golden else { return [] }
    budget.spend(goldenFrame)
    if budget.isSpent { return [] }
    let command = GoldenCommand(scene: file.path, check: check, file: name, picture: picture).text
    guard let text = file.text(beside: name) else {
      return [
        Broken(message: "\(subject): there is no golden frame '\(name)'", hint: "this writes it: \(command)")
      ]
    }
    let time = check.time ?? 0
    var run = start
    run.advance(to: time)
    let now = GoldenFrame(picture.grid(of: run.session))
    guard text != now.text else { return [] }
    let hint = "this writes what is seen now: \(command)"
    guard let golden = GoldenFrame(text: text), let comparison = GoldenComparison(golden: golden, now: now)
    else {
      return [Broken(message: "\(subject): '\(name)' is no golden frame of this size", hint: hint)]
    }
    let place = "the frame at \(time.formatted(atMost: 3)) s differs from '\(name)' \(comparison.summary)"
    return [Broken(message: "\(subject): \(place)", hint: hint, comparison: comparison)]
  }
}

extension CheckDefinition {
  /// Whether it concerns the motion rather than a single frame.
  fileprivate var watchesMotion: Bool {
    !lints.isEmpty || ending != Ending() || !contained.isEmpty || !bounded.isEmpty
  }
}
