import SegueDocuments
import SegueWire
import Testing

@testable import SegueRunner

/// What a program prints, and what its last words say.
@Suite("A program's log")
struct ProgramLogTests {
  private static func log(_ text: String) -> ProgramLog {
    var log = ProgramLog()
    // In pieces, as pipes give it.
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: 7) {
      log.append(Array(bytes[start..<min(start + 7, bytes.count)]))
    }
    return log
  }

  /// Files as they are compiled, each under its own name.
  private static func built(_ files: [String]) -> [BuiltSource] {
    files.map { BuiltSource(file: $0, output: "/cache/sources/" + Files.name(of: $0)) }
  }

  private static func end(signal: Int32?) -> ProcessEnd {
    ProcessEnd(code: signal.map { 128 + $0 } ?? 0, signal: signal)
  }

  @Test("lines are taken once, and the last ones of many are kept")
  func lines() {
    var log = Self.log("one\ntwo\nthr")
    #expect(log.takeNew() == ["one", "two"])
    log.append(Array("ee\n".utf8))
    #expect(log.takeNew() == ["three"] && log.takeNew().isEmpty)
    #expect(log.lines == ["one", "two", "three"] && !log.isFlooded)
    for _ in 0..<100 { log.append(Array(String(repeating: "again\n", count: 10_000).utf8)) }
    #expect(log.isFlooded && log.lines.count <= 1000 && log.takeNew().count <= 1000)
  }

  @Test("the first place of the user's own is the failure's, in the runtime's words and in a trace")
  func place() {
    let files = ["/home/me/Card.swift", "/home/me/List.swift"]
    let trap = Self.log("shown\nProgram/Card.swift:12: Fatal error: Index out of range\n")
    let failure = CrashReport(log: trap, end: Self.end(signal: 4), sources: Self.built(files)).failure(nil)
    #expect(failure.message == "Index out of range" && failure.file == files[0] && failure.line == 12)
    #expect(failure.log == ["shown"])
    let loop = Self.log(
      "again\n\n*** Signal 5: Backtracing from 0x1... done ***\n\nThread 0 crashed:\n\n"
        + "0 0x1 print(_:) in libswiftCore.so\n1 0x2 List.tap() + 12 in program at /cache/sources/List.swift:40:7\n"
        + "2 0x3 Card.show() in program at /cache/sources/Card.swift:8:3\n"
    )
    let told = CrashReport(log: loop, end: Self.end(signal: 5), sources: Self.built(files)).failure(
      "the program does not answer"
    )
    #expect(told.message == "the program does not answer" && told.file == files[1] && told.line == 40)
    #expect(told.description == "/home/me/List.swift:40: error: the program does not answer")
  }

  @Test(
    "files of one name are told apart by the names under which they are compiled, and by whole paths",
    arguments: [
      ("Program/Card.swift:1: Fatal error", "a/Card.swift"),
      ("Program/2-Card.swift:2: Fatal error", "b/Card.swift"),
      ("at /cache/sources/2-Card.swift:2:3", "b/Card.swift"),
      ("/cache/sources/Card.swift:2", "a/Card.swift"), ("b/Card.swift:2", "b/Card.swift"),
      ("at c/b/Card.swift:2", "a/Card.swift"), ("Program/Cardigan.swift:2", nil),
    ]
  )
  func sameNames(line: String, file: String?) {
    let sources = [
      BuiltSource(file: "a/Card.swift", output: "/cache/sources/Card.swift"),
      BuiltSource(file: "b/Card.swift", output: "/cache/sources/2-Card.swift"),
    ]
    #expect(sources.place(in: line)?.file == file)
  }

  @Test("what the program prints itself is no place, and the runtime's words are not its own")
  func lastWords() {
    let files = ["/home/me/Card.swift"]
    let trap = Self.log("Program/Card.swift:3: shown\n\n*** Program crashed: Illegal instruction ***\n\n")
    #expect(ProgramLog.split(trap.lines).own == ["Program/Card.swift:3: shown"])
    #expect(CrashReport.place(in: trap, of: Self.built(files)) == nil)
    let none = Self.log("shown\n\n")
    #expect(ProgramLog.split(none.lines).own == ["shown", ""])
  }

  @Test("a trace that was asked for is kept, whatever is printed after it, and is no line of the program's")
  func trace() {
    let files = ["/home/me/Card.swift"]
    let head = "\n*** Signal 5: Backtracing from 0x1... done ***\n\n0 0x2 Card.tap() + 12 in program at "
    let end = "\n\n\(ProgramRequest.traceEnd)\n"
    let flood = String(repeating: "again\n", count: 10_000)
    var log = Self.log("shown\n")
    log.beginTrace()
    // What is farther out has a line, but the program is not there.
    let outer = "1 0x3 Card.show() in program at /cache/sources/Card.swift:9:1"
    log.append(Array("shown\n\(head)/cache/sources/Card.swift\n\(outer)".utf8))
    #expect(log.isTracing)
    log.append(Array((end + flood).utf8))
    #expect(!log.isTracing && CrashReport.place(in: log, of: Self.built(files)) == nil)
    log.beginTrace()
    log.append(Array("\(head)/cache/sources/Card.swift:40:7\(end)\(flood)".utf8))
    #expect(!log.isTracing && CrashReport.place(in: log, of: Self.built(files))?.1 == 40)
    #expect(Set(log.lines) == ["again"])
  }

  @Test("a failure is a diagnostic at its line, with what was printed last")
  func diagnostic() throws {
    var failure = ProgramFailure(
      message: "Index out of range",
      file: "Card.swift",
      line: 12,
      log: ["a", "b\u{1b}[2J"]
    )
    failure.sourceLine = "    print(none[1])"
    let found = try #require(DocumentError(failure).diagnostics.first)
    #expect(found.line == 12 && found.column == 5 && found.caretLength == 14)
    #expect(found.hint?.hasPrefix("it had printed: b") == true && found.hint?.contains("\u{1b}") == false)
    let nowhere = try #require(
      DocumentError(ProgramFailure(message: "the program has ended")).diagnostics.first
    )
    #expect(nowhere.line == 0 && nowhere.column == 0)
    let other = DocumentError(.noCompiler, in: "Card.swift").diagnostics
    #expect(other.map(\.file) == ["Card.swift"] && other[0].message.contains("there is no swiftc"))
  }
}
