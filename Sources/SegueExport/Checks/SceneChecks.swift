import SegueCells
public import SegueDocuments
import SegueGeometry
import SegueModel
public import SegueScenes
import SegueTransitions

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

  /// A check that does not hold, and the frame concerned.
  private struct Broken {
    var message: String
    /// A command that fixes it.
    var hint: String?
    var comparison: GoldenComparison?
  }

  /// What does not hold, at the places of the checks.
  ///
  /// In a scene without checks all scripts and transitions are linted, and every finding is a warning.
  public static func findings(of file: SceneFile) -> [CheckFinding] {
    var faults: [EvaluationFault] = []
    let promises = file.scene.checks
    let findings = (promises.isEmpty ? usualChecks(of: file.scene) : promises).flatMap { check in
      broken(check, in: file, &faults).map { found in
        var diagnostic =
          promises.isEmpty
          ? file.warning(found.message, at: check.source) : file.error(found.message, at: check.source)
        diagnostic.hint = found.hint
        return CheckFinding(diagnostic: diagnostic, comparison: found.comparison)
      }
    }
    let idle = file.scene.scripts.flatMap { idleDoings(of: $0.script, in: file) }
    return (diagnostics(of: faults, in: file) + idle).map { CheckFinding(diagnostic: $0, comparison: nil) }
      + findings
  }

  /// Warnings about taps, scrolls and triggers that had no effect.
  private static func idleDoings(of script: Script, in file: SceneFile) -> [Diagnostic] {
    let places = script.steps.compactMap(\.action.target)
    guard !places.isEmpty, let run = try? SceneRun(scene: file.scene, course: .script(script, of: nil)) else {
      return []
    }
    return zip(run.idleDoings, places).compactMap { cause, place in
      guard let cause else { return nil }
      var warning = file.warning(cause.message, at: place)
      warning.hint = cause.hint
      return warning
    }
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
    _ faults: inout [EvaluationFault]
  ) -> [Broken] {
    guard let course = course(of: check, in: file.scene) else { return [] }
    let run: SceneRun
    do throws(RunError) { run = try SceneRun(scene: file.scene, course: course) } catch {
      return [Broken(message: "\(error)")]
    }
    let subject = check.script.map { "script \($0)" } ?? "transition \(check.transition ?? "")"
    let messages = lint(run, check, subject) + compare(run, check, subject, file)
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

  private static func lint(_ run: SceneRun, _ check: CheckDefinition, _ subject: String) -> [Broken] {
    guard check.watchesMotion else { return [] }
    return run.findings(of: check).map { finding in
      let time = finding.time.map { " at \($0.shortDecimals) s" } ?? ""
      return Broken(message: "\(subject), \(finding.rule)\(time): \(finding.message)")
    }
  }

  private static func compare(
    _ start: SceneRun,
    _ check: CheckDefinition,
    _ subject: String,
    _ file: SceneFile
  ) -> [Broken] {
    guard let name = check.golden else { return [] }
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
    let place = "the frame at \(time.shortDecimals) s differs from '\(name)' \(comparison.summary)"
    return [Broken(message: "\(subject): \(place)", hint: hint, comparison: comparison)]
  }
}

extension CheckDefinition {
  /// Whether it concerns the motion rather than a single frame.
  fileprivate var watchesMotion: Bool {
    !lints.isEmpty || ending != Ending() || !contained.isEmpty || !bounded.isEmpty
  }
}

extension Script.Action {
  /// The place where an action of a script names its target, if it names one.
  fileprivate var target: SourceRange? {
    switch self {
    case .tap(let path), .scroll(let path, _): path.source
    case .trigger(_, let source): source
    default: nil
    }
  }
}

extension IdleDoing {
  fileprivate var message: String {
    switch self {
    case .beginsNothing: "this begins nothing: the transition does not leave the screen that is shown"
    case .hitsNothing: "this tap does nothing: nothing on the screen that is shown waits for it there"
    case .scrollsNothing: "this scrolls nothing: the content is at its end, or its screen is not shown"
    case .isRefused: "this tap does nothing: no touch is taken while a transition runs"
    }
  }

  fileprivate var hint: String {
    switch self {
    case .beginsNothing:
      "a transition begins from its own 'from', and a way back needs what it leads to below"
    case .hitsNothing: "a transition's 'tap', or a gesture that recognizes a tap, says what waits for one"
    case .scrollsNothing: "a content as large as its layer has nowhere to go"
    case .isRefused: "the tap comes after its end, or is a 'press' that catches it"
    }
  }
}
