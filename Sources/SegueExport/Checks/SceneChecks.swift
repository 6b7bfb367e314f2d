import SegueGeometry
import SegueModel
import SegueRaster
public import SegueScenes
import SegueTransitions

/// Runs the checks that a scene carries.
public enum SceneChecks {
  /// The picture that a golden frame holds: what `segue render --format text` writes by itself.
  private static let picture = FramePicture(
    size: GridSize(columns: 80, rows: 24),
    glyphs: .eighths,
    colors: .truecolor
  )

  /// What does not hold, at the places of the checks.
  ///
  /// A scene without checks promises nothing; all its scripts and transitions are linted, and what is found is a warning.
  public static func diagnostics(of file: SceneFile) -> [Diagnostic] {
    var faults: [EvaluationFault] = []
    let isPromised = !file.scene.checks.isEmpty
    let checks = isPromised ? file.scene.checks : usualChecks(of: file.scene)
    let broken = checks.flatMap { check in
      messages(of: check, in: file, &faults).map {
        isPromised ? file.error($0, at: check.source) : file.warning($0, at: check.source)
      }
    }
    return diagnostics(of: faults, in: file) + broken
  }

  /// What expressions came to that nothing can have; each place once, in the order of the file.
  private static func diagnostics(of faults: [EvaluationFault], in file: SceneFile) -> [Diagnostic] {
    var seen: Set<SourceRange> = []
    return faults.filter { seen.insert($0.source).inserted }.sorted { $0.source.lower < $1.source.lower }.map
    { fault in
      file.error("\(fault)", at: fault.source, hint: fault.hint)
    }
  }

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

  private static func messages(
    of check: CheckDefinition,
    in file: SceneFile,
    _ faults: inout [EvaluationFault]
  ) -> [String] {
    guard let course = course(of: check, in: file.scene) else { return [] }
    let run: SceneRun
    do throws(RunError) { run = try SceneRun(scene: file.scene, course: course) } catch {
      return ["\(error)"]
    }
    let subject = check.script.map { "script \($0)" } ?? "transition \(check.transition ?? "")"
    let messages = lint(run, check, subject) + compare(run, check, subject, file)
    // Copies of the run's session share what they have met.
    faults += run.session.faults
    return messages
  }

  private static func course(of check: CheckDefinition, in scene: Scene) -> SceneRun.Course? {
    if let name = check.script {
      return scene.scripts.first { $0.name == name }.map { .script($0.script, of: nil) }
    }
    return check.transition.map { .transition($0) }
  }

  private static func lint(_ run: SceneRun, _ check: CheckDefinition, _ subject: String) -> [String] {
    guard !check.lints.isEmpty else { return [] }
    return run.findings(of: check.lints).map { finding in
      let time = finding.time.map { " at \(TraceWriter.time($0)) s" } ?? ""
      return "\(subject), \(finding.lint.rawValue)\(time): \(finding.message)"
    }
  }

  private static func compare(
    _ start: SceneRun,
    _ check: CheckDefinition,
    _ subject: String,
    _ file: SceneFile
  ) -> [String] {
    guard let name = check.golden else { return [] }
    let time = check.time ?? 0
    var run = start
    run.advance(to: time)
    let text = TextWriter.text(of: picture.grid(of: run.session))
    guard let golden = file.text(beside: name) else {
      let option = check.script.map { "--script \($0)" } ?? "--transition \(check.transition ?? "")"
      return [
        "\(subject): there is no golden frame '\(name)'; "
          + "'segue render … \(option) --time \(time) --format text -o \(name)' writes it"
      ]
    }
    guard text != golden else { return [] }
    let rows = zip(text.split(separator: "\n"), golden.split(separator: "\n"))
    let row = rows.enumerated().first { $0.element.0 != $0.element.1 }.map { $0.offset + 1 } ?? 1
    return ["\(subject): the frame at \(TraceWriter.time(time)) s differs from '\(name)' from row \(row) on"]
  }
}
