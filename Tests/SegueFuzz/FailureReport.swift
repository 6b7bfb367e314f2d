import SegueDocuments
import SegueFuzzing
import SegueScenes

/// A seed that failed: which law, and the fewest doings, to the smallest scene, that still break it.
struct FailureReport {
  private let run: FuzzRun

  private init(run: FuzzRun) { self.run = run }

  /// Prints why a seed failed.
  static func show(seed: UInt64) throws {
    // The hand plays along to know what it does next, and this process would end with it.
    guard try !WorkerOutcome.traps(seed, steps: []) else { return showUndrawn(seed) }
    let bundled = try FuzzScene.all()
    do throws(DocumentError) {
      let report = FailureReport(run: try FuzzRun.of(seed: seed, bundled: bundled))
      try? report.show()
    } catch {
      print("seed \(seed) draws a scene that is refused:")
      for diagnostic in error.diagnostics { print(diagnostic.rendered()) }
    }
  }

  /// Prints the scene of a hand that ends the process by itself, which cannot be shrunk.
  private static func showUndrawn(_ seed: UInt64) {
    print("seed \(seed) breaks no-trap: the process ended while the hand played")
    if !seed.isMultiple(of: 2) { print("# drawn.yaml\n\(SceneNode.drawn(seed: seed).yaml)") }
  }

  private func show() throws {
    if try WorkerOutcome.traps(run.seed, steps: Array(run.steps.indices)) { return try showTrap() }
    guard let violation = Trial.violation(of: run) else {
      print(
        "seed \(run.seed) failed once, and holds when it is played again: it hangs on more than its number"
      )
      return
    }
    let small = Shrinking.shrink(run) { Trial.violation(of: $0)?.law == violation.law }
    show(small, law: violation.law.rawValue, message: (Trial.violation(of: small) ?? violation).message)
  }

  /// What traps is shrunk in other processes.
  private func showTrap() throws {
    let whole = run
    let places = Dictionary(uniqueKeysWithValues: zip(whole.steps.indices, whole.steps))
    var kept = Array(whole.steps.indices)
    var length = max(kept.count / 2, 1)
    while length > 0 {
      for start in stride(from: 0, to: kept.count, by: length).reversed() {
        var rest = kept
        rest.removeSubrange(start..<min(start + length, kept.count))
        if try WorkerOutcome.traps(whole.seed, steps: rest) { kept = rest }
      }
      length /= 2
    }
    var small = whole
    small.steps = kept.compactMap { places[$0] }
    show(small, law: "no-trap", message: "the process ended")
  }

  private func show(_ run: FuzzRun, law: String, message: String) {
    print("seed \(run.seed) breaks \(law): \(message)")
    print(ScriptText.text(of: run))
    if let drawing = run.drawing { print("# drawn.yaml\n\(drawing.yaml)") }
  }
}
