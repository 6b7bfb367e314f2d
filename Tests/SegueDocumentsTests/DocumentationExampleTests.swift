import SegueDocuments
import Testing

/// The example of the landing page, `Sources/SegueDocuments/SegueDocuments.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aMisspeltNameAndAFileThatMeansHarm() {
    let nearest = Suggestions().near("opactiy", among: ["opacity", "scale", "rotation"])
    let shown = TextSanitizer.visible("card\u{1b}[2J.yaml")

    var diagnostic = Diagnostic(message: "'opactiy' is no property", file: shown, line: 4, column: 9)
    diagnostic.hint = nearest
    let report = DocumentError(diagnostics: [diagnostic]).rendered()
    let record = JSONValue.object([.init("file", .text(shown)), .init("line", .number(4))]).line

    #expect(nearest == "did you mean 'opacity'?")
    #expect(!shown.utf8.contains(0x1b))
    #expect(report.contains("card") && report.contains(":4:9:"))
    #expect(record.hasPrefix("{\"file\":\"card"))
  }
}
