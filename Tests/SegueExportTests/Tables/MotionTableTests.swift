import SegueExport
import SegueScenes
import SegueTransitions
import Testing

@Suite struct MotionTableTests {
  private static let text = """
    segue: 1
    device: [400, 800]
    screens:
      home: {layers: {dot: {frame: [0, 0, 40, 40]}}}
      away: {layers: {"dot": {frame: [0, 0, 40, 40]}, still: {frame: [9, 9, 9, 9]}}}
    transitions:
      go:
        kind: push
        from: home
        to: away
        duration: 0.5
        ease: linear
        tracks: {to/dot: {x: 0 -> 100, rotate: 0deg -> 90deg, opacity: 0 -> 1}}
    """

  private func run() throws -> SceneRun {
    let file = try SceneFile.parse(Array(Self.text.utf8), path: "test.yaml", folder: nil)
    return try SceneRun(scene: file.scene, course: .transition("go"))
  }

  @Test func aColumnForWhatChangesAndItsVelocity() throws {
    let table = MotionTable(of: try run(), at: .list([0.1, 0.2, 0.5]))
    let lines = table.csv(layers: ["away/dot"], velocity: true).split(separator: "\n").map(String.init)
    let header = lines[0].split(separator: ",")
    #expect(header[0] == "time [s]")
    #expect(
      lines[0].hasSuffix(
        "away/dot opacity,away/dot opacity velocity [1/s],away/dot rotate [deg],away/dot rotate velocity [deg/s]"
      )
    )
    #expect(!lines[0].contains("home/dot") && !lines[0].contains("still") && !lines[0].contains("radius"))
    #expect(lines[1].hasPrefix("0.1,"))
    #expect(lines[1].hasSuffix(",0.2,2,18,180"))
    #expect(lines[2].hasSuffix(",0.4,2,36,180"))
    #expect(lines.count == 4)
  }

  @Test func aLayerThatIsNotThereYetHasEmptyCells() throws {
    let file = try SceneFile.parse(Array(Self.text.utf8), path: "test.yaml", folder: nil)
    let late = SceneRun(
      Session(scene: file.scene),
      events: [TimedEvent(time: 0.2, event: .trigger("go"))]
    )
    let lines = MotionTable(of: late, at: .list([0, 0.3, 0.4])).csv(layers: ["away/dot"], velocity: false)
      .split(separator: "\n")
    #expect(lines[1].hasPrefix("0,,,") && lines[1].allSatisfy { $0 == "0" || $0 == "," })
    #expect(lines[2].hasSuffix(",0.2,18") && lines[3].hasSuffix(",0.4,36"))
  }

  @Test func aRunThatBeginsLaterHasItsOwnTime() throws {
    let file = try SceneFile.parse(Array(Self.text.utf8), path: "test.yaml", folder: nil)
    var session = Session(scene: file.scene)
    session.advance(to: 7)
    let later = SceneRun(session, events: [TimedEvent(time: 7, event: .trigger("go"))])
    let rate = FrameTimes.rate(framesPerSecond: 20)
    let table = MotionTable(of: later, at: rate)
    #expect(table.times == MotionTable(of: try run(), at: rate).times)
    let shown = table.csv(velocity: true).split(separator: "\n")
    let expected = MotionTable(of: try run(), at: rate).csv(velocity: true).split(separator: "\n")
    #expect(shown[0] == expected[0] && shown.count == expected.count)
  }

  @Test func linesAreWrittenOneByOneAndStopWhereWritingFails() throws {
    struct Full: Error {}
    let table = MotionTable(of: try run(), at: .rate(framesPerSecond: 60))
    var lines: [String] = []
    table.writeCSV(velocity: true) { lines.append($0) }
    #expect(lines.count == table.times.count + 1)
    #expect(lines.allSatisfy { $0.hasSuffix("\n") && $0.filter { $0 == "\n" }.count == 1 })
    #expect(lines.joined() == table.csv(velocity: true))
    var written = 0
    #expect(throws: Full.self) {
      try table.writeCSV(velocity: false) { _ throws(Full) in
        written += 1
        if written == 3 { throw Full() }
      }
    }
    #expect(written == 3)
  }
}
