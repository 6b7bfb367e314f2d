import SegueDocuments
import SegueScenes
import Testing

/// What nothing leads to is told, where a hand leads to the rest.
@Suite struct ReachTests {
  private func warnings(_ body: String) throws -> [String] {
    let text = "segue: 1\nscreens: {home: {layers: {card: {text: A}}}, two: {bar: Two}, three: {}}\n" + body
    return try SceneFile.parse(Array(text.utf8), path: "scene.yaml", folder: nil).warnings.map(\.message)
  }

  private static let ways = """
    transitions:
      open: {kind: push, from: home, to: two, tap: from, tracks: {to: {x: W -> rest}}}
      more: {kind: push, from: two, to: three, tap: from, tracks: {to: {x: W -> rest}}}
      close: {kind: pop, from: three, to: two, tracks: {from: {x: W}}}
      back: {kind: pop, from: two, to: home, tracks: {from: {x: W}}}

    """

  @Test("a transition that nothing starts, unless a bar's button, a gesture, a script or a check does")
  func transitions() throws {
    #expect(try warnings(Self.ways) == ["nothing starts 'close'"])
    let starts = [
      "gestures: {swipe: {in: three, recognize: edge-pan(left), progress: dx / W, drives: close}}",
      "gestures: {swipe: {in: three, recognize: swipe(left), sets: {three: {x: 3}}, finish: {when: true, then: close}}}",
      "scripts:\n  tour: |\n    0 tap home\n    1 tap two\n    2 trigger close",
      "checks:\n  - {transition: close, lint: [all]}",
    ]
    for start in starts { #expect(try warnings(Self.ways + start) == [], "\(start)") }
  }

  @Test("what nobody starts by hand is no slip where nothing is started by hand")
  func noHand() throws {
    let untouched = try warnings(Self.ways.split(separator: ", tap: from").joined())
    #expect(untouched == [])
    #expect(try warnings("") == [])
  }

  @Test("a screen to which no way leads, once for all that it leads to itself")
  func screens() throws {
    let said = "no transition leads to 'two'"
    let alone = "transitions:\n  more: {kind: push, from: two, to: three}\n"
    #expect(try warnings(alone) == [said])
    #expect(try warnings(alone + "start: two\n") == ["no transition leads to 'home'"])
    #expect(try warnings(alone + "checks:\n  - {transition: more, lint: [all]}") == [])
    #expect(try warnings(alone + "scripts:\n  tour: |\n    start two\n    0 tap two\n") == [])
  }

  @Test("a track that begins when the duration is over")
  func lateTracks() throws {
    func said(_ more: String) throws -> [String] {
      try warnings(
        """
        checks: [{transition: open, lint: [all]}]
        start: two
        transitions:
          open: {kind: push, from: two, to: three, tracks: {to: {x: W -> rest\(more)}}
          more: {kind: present, from: three, to: home, tracks: {to: {x: 3}}}
        """
      )
    }
    let late = "this track begins when the transition's"
    #expect(try said(", delay: 0.35}") == ["\(late) 0.35 s are over"])
    #expect(try said(", delay: 0.3}") == [])
    #expect(try said(", delay: 1}}, duration: 1, during: {to: {z: 1}") == ["\(late) 1 s are over"])
    #expect(try said(", delay: 1}}, ease: spring(response 0.4 ratio 1), during: {to: {z: 1}") == [])
  }

  @Test("a content that is read where there is none")
  func contents() throws {
    func said(_ value: String, _ path: String = "hit") throws -> [String] {
      try warnings(
        """
        start: home
        transitions:
          open:
            kind: push
            from: home
            to: two
            tap: from/card
            during: {to: {\(value): \(path).\(value)}}
          more: {kind: push, from: two, to: three, tap: from}
        """
      )
    }
    #expect(try said("text") == [])
    #expect(try said("text", "from") == ["'from' has no 'text' to read"])
    #expect(try said("image") == ["'hit' has no 'image' to read"])
    #expect(try said("path") == ["'hit' has no 'path' to read"])
    #expect(try said("fill") == [])
  }
}
