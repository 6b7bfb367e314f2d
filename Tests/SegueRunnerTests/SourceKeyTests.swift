import SegueTestSupport
import Testing

@testable import SegueRunner

/// What is built once is built again when its sources have changed, and only then.
@Suite("A key of sources")
struct SourceKeyTests {
  @Test("it is noted beside what was built, and a change of the sources or the compiler is told from it")
  func noted() throws {
    let folder = try TemporaryFolder()
    let sources = folder.path + "/Sources"
    try Files.makeFolder(sources)
    try Files.write("let a = 1\n", to: sources + "/A.swift")
    let mark = folder.path + "/built"
    let key = SourceKey(of: [sources], with: "6.3")
    #expect(!key.isNoted(in: mark))
    try key.note(in: mark)
    #expect(key.isNoted(in: mark) && SourceKey(of: [sources], with: "6.3").isNoted(in: mark))
    #expect(!SourceKey(of: [sources], with: "6.4").isNoted(in: mark))
    try Files.write("let a = 10\n", to: sources + "/A.swift")
    let changed = SourceKey(of: [sources], with: "6.3")
    #expect(!changed.isNoted(in: mark))
    try changed.note(in: mark)
    #expect(changed.isNoted(in: mark) && !key.isNoted(in: mark))
  }
}
