import SegueDocuments
import SegueScenes

/// Everything that was looked at in one scene, in the order of its findings.
public struct CheckReport: Hashable, Sendable {
  /// The scene, or the program's files, as the user named them.
  public var subject: String
  /// What was looked at: reading it, then each of its checks.
  public var results: [CheckResult]

  /// Creates a report.
  public init(subject: String, results: [CheckResult]) {
    self.subject = subject
    self.results = results
  }

  /// What was found in all.
  public var findings: [CheckFinding] { results.flatMap(\.findings) }

  /// How long everything took.
  public var seconds: Double { results.reduce(0) { $0 + $1.seconds } }
}

extension CheckReport {
  /// Reads and checks a scene.
  ///
  /// - Parameters:
  ///   - scene: A scene file, a folder with one, or a bundled scene's name.
  ///   - clock: The present time in seconds, by which each result is measured.
  public init(ofScene scene: String, clock: () -> Double) {
    var file: SceneFile?
    let reading = CheckResult(name: "reading", clock: clock) {
      do throws(DocumentError) {
        let read = try SceneFile.load(scene)
        file = read
        return read.warnings.map { CheckFinding(diagnostic: $0) }
      } catch {
        return error.diagnostics.map { CheckFinding(diagnostic: $0) }
      }
    }
    let checks = file.map { SceneChecks.results(of: $0, clock: clock) } ?? []
    self.init(subject: scene, results: [reading] + checks)
  }
}
