import SegueDocuments
import SegueGeometry

/// Writes check reports as JUnit's XML, which Jenkins, GitLab and most other build servers read.
///
/// Only what the schemas of Jenkins and of Maven's Surefire have in common is written: a suite a scene, a case a result,
/// at most one failure a case.
public enum JUnitWriter {
  /// Writes the document.
  ///
  /// - Parameters:
  ///   - reports: The scenes, in the order in which they were checked.
  ///   - isStrict: Whether a warning is a failure; otherwise it is a line of the case's output.
  /// - Returns: The document, whatever characters are in names and messages.
  public static func text(of reports: [CheckReport], isStrict: Bool) -> String {
    let suites = reports.map { suite(of: $0, isStrict: isStrict) }
    let results = reports.flatMap(\.results)
    let counts = counts(of: results, isStrict: isStrict)
    let seconds = results.reduce(0) { $0 + $1.seconds }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="segue check" \(counts.all) time="\(time(seconds))">
      \(suites.joined())</testsuites>

      """
  }

  private static func suite(of report: CheckReport, isStrict: Bool) -> String {
    let counts = counts(of: report.results, isStrict: isStrict)
    let cases = uniqueNames(of: report.results).map {
      testCase($0.result, name: $0.name, of: report.subject, isStrict: isStrict)
    }
    let name = SVGFormat.attribute(report.subject)
    return
      "  <testsuite name=\"\(name)\" \(counts.all) skipped=\"\(counts.skipped)\" time=\"\(time(report.seconds))\">\n"
      + cases.joined() + "  </testsuite>\n"
  }

  private static func counts(of results: [CheckResult], isStrict: Bool) -> (all: String, skipped: Int) {
    let failures = results.count { !$0.failures(isStrict: isStrict).isEmpty }
    let skipped = results.count(where: \.isSkipped)
    return ("tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"0\"", skipped)
  }

  /// Results with names that differ, as those of two cases in a suite have to.
  private static func uniqueNames(of results: [CheckResult]) -> [(name: String, result: CheckResult)] {
    var counts: [String: Int] = [:]
    return results.map { result in
      let count = counts[result.name, default: 0] + 1
      counts[result.name] = count
      return (count == 1 ? result.name : "\(result.name) (\(count))", result)
    }
  }

  private static func testCase(_ result: CheckResult, name: String, of subject: String, isStrict: Bool)
    -> String
  {
    let names = "name=\"\(SVGFormat.attribute(name))\" classname=\"\(SVGFormat.attribute(subject))\""
    let head = "    <testcase \(names) time=\"\(time(result.seconds))\""
    let failures = result.failures(isStrict: isStrict)
    let others = result.findings.filter { !failures.contains($0) }
    var body = result.isSkipped ? "      <skipped/>\n" : ""
    if let first = failures.first {
      let rest = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
      let message = SVGFormat.attribute(first.diagnostic.message + rest)
      body += "      <failure message=\"\(message)\" type=\"\(first.diagnostic.severity.rawValue)\">"
      body += lines(of: failures) + "</failure>\n"
    }
    if !others.isEmpty { body += "      <system-out>\(lines(of: others))</system-out>\n" }
    return body.isEmpty ? head + "/>\n" : head + ">\n\(body)    </testcase>\n"
  }

  /// What a compiler would print, and both frames where one differs from its golden one.
  private static func lines(of findings: [CheckFinding]) -> String {
    let texts = findings.map { finding in
      let frames = finding.comparison.map { "\n" + $0.text(isColored: false) } ?? ""
      return finding.diagnostic.rendered() + frames
    }
    return SVGFormat.escaped(TextSanitizer.visibleLines(texts.joined(separator: "\n")))
  }

  private static func time(_ seconds: Double) -> String { seconds.formatted(places: 3) }
}

extension CheckResult {
  /// What fails the result.
  fileprivate func failures(isStrict: Bool) -> [CheckFinding] {
    findings.filter { isStrict || $0.diagnostic.severity == .error }
  }
}
