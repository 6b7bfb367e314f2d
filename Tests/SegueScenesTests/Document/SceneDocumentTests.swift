import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTestSupport
import Testing

@Suite("Scene documents")
struct SceneDocumentTests {
  private func id(_ title: String, in document: SceneDocument) throws -> Knob.ID {
    try #require(document.knobs.first { $0.title == title }).id
  }

  private func text(_ document: SceneDocument) -> String { String(decoding: document.source, as: UTF8.self) }

  @Test("Tuning replaces one literal's bytes and is what the scene then says")
  func writing() throws {
    var document = try document(tunableScene)
    try document.write("0.8", to: id("transitions/go/duration", in: document))
    #expect(text(document) == tunableScene.replacing("duration: 1e-1", with: "duration: 0.8"))
    #expect(document.scene.transitions[0].body.duration?.node == .number(0.8))
    #expect(document.isModified)
    try document.write("$gap * 2", to: id("transitions/go/duration", in: document))
    #expect(text(document) == tunableScene.replacing("duration: 1e-1", with: "duration: $gap * 2"))
  }

  @Test("Several literals are one change")
  func several() throws {
    var document = try document(tunableScene)
    let x1 = try id("transitions/go/ease x1", in: document)
    let y1 = try id("transitions/go/ease y1", in: document)
    try document.write([x1: "0.25", y1: "1.5"])
    #expect(text(document) == tunableScene.replacing("bezier(.4 0 ", with: "bezier(0.25 1.5 "))
    #expect(try document.undo())
    #expect(text(document) == tunableScene)
    #expect(!document.isModified)
  }

  @Test(
    "What is more than a value, or none, is refused, and nothing changes",
    arguments: [
      "", " ", "1 # 2", "1\n  seed: 3", "1, x: 4", "{a: 1}", "[1]", "\"1\"", "1: 2", "banana", "1 s", "-3",
      "1}, seed: 2, {", "\u{1b}[2J", "700",
    ]
  )
  func refused(value: String) throws {
    var document = try document(tunableScene)
    let before = document.source
    let id = try id("transitions/go/duration", in: document)
    #expect(throws: DocumentError.self) { try document.write(value, to: id) }
    #expect(document.source == before)
    #expect(document.knobs.count == (try SceneDocument(source: before, path: "scene.yaml")).knobs.count)
    #expect(!document.canUndo)
  }

  @Test("Turns of one knob are undone together, until the change has ended")
  func joining() throws {
    var document = try document(tunableScene)
    let scale = try id("transitions/go/tracks/from/scale", in: document)
    let delay = try id("transitions/go/tracks/from/delay", in: document)
    for _ in 0..<3 { #expect(try document.turn(scale, by: 1, .fine)) }
    document.endChange()
    #expect(try document.turn(scale, by: 1, .fine))
    #expect(try document.turn(delay, by: 1, .fine))
    #expect(try document.turn(scale, by: 1, .fine))
    let values = ["0.94", "0.94", "0.93", "0.9"]
    for value in values {
      #expect(try document.undo())
      #expect(document.knob(scale)?.text == value)
    }
    #expect(try !document.undo())
    #expect(text(document) == tunableScene)
    for value in ["0.93", "0.94", "0.94", "0.95"] {
      #expect(try document.redo())
      #expect(document.knob(scale)?.text == value)
    }
    #expect(try !document.redo())
  }

  @Test("A reset is what is on disk, and can be undone")
  func reset() throws {
    var document = try document(tunableScene)
    try document.write("0.8", to: id("transitions/go/duration", in: document))
    let tuned = document.source
    #expect(try document.reset())
    #expect(text(document) == tunableScene)
    #expect(try !document.reset())
    #expect(try document.undo())
    #expect(document.source == tuned)
  }

  @Test("Any turns of any bundled scene parse, change nothing else, and are undone to the byte")
  func property() throws {
    var random = SeededGenerator(seed: 77)
    for reference in SceneLibrary.bundled() {
      let original = try SceneDocument.open(reference.path)
      for _ in 0..<2 {
        var document = original
        var changes = 0
        for _ in 0..<8 {
          let knob = try #require(document.knobs.randomElement(using: &random))
          let before = document
          let steps = Int.random(in: -3...3, using: &random)
          let step = try #require(Knob.Step.allCases.randomElement(using: &random))
          guard (try? document.turn(knob.id, by: steps, step)) == true else {
            #expect(document.source == before.source)
            continue
          }
          document.endChange()
          changes += 1
          let now = try #require(document.knob(knob.id))
          let longer: Int = now.text.utf8.count - knob.text.utf8.count
          #expect(document.source.count - before.source.count == longer, "\(knob.text) → \(now.text)")
          #expect(document.source[..<knob.source.lower] == before.source[..<knob.source.lower])
          #expect(document.source[now.source.upper...].elementsEqual(before.source[knob.source.upper...]))
        }
        let parsed = try SceneFile.parse(document.source, path: reference.path, folder: nil).scene
        #expect(document.scene.transitions == parsed.transitions)
        #expect(document.scene.gestures == parsed.gestures)
        for _ in 0..<changes { #expect(try document.undo()) }
        #expect(document.source == original.source)
        #expect(document.scene.transitions == original.scene.transitions)
      }
    }
  }
}

@Suite("Reloading")
struct ReloadTests {
  private func tuned() throws -> SceneDocument {
    var document = try document(tunableScene)
    for (title, value) in [("transitions/go/duration", "0.8"), ("transitions/go/tracks/from/delay", "0.2")] {
      try document.write(value, to: #require(document.knobs.first { $0.title == title }).id)
    }
    return document
  }

  @Test("Tuning that the new text does not contradict is kept; the rest gives way")
  func merge() throws {
    var document = try tuned()
    let edited = tunableScene.replacing("duration: 1e-1", with: "duration: 2")
      .replacing("# A comment with 42 in it.", with: "# Another.")
    let report = try document.reload(Array(edited.utf8))
    #expect(report.kept.map(\.keys.last) == ["delay"])
    #expect(report.dropped.map(\.keys.last) == ["duration"])
    #expect(
      String(decoding: document.source, as: UTF8.self)
        == edited.replacing("delay: 0.05", with: "delay: 0.2")
    )
    #expect(document.savedSource == Array(edited.utf8))
    let before = try tuned().source
    #expect(try document.undo())
    #expect(document.source == before)
  }

  @Test("A broken text leaves the last good scene, tuning and history")
  func broken() throws {
    var document = try tuned()
    let before = document
    #expect(throws: DocumentError.self) { try document.reload(Array("segue: 1\nscreens: [".utf8)) }
    #expect(document.source == before.source)
    #expect(document.savedSource == before.savedSource)
    #expect(document.isModified)
  }

  @Test("The same bytes are no change")
  func same() throws {
    var document = try tuned()
    let before = document.source
    let report = try document.reload(document.savedSource)
    #expect(report.kept.isEmpty && report.dropped.isEmpty)
    #expect(document.source == before)
  }
}

extension String {
  /// The text with a part replaced, which must occur.
  func replacing(_ part: String, with other: String) -> String {
    guard let range = range(of: part) else {
      Issue.record("'\(part)' is not in the text")
      return self
    }
    return replacingCharacters(in: range, with: other)
  }

  private func range(of part: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(part) }.map { $0..<index($0, offsetBy: part.count) }
  }

  private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
