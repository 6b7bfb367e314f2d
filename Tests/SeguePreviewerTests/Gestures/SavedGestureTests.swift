import Foundation
import SegueModel
import SegueScenes
import SegueTerminal
import SegueTransitions
import Testing

@testable import SeguePreviewer
import SeguePlayer

/// Recorded gestures in files beside the scene.
struct SavedGestureTests {
  private static let text = """
    segue: 1
    title: Saved
    screens: {home: {fill: white}, next: {fill: black}}
    transitions: {open: {kind: push, from: home, to: next, tap: from}}
    scripts:
      own: |
        0.00 tap home
    """

  /// A preview of a scene in a new folder.
  private func opened() throws -> (preview: Preview, folder: String) {
    let folder = NSTemporaryDirectory() + "segue-gestures-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Self.text.write(toFile: folder + "/scene.yaml", atomically: true, encoding: .utf8)
    let document = try SceneDocument.open(folder + "/scene.yaml")
    var preview = Samples.preview(document.scene, columns: 120, rows: 40)
    preview.rehearsal.document = document
    return (preview, folder)
  }

  /// Taps the device while recording, and ends it.
  private func record(_ preview: inout Preview, at start: Double) {
    _ = preview.handle(Samples.key(.character("R")), at: start)
    let press = MouseEvent(kind: .press, button: .left, column: 60, row: 20)
    _ = preview.handle(.mouse(press), at: start + 0.1)
    var release = press
    release.kind = .release
    _ = preview.handle(.mouse(release), at: start + 0.15)
    for frame in 1...80 { preview.tick(start + 0.2 + Double(frame) / 60) }
    _ = preview.handle(Samples.key(.character("R")), at: start + 2)
  }

  private func type(_ text: String, _ preview: inout Preview, at now: Double) {
    _ = preview.handle(Samples.key(.character("u"), .control), at: now)
    for character in text { _ = preview.handle(Samples.key(.character(character)), at: now) }
    _ = preview.handle(Samples.key(.enter), at: now)
  }

  @Test func aTakeIsNamedAndSavedBesideTheScene() throws {
    var (preview, folder) = try opened()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    record(&preview, at: 1)
    let take = try #require(preview.rehearsal.gestures.takes.first?.script)
    _ = preview.handle(Samples.key(.character("s")), at: 4)
    type("tap home", &preview, at: 4)
    let saved = try String(contentsOfFile: folder + "/tap-home.script", encoding: .utf8)
    #expect(saved.hasPrefix("# segue sample \(folder)/scene.yaml --script FILE\nstart home\n"))
    #expect(try ScriptParser.parse(saved, file: "a").steps == take.steps)
    #expect(preview.rehearsal.gestures.takes.isEmpty)
    #expect(preview.rehearsal.gestures.selectedEntry?.name == "tap-home")
    #expect(preview.rehearsal.gestures.selectedEntry?.source == .file)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
        "scene.yaml", "tap-home.script",
      ]
    )
  }

  @Test func aFileIsOverwrittenOnlyWhenAskedTwice() throws {
    var (preview, folder) = try opened()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/mine.script"
    try "0 tap home\n".write(toFile: path, atomically: true, encoding: .utf8)
    record(&preview, at: 1)
    _ = preview.handle(Samples.key(.character("s")), at: 4)
    type("mine", &preview, at: 4)
    #expect(preview.rehearsal.notice?.question == .overwrite)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "0 tap home\n")
    #expect(preview.rehearsal.gestures.takes.count == 1)
    _ = preview.handle(Samples.key(.enter), at: 5)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("press"))
    #expect(preview.rehearsal.gestures.takes.isEmpty)
  }

  @Test func anotherNameIsAskedAnew() throws {
    var (preview, folder) = try opened()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["mine", "mine2"] {
      try "0 tap home\n".write(toFile: "\(folder)/\(name).script", atomically: true, encoding: .utf8)
    }
    record(&preview, at: 1)
    _ = preview.handle(Samples.key(.character("s")), at: 4)
    type("mine", &preview, at: 4)
    _ = preview.handle(Samples.key(.character("2")), at: 5)
    _ = preview.handle(Samples.key(.enter), at: 5)
    #expect(preview.rehearsal.notice?.question == .overwrite)
    #expect(try String(contentsOfFile: folder + "/mine2.script", encoding: .utf8) == "0 tap home\n")
  }

  @Test func filesThatAreNoScriptsSayWhy() throws {
    var (preview, folder) = try opened()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "0 tap nowhere\n".write(toFile: folder + "/lost.script", atomically: true, encoding: .utf8)
    try "0 tap home\n".write(toFile: folder + "/good.script", atomically: true, encoding: .utf8)
    _ = preview.handle(Samples.key(.character("7")), at: 1)
    #expect(preview.rehearsal.gestures.files.map(\.name) == ["good", "lost"])
    #expect(preview.rehearsal.gestures.files[1].script == nil)
    #expect(preview.rehearsal.gestures.files[1].problem?.contains("nowhere") == true)
    #expect(preview.rehearsal.gestures.library.map(\.name) == ["own"])
    // Enter performs the one that is selected.
    _ = preview.handle(Samples.key(.enter), at: 2)
    preview.tick(5)
    #expect(preview.rehearsal.session.screen == "next")
    #expect(preview.rehearsal.gestures.performed == "files/good")
  }

  @Test(
    arguments: [
      ("flick", "flick"), ("my flick.script", "my-flick"), ("a.b_c-1", "a.b_c-1"), ("", nil), ("../x", nil),
      ("a/b", nil), (".hidden", nil), ("é", nil), (String(repeating: "a", count: 101), nil),
    ] as [(String, String?)]
  )
  func namesArePlain(_ typed: String, _ plain: String?) {
    #expect(ScriptFolder.plain(typed) == plain)
  }
}
