import SegueDocuments
import SegueExport
import SegueScenes
import SegueTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Saving a tuned scene")
struct SavingTests {
  private let temporary: TemporaryFolder
  private var folder: String { temporary.path }
  private let path: String
  private static let text = """
    # Two rooms.
    segue: 1
    screens: {home: {}, away: {}}
    transitions: {go: {kind: push, from: home, to: away, duration:   0.5, tracks: {to: {y: H}}}}   # half a second

    """

  init() throws {
    temporary = try TemporaryFolder()
    path = temporary.path + "/scene.yaml"
    try put(Self.text)
  }

  private func put(_ text: String) throws {
    try OutputFile(path: path).write(Array(text.utf8), existing: .replaced)
  }

  private func contents() throws -> String? {
    try SceneFile.bytes(at: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func tuned() throws -> SceneDocument {
    var document = try SceneDocument.open(path)
    #expect(try document.turn(document.knobs[0].id, by: 1, .normal))
    return document
  }

  @Test("A save changes the literal's bytes and leaves every other as it was")
  func saves() throws {
    var document = try tuned()
    chmod(path, 0o640)
    try document.save()
    #expect(try contents() == Self.text.split(separator: "0.5").joined(separator: "0.55"))
    #expect(!document.isModified)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(try document.undo())
    #expect(document.isModified)
    try document.save()
    #expect(try contents() == Self.text)
  }

  @Test("A file that somebody else has written is not overwritten, unless asked")
  func conflict() throws {
    var document = try tuned()
    let theirs = Self.text + "# theirs\n"
    try put(theirs)
    #expect(throws: SaveError.changedOnDisk(Array(theirs.utf8))) { try document.save() }
    #expect(try contents() == theirs)
    #expect(document.isModified)
    let report = try document.reload(Array(theirs.utf8))
    #expect(report.kept.count == 1)
    try document.save()
    #expect(try contents() == theirs.split(separator: "0.5").joined(separator: "0.55"))

    try put("segue: 1\nscreens: {home: {}}\n")
    #expect(try document.turn(document.knobs[0].id, by: 1, .normal))
    try document.save(conflict: .overwritten)
    #expect(try contents() == theirs.split(separator: "0.5").joined(separator: "0.6"))
  }

  @Test("A file that is gone is written anew only where that is asked for")
  func gone() throws {
    var document = try tuned()
    unlink(path)
    #expect(throws: SaveError.gone(path)) { try document.save() }
    #expect(try contents() == nil)
    try document.save(conflict: .overwritten)
    #expect(try contents() == Self.text.split(separator: "0.5").joined(separator: "0.55"))
  }

  @Test(
    "A copy is another file, which the document is from then on; one that is there is replaced only when asked"
  )
  func copies() throws {
    let other = folder + "/mine.yaml"
    let taken = "segue: 1\nscreens: {home: {}}\n"
    try OutputFile(path: other).write(Array(taken.utf8), existing: .replaced)
    var document = try tuned()
    #expect(throws: SaveError.taken(other)) { try document.save(as: other) }
    #expect(document.path == path && document.isModified)
    #expect(try SceneFile.bytes(at: other) == Array(taken.utf8))
    try document.save(as: other, conflict: .overwritten)
    #expect(document.path == other && !document.isModified)
    #expect(try contents() == Self.text)
    #expect(try SceneFile.bytes(at: other) == document.source)
    #expect(try document.turn(document.knobs[0].id, by: 1, .normal))
    try document.save()
    #expect(try contents() == Self.text)
    #expect(try SceneFile.bytes(at: other) == document.source)
  }

  @Test("Where nothing can be written, nothing is lost")
  func unwritable() throws {
    var document = try tuned()
    let elsewhere = folder + "-elsewhere"
    rename(folder, elsewhere)
    #expect(throws: SaveError.self) { try document.save(conflict: .overwritten) }
    #expect(document.isModified)
    rename(elsewhere, folder)
    #expect(try contents() == Self.text)
  }
}
