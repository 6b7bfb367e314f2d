import Foundation
import SegueDocuments
import SegueExport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitWriterTests {
  private func finding(_ severity: Diagnostic.Severity, _ message: String, file: String = "a.yaml")
    -> CheckFinding
  {
    CheckFinding(diagnostic: Diagnostic(severity: severity, message: message, file: file, line: 3, column: 5))
  }

  private func report(_ findings: [CheckFinding], name: String = "reading", subject: String = "a.yaml")
    -> CheckReport
  {
    CheckReport(subject: subject, results: [CheckResult(name: name, findings: findings, seconds: 0.25)])
  }

  private func cases(_ reports: [CheckReport], isStrict: Bool = false) throws -> [XMLElement] {
    let text = JUnitWriter.text(of: reports, isStrict: isStrict)
    let document = try XMLDocument(data: Data(text.utf8))
    return try document.nodes(forXPath: "/testsuites/testsuite/testcase").compactMap { $0 as? XMLElement }
  }

  private func value(_ name: String, of element: XMLElement?) -> String? {
    element?.attribute(forName: name)?.stringValue
  }

  @Test func aCaseWithoutErrorsPasses() throws {
    let all = try cases([report([finding(.warning, "odd")])])
    #expect(value("name", of: all.first) == "reading" && value("classname", of: all.first) == "a.yaml")
    #expect(value("time", of: all.first) == "0.250")
    #expect(all.first?.elements(forName: "failure").isEmpty == true)
    #expect(all.first?.elements(forName: "system-out").first?.stringValue == "a.yaml:3:5: warning: odd")
  }

  @Test func aCaseHasOneFailureWithAllErrors() throws {
    let findings = [finding(.error, "first"), finding(.warning, "odd"), finding(.error, "second")]
    let failures = try cases([report(findings)]).first?.elements(forName: "failure") ?? []
    #expect(failures.count == 1)
    #expect(value("message", of: failures.first) == "first (and 1 more)")
    #expect(failures.first?.stringValue == "a.yaml:3:5: error: first\na.yaml:3:5: error: second")
  }

  @Test func strictlyAWarningFails() throws {
    let failures = try cases([report([finding(.warning, "odd")])], isStrict: true).first?.elements(
      forName: "failure"
    )
    #expect(value("type", of: failures?.first) == "warning")
  }

  @Test func whatWasLeftOutIsSkipped() throws {
    let report = CheckReport(subject: "a", results: [CheckResult(name: "script go", isSkipped: true)])
    #expect(try cases([report]).first?.elements(forName: "skipped").count == 1)
  }

  @Test func casesOfASuiteHaveDifferentNames() throws {
    let result = CheckResult(name: "script go: lints")
    let all = try cases([CheckReport(subject: "a", results: [result, result, result])])
    #expect(
      all.map { value("name", of: $0) } == [
        "script go: lints", "script go: lints (2)", "script go: lints (3)",
      ]
    )
  }

  @Test func suitesAndTheWholeCount() throws {
    let reports = [report([finding(.error, "no")]), report([]), report([])]
    let document = try XMLDocument(data: Data(JUnitWriter.text(of: reports, isStrict: false).utf8))
    let root = try #require(document.rootElement())
    #expect(value("tests", of: root) == "3" && value("failures", of: root) == "1")
    #expect(root.elements(forName: "testsuite").map { value("failures", of: $0) } == ["1", "0", "0"])
  }

  /// Texts with which a document could be ended, bent, or made none at all.
  static let hostile = [
    "]]>", "</failure><testcase name=\"x\"/>", "\"/><x a=\"", "'&amp;&#0;&x;",
    "a\u{0}b\u{1b}[31m\u{7f}\u{fffe}\u{ffff}",
    "<!--", "<?xml?>", "\"\u{301} onload=\"", "<\u{338}x>", "\u{202e}abc\r\nd\te",
  ]

  @Test(arguments: hostile) func namesAndMessagesStayText(_ text: String) throws {
    let finding = finding(.error, text, file: text)
    let all = try cases([report([finding], name: text, subject: text)])
    #expect(all.count == 1)
    let failures = all.first?.elements(forName: "failure") ?? []
    #expect(failures.count == 1 && all.first?.childCount == 1 && failures.first?.childCount == 1)
    #expect(all.first?.attributes?.count == 3 && failures.first?.attributes?.count == 2)
  }
}
