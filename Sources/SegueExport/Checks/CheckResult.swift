public import SegueDocuments

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

/// One thing that was looked at, and what was found: what a test report calls a case.
public struct CheckResult: Hashable, Sendable {
  /// What was looked at, such as `script cancel: lints`.
  public var name: String
  /// What does not hold, and what is warned of.
  public var findings: [CheckFinding]
  /// How long it took.
  public var seconds: Double
  /// Whether it was left out, as what came before it took too much work.
  public var isSkipped: Bool

  /// Creates a result.
  public init(name: String, findings: [CheckFinding] = [], seconds: Double = 0, isSkipped: Bool = false) {
    self.name = name
    self.findings = findings
    self.seconds = seconds
    self.isSkipped = isSkipped
  }

  /// Does something that has findings, and measures it.
  init(name: String, clock: () -> Double, _ look: () -> [CheckFinding]) {
    let start = clock()
    let findings = look()
    self.init(name: name, findings: findings, seconds: max(clock() - start, 0))
  }
}
