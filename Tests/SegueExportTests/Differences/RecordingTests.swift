import SegueScenes
import SegueTransitions
import Testing

@testable import SegueExport

@Suite struct RecordingTests {
  private func line(_ time: Double, x: Double = 0, id: String = "home", hidden: Bool = false) -> String {
    #"{"t":\#(time),"progress":0,"phase":"idle","layers":[{"id":"\#(id)","frame":[\#(x),0,10,10],"opacity":1,"#
      + #""cornerRadius":0,"hidden":\#(hidden)}]}"#
  }

  private func difference(_ first: [String], _ second: [String]) throws -> RunDifference {
    let recordings = try [first, second].map { lines in
      try Recording(Array((lines.joined(separator: "\n") + "\n").utf8), path: "a.jsonl")
    }
    return try RunDifference(
      name: "recording",
      from: recordings[0],
      to: recordings[1],
      tolerance: MotionTolerance()
    )
  }

  @Test func whatIsWrittenIsRead() throws {
    var run = try SceneRun(scene: try SceneFile.load("slide-down").scene, course: .transition("show"))
    var lines: [String] = []
    for time in [0, 0.1, 0.2] {
      run.advance(to: time)
      lines.append(SampleWriter.line(run.session, at: time))
    }
    #expect(try difference(lines, lines).isEmpty)
  }

  @Test func valuesAreComparedAtCommonTimes() throws {
    let found = try difference(
      [line(0), line(0.1, x: 1), line(0.2, x: 50), line(0.3)],
      [line(0), line(0.1, x: 3), line(0.3), line(0.4)]
    )
    #expect(found.differences.map(\.time) == [0.1])
    #expect(found.differences.first?.first == 1 && found.differences.first?.second == 3)
  }

  @Test func aLayerMayBeHiddenGoneOrAnother() throws {
    let both = [line(0), line(0.1)]
    #expect(try difference(both, [line(0), line(0.1, hidden: true)]).presences.map(\.time) == [0.1])
    #expect(try difference(both, [line(0), #"{"t":0.1,"layers":[]}"#]).presences.map(\.isInFirst) == [true])
    let other = try difference(both, [line(0, id: "b"), line(0.1, id: "b")])
    #expect(other.layersInFirst == ["home"] && other.layersInSecond == ["b"])
  }

  @Test(arguments: [
    "{}", #"{"t":0}"#, #"{"t":0,"layers":{}}"#, #"{"t":"0","layers":[]}"#, #"{"t":0,"layers":[{"id":1}]}"#,
    #"{"t":0,"layers":[{"id":"a","frame":[1,2]}]}"#, #"{"t":0,"layers":[]"#, "\u{0}", "[[[[[[",
    #"{"t":nan,"layers":[]}"#, #"{"t":1e999,"layers":[]}"#, #"{"t":-1e999,"layers":[]}"#,
  ])
  func whatIsNoSampleIsSaid(_ text: String) {
    #expect(throws: RecordingError.notSamples(path: "a", line: 2)) {
      try Recording(Array((line(-1) + "\n" + text).utf8), path: "a")
    }
  }

  @Test func numbersMayBeMissingOrWild() throws {
    let wild = #"{"t":1e300,"layers":[{"id":"a","frame":[1e308,-1e308,null,1e999],"opacity":null}]}"#
    let recording = try Recording(Array(wild.utf8), path: "a")
    let tame = try Recording(Array(wild.replacing("1e308", with: "1").utf8), path: "b")
    let found = try RunDifference(name: "", from: recording, to: tame, tolerance: MotionTolerance())
    #expect(!found.differences.isEmpty && found.differences.allSatisfy { !$0.size.isNaN })
  }

  @Test func ofLayersWithOneNameTheFirstHasIt() throws {
    let twins = #"{"t":0,"layers":[{"id":"a","frame":[0,0,1,1]},{"id":"a","frame":[9,0,1,1]}]}"#
    #expect(try difference([twins], [twins]).isEmpty)
  }

  @Test func twoRunsInOneFileAreNone() {
    #expect(throws: RecordingError.notAscending(path: "a", line: 2)) {
      try Recording(Array((line(0.1) + "\n" + line(0)).utf8), path: "a")
    }
  }

  @Test func recordingsWithoutACommonTimeAreSaid() {
    #expect(throws: RecordingError.noCommonTimes) { try difference([line(0)], [line(0.5)]) }
  }
}
