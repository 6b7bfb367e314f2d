import SegueCells
public import SegueDocuments
import SegueGeometry
import SegueModel
public import SegueScenes
public import SegueTransitions

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

  /// What a part of a check came to.
  private struct Outcome {
    var part: String
    var broken: [Broken]
    var seconds = 0.0
  }

  /// What does not hold, at the places of the checks.
  ///
  /// In a scene without checks all scripts and transitions are linted, and every finding is a warning. What a budget does
  /// not suffice for is named in a finding of its own.
  public static func findings(of file: SceneFile, budget: CheckBudget = CheckBudget()) -> [CheckFinding] {
    results(of: file, budget: budget).flatMap(\.findings)
  }

  /// The same by what was looked at: expressions and scripts, then the lints, expectations and golden frame of each check.
  ///
  /// - Parameters:
  ///   - file: The scene.
  ///   - budget: What all checks may take together.
  ///   - clock: The present time in seconds, by which each result is measured.
  /// - Returns: At least two results, whose findings are those of the scene.
  public static func results(
    of file: SceneFile,
    budget: CheckBudget = CheckBudget(),
    clock: () -> Double = { 0 }
  ) -> [CheckResult] {
    var faults: [EvaluationFault] = []
    var budget = budget
    let size = file.scene.size
    let checks = file.scene.checks.isEmpty ? usualChecks(of: file.scene) : file.scene.checks
    var results: [CheckResult] = []
    var room = mostFindings
    for (index, check) in checks.enumerated() {
      budget.spend(size)
      let outcomes = outcomes(of: check, in: file, &faults, &budget, clock)
      let isCut = budget.isSpent || outcomes.reduce(0) { $0 + $1.broken.count } > room
      for outcome in outcomes {
        let findings = outcome.broken.prefix(room).map { finding($0, of: check, in: file) }
        room -= findings.count
        let name = subject(of: check) + ": " + outcome.part
        results.append(CheckResult(name: name, findings: findings, seconds: outcome.seconds))
      }
      guard isCut else { continue }
      results[results.count - 1].findings.append(finding(unchecked(checks[index...]), of: check, in: file))
      results += checks[(index + 1)...].map { CheckResult(name: subject(of: $0), isSkipped: true) }
      break
    }
    let doings = CheckResult(name: "what scripts do", clock: clock) {
      idleDoings(in: file, size: size, &budget).map { CheckFinding(diagnostic: $0) }
    }
    let values = diagnostics(of: faults, in: file).map { CheckFinding(diagnostic: $0) }
    return [CheckResult(name: "values of expressions", findings: values), doings] + results
  }

  /// What is broken as it is reported: a warning where the scene has promised nothing.
  private static func finding(_ broken: Broken, of check: CheckDefinition, in file: SceneFile) -> CheckFinding
  {
    var diagnostic =
      file.scene.checks.isEmpty
      ? file.warning(broken.message, at: check.source) : file.error(broken.message, at: check.source)
    diagnostic.hint = broken.hint
    return CheckFinding(diagnostic: diagnostic, comparison: broken.comparison)
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

  /// At least one outcome: of its lints, of what it expects of the run, and of its golden frame, as far as it has them.
  private static func outcomes(
    of check: CheckDefinition,
    in file: SceneFile,
    _ faults: inout [EvaluationFault],
    _ budget: inout CheckBudget,
    _ clock: () -> Double
  ) -> [Outcome] {
    let parts = check.parts
    guard let course = course(of: check, in: file.scene) else { return [Outcome(part: parts[0], broken: [])] }
    let run: SceneRun
    do throws(RunError) { run = try SceneRun(scene: file.scene, course: course) } catch {
      return [Outcome(part: parts[0], broken: [Broken(message: "\(error)")])]
    }
    let subject = subject(of: check)
    let start = clock()
    let motion = lint(run, check, subject, &budget)
    let middle = clock()
    let frame = compare(run, check, subject, file, &budget)
    // Copies of the run's session share the record of what they encountered.
    faults += run.session.faults
    var outcomes = parts.map { Outcome(part: $0, broken: []) }
    for found in motion { outcomes[parts.firstIndex(of: found.part) ?? 0].broken.append(found.broken) }
    if check.golden != nil { outcomes[outcomes.count - 1].broken += frame }
    outcomes[outcomes.count - 1].seconds = max(clock() - middle, 0)
    outcomes[0].seconds += max(middle - start, 0)
    return outcomes
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
  ) -> [(part: String, broken: Broken)] {
    guard check.watchesMotion else { return [] }
    return run.findings(of: check, &budget).map { finding in
      let time = finding.time.map { " at \($0.formatted(atMost: 3)) s" } ?? ""
      let isLint = CheckDefinition.Lint(rawValue: finding.rule) != nil
      let broken = Broken(message: "\(subject), \(finding.rule)\(time): \(finding.message)")
      return (isLint ? CheckDefinition.lintsPart : CheckDefinition.expectationsPart, broken)
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
  fileprivate var watchesMotion: Bool { !lints.isEmpty || expectsSomething }

  private var expectsSomething: Bool { ending != Ending() || !contained.isEmpty || !bounded.isEmpty }

  fileprivate static let lintsPart = "lints"
  fileprivate static let expectationsPart = "expectations"

  /// The names of its parts; at least one, and the golden frame's is the last.
  fileprivate var parts: [String] {
    let motion = (lints.isEmpty ? [] : [Self.lintsPart]) + (expectsSomething ? [Self.expectationsPart] : [])
    let frame = golden.map { ["golden frame '\($0)' at \((time ?? 0).formatted(atMost: 3)) s"] } ?? []
    return motion.isEmpty && frame.isEmpty ? [Self.lintsPart] : motion + frame
  }
}
