import SegueDocuments

/// What is wrong with a scene, as far as anybody reads on: errors and warnings each up to a limit of their own, so that
/// no number of warnings hides an error.
struct FindingList {
  private(set) var findings: [Finding] = []
  private var errors = 0

  /// Whether no further error is taken.
  var isFull: Bool { isFull(of: .error) }

  /// Whether no further finding of a severity is taken.
  func isFull(of severity: Diagnostic.Severity) -> Bool {
    (severity == .error ? errors : findings.count - errors) >= SceneLimits.findings
  }

  /// Adds a finding, unless there are enough.
  mutating func add(_ finding: Finding) {
    guard !isFull(of: finding.severity) else { return }
    if finding.severity == .error { errors += 1 }
    findings.append(finding)
  }
}
