import SegueDocuments
import SegueExport
import Testing

@Suite struct GitHubAnnotationTests {
  private func line(
    _ message: String,
    file: String = "Scenes/a.yaml",
    severity: Diagnostic.Severity = .error,
    line: Int = 3,
    hint: String? = nil,
    folder: String = "/work/repo",
    workspace: String? = "/work/repo"
  ) -> String {
    var diagnostic = Diagnostic(
      severity: severity,
      message: message,
      file: file,
      line: line,
      column: 5,
      length: 2
    )
    diagnostic.hint = hint
    return GitHubAnnotations(folder: folder, workspace: workspace).line(CheckFinding(diagnostic: diagnostic))
  }

  @Test func placeTitleAndMessage() {
    #expect(
      line("no such layer", hint: "did you mean 'card'?")
        == "::error file=Scenes/a.yaml,line=3,endLine=3,col=5,endColumn=7,title=segue check"
        + "::no such layer%0Adid you mean 'card'?"
    )
    #expect(line("odd", severity: .warning).hasPrefix("::warning file="))
    #expect(line("no scene", line: 0) == "::error file=Scenes/a.yaml,title=segue check::no scene")
  }

  @Test func pathsBeginAtTheWorkingCopy() {
    #expect(line("x", file: "a.yaml", folder: "/work/repo/Scenes").hasPrefix("::error file=Scenes/a.yaml,"))
    #expect(line("x", file: "../a.yaml", folder: "/work/repo/Scenes").hasPrefix("::error file=a.yaml,"))
    #expect(line("x", file: "./b/../a.yaml").hasPrefix("::error file=a.yaml,"))
    #expect(line("x", file: "/work/repo/a.yaml", folder: "/").hasPrefix("::error file=a.yaml,"))
    #expect(line("x", file: "/work/repository/a.yaml").hasPrefix("::error file=/work/repository/a.yaml,"))
    #expect(line("x", file: "a.yaml", workspace: nil).hasPrefix("::error file=a.yaml,"))
  }

  @Test(arguments: [
    "%", ":", ",", "a\nb", "a\r\nb", "::error::x\n::stop-commands::t", ":\u{301},\u{301}", "\u{1b}[2J\u{0}",
  ])
  func namesStayNames(_ text: String) throws {
    let line = line("m", file: text)
    let properties = try #require(line.dropFirst(2).firstRange(of: "::")).lowerBound
    let fields = line[..<properties].split(separator: ",")
    #expect(fields.count == 6)
    // By scalars: a runner knows no accents.
    #expect(
      fields[0].dropFirst("::error file=".count).unicodeScalars.allSatisfy { $0 != ":" && $0.value >= 32 }
    )
    #expect(line.hasSuffix("::m"))
  }

  @Test func messagesAreOneLine() {
    #expect(line("100%\n::error::x").hasSuffix("::100%25%0A::error::x"))
    #expect(!line("a\rb\u{0}").unicodeScalars.contains { $0.value < 32 })
  }
}
