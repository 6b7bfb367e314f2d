import SegueDocuments
import SegueExport
import SegueImages
import SegueScenes
import SegueTransitions
import Testing

@Suite struct SweepSettingTests {
  @Test(arguments: [
    ("a=0.4..1 step 0.2", [0.4, 0.6, 0.8, 1.0]), ("a=0.4..1 step 0.25", [0.4, 0.65, 0.9]),
    ("a=1..0 step 0.5", [1, 0.5, 0]), ("a = -1..1 in 5", [-1, -0.5, 0, 0.5, 1]),
    ("a=0..0.3 step 0.1", [0, 0.1, 0.2, 0.3]),
  ]) func aRangeIsReckonedFromItsBeginning(text: String, expected: [Double]) throws {
    guard case .numbers(let numbers) = try SweepSetting(text).values else {
      Issue.record("no numbers")
      return
    }
    #expect(numbers.count == expected.count)
    for (number, wanted) in zip(numbers, expected) { #expect(abs(number - wanted) < 1e-12) }
  }

  @Test func aListKeepsItsTextsAndParentheses() throws {
    let setting = try SweepSetting("open/ease=linear, spring(a, b) ,0.5")
    #expect(setting.path == "open/ease")
    #expect(setting.values == .texts(["linear", "spring(a, b)", "0.5"]))
  }

  @Test func theLastEqualsSignSeparates() throws {
    #expect(try SweepSetting("a=b/c=1").path == "a=b/c")
  }

  @Test(arguments: [
    "a", "=1", "a=", "a=1..2", "a=1..2 step", "a=1..2 step 0", "a=1..2 step -1", "a=1..2 by 3",
    "a=1..1 step 1", "a=1..2 in 1",
    "a=1..2 in 2.5", "a=1..2 step 5", "a=1..inf step 1", "a=1,,2", "a=1..2 step nan",
  ]) func anythingElseIsRefused(text: String) {
    #expect(throws: SweepError.self) { try SweepSetting(text) }
  }

  @Test(arguments: ["a=0..1 step 1e-9", "a=0..1 in 1e300"]) func aRangeIsBounded(text: String) {
    let values = String(text.dropFirst(2))
    #expect(throws: SweepError.tooManyValues(values, limit: SweepSetting.mostValues)) {
      try SweepSetting(text)
    }
  }
}

@Suite struct SweepTests {
  private static let text = """
    segue: 1
    device: [400, 800]
    screens:
      home: {fill: white}
      away: {layers: {dot: {frame: [100, 100, 40, 40], fill: red}}}
    transitions:
      go:
        kind: push
        from: home
        to: away
        duration: 0.5
        ease: linear
        tracks: {to: {opacity: 1 -> 1}, to/dot: {x: 0 -> rest, y: 50 -> rest, opacity: 50% -> rest}}
      back: {kind: pop, from: away, to: home, duration: 0.25, tracks: {from: {opacity: 0}}}
    """

  private func document(_ text: String = text) throws -> SceneDocument {
    try SceneDocument(source: Array(text.utf8), path: "test.yaml")
  }

  private func plan(_ settings: String...) throws -> SweepPlan {
    try SweepPlan(try settings.map { try SweepSetting($0) }, of: try document())
  }

  @Test func everyCombinationOnceTheLastPassingFastest() throws {
    let plan = try plan("go/duration=0.2,0.4", "x from=50..100 step 50")
    #expect(plan.count == 4)
    #expect(
      (0..<4).map { plan.texts(at: $0) } == [
        ["0.2", "50"], ["0.2", "100"], ["0.4", "50"], ["0.4", "100"],
      ]
    )
    #expect(plan.name(at: 1) == "go/duration 0.2, go/tracks/to/dot/x from 100")
  }

  /// Each variant is the very file that the user would have written.
  @Test func aVariantIsTheTextWithTheValues() throws {
    let plan = try plan("go/duration=0.2,0.4", "go/ease=ease-in,linear")
    for index in 0..<plan.count {
      let texts = plan.texts(at: index)
      let expected = Self.text.replacing("duration: 0.5", with: "duration: \(texts[0])")
        .replacing("ease: linear", with: "ease: \(texts[1])")
      #expect(String(decoding: try plan.file(at: index).source, as: UTF8.self) == expected)
    }
  }

  @Test func unitsStayAsTheyAreWritten() throws {
    let plan = try plan("dot/opacity=10..30 step 10")
    #expect((0..<3).map { plan.texts(at: $0) } == [["10%"], ["20%"], ["30%"]])
  }

  @Test func namesAreFoundByTheirEndsOrRefused() throws {
    let titles = try document().knobs.map(\.title)
    #expect(titles.contains("transitions/go/duration") && titles.contains("transitions/back/duration"))
    for title in titles {
      let knob = try #require(try document().knobs.first { $0.title == title })
      let setting = try SweepSetting("\(title)=\(knob.text)")
      #expect(try SweepPlan([setting], of: try document()).axes[0].knob.id == knob.id)
    }
    #expect(
      throws: SweepError.ambiguous(
        "duration",
        candidates: ["transitions/go/duration", "transitions/back/duration"]
      )
    ) { try plan("duration=1,2") }
    #expect(throws: SweepError.unknownKnob("go/duratoin", available: titles)) { try plan("go/duratoin=1,2") }
    #expect(throws: SweepError.setTwice("transitions/go/duration")) {
      try plan("go/duration=1,2", "transitions/go/duration=3,4")
    }
    #expect(throws: SweepError.notANumber("transitions/go/ease")) { try plan("go/ease=1..2 step 1") }
  }

  private func rows(_ plan: SweepPlan, jobs: Int = 1, shard: Shard = .whole) throws -> [Sweep.Row] {
    try Sweep(plan, course: .transition("go")).rows(of: shard, jobs: jobs)
  }

  @Test func theTableForPeople() throws {
    let plan = try plan("go/duration=0.25..0.75 step 0.25")
    let table = SweepTable(plan, measures: [.duration, .settle, .overshoot, .speed])
    #expect(
      table.text(try rows(plan)) == """
        go/duration  duration  settle   overshoot  speed
        0.25         0.250 s   0.249 s  0.00 %     447 pt/s
        0.5          0.500 s   0.498 s  0.00 %     224 pt/s
        0.75         0.750 s   0.746 s  0.00 %     149 pt/s
        settle in away/dot x
        speed in away/dot
        """
    )
  }

  @Test func aRefusedVariantKeepsItsRow() throws {
    let plan = try plan("go/duration=0.5,-1,0.25")
    let found = try rows(plan)
    #expect(found.map { $0.summary != nil } == [true, false, true])
    guard case .refused(let diagnostics) = found[1].problem else {
      Issue.record("not refused")
      return
    }
    #expect(!diagnostics.isEmpty)
    let lines = SweepTable(plan, measures: [.duration]).text(found).split(separator: "\n")
    #expect(lines[2] == "-1           –         refused")
    #expect(SweepTable(plan, measures: [.duration]).csv(found, hasHead: false) == "0.5,0.5\n-1,\n0.25,0.25\n")
  }

  @Test(arguments: [2, 3, 5, 9]) func partsJoinedAreOneRun(count: Int) throws {
    let plan = try plan("go/duration=0.1..0.5 step 0.1", "go/ease=linear,ease-in")
    let table = SweepTable(plan, measures: SweepMeasure.allCases)
    let whole = table.csv(try rows(plan, jobs: 4), hasHead: true)
    let parts = try (1...count).map { number in
      let shard = try #require(Shard("\(number)/\(count)"))
      return table.csv(try rows(plan, shard: shard), hasHead: shard.isFirst)
    }
    #expect(parts.joined() == whole)
    #expect(whole.split(separator: "\n").count == 11)
    #expect(
      whole.hasPrefix(
        "transitions/go/duration,transitions/go/ease,duration [s],settle [s],settle in,overshoot [%],overshoot in,"
          + "jump [pt],jump in,speed [pt/s],speed in\n0.1,linear,0.1,"
      )
    )
  }

  @Test func aTextWithACommaIsQuoted() throws {
    let plan = try plan("go/ease=spring(a, b)")
    let text = SweepTable(plan, measures: [.duration]).csv(try rows(plan), hasHead: false)
    #expect(text == "\"spring(a, b)\",\n")
  }

  @Test func theSheetHasARowOfFramesForEachVariant() throws {
    let plan = try plan("go/duration=0.1,0.2,0.4")
    let sweep = Sweep(plan, course: .transition("go"))
    let rows = try sweep.rows()
    let sheet = SweepSheet(sweep, measures: [.settle], frames: 3, scale: 0.1)
    let picture = try sheet.picture(of: rows, jobs: 3)
    // Three blocks of three 40 × 80 frames: 136 × 104 each, in two columns as high as wide.
    #expect(picture.width == 2 * (136 + 8) + 8 && picture.height == 2 * (104 + 8) + 24 + 8)
    #expect(try sheet.picture(of: rows, jobs: 1).pixels == picture.pixels)
    // At the last of the times, 0.4 s, all three have come to the same end; in the middle they differ.
    func frame(_ column: Int, _ row: Int, _ number: Int) -> [UInt32] {
      let (left, top) = (8 + column * 144 + number * 48, 32 + row * 112 + 24)
      return (top..<top + 80).flatMap { y in
        picture.pixels[(y * picture.width + left)..<(y * picture.width + left + 40)]
      }
    }
    #expect(frame(0, 0, 2) == frame(0, 1, 2) && frame(0, 0, 2) == frame(1, 0, 2))
    #expect(frame(0, 0, 1) != frame(1, 0, 1))
  }

  @Test func aValueThatChangesNothingIsTold() throws {
    let plan = try plan("go/duration=0.1,0.2", "back/duration=0.3,0.4")
    let sweep = Sweep(plan, course: .transition("go"))
    #expect(sweep.idleAxes(try sweep.rows()).map(\.knob.title) == ["transitions/back/duration"])
    let part = try sweep.rows(of: try #require(Shard("1/2")))
    #expect(sweep.idleAxes(part).isEmpty)
    let one = Sweep(try self.plan("back/duration=0.3"), course: .transition("go"))
    #expect(one.idleAxes(try one.rows()).isEmpty)
  }

  @Test func aSheetHasRoomForTheLargestCanvas() throws {
    let plan = try plan("device width=400,600")
    let sweep = Sweep(plan, course: .transition("go"))
    let picture = try SweepSheet(sweep, measures: [], frames: 2, scale: 0.1).picture(of: try sweep.rows())
    #expect(picture.width >= 2 * (60 + 8) + 8 && picture.height >= 80 + 24)
  }

  @Test func aSheetIsBounded() throws {
    let plan = try plan("go/duration=0.1..0.9 in 40")
    let sweep = Sweep(plan, course: .transition("go"))
    let rows = (0..<plan.count).map { Sweep.Row(index: $0, texts: plan.texts(at: $0)) }
    #expect(throws: PictureError.self) {
      try SweepSheet(sweep, measures: [], frames: 20, scale: 3).picture(of: rows)
    }
  }
}

/// A table of a run in parts.
@Suite struct TableShardTests {
  @Test(arguments: [TableFormat.csv, .jsonl]) func partsJoinedAreOneRun(format: TableFormat) throws {
    let scene = try SceneFile.load("slide-down").scene
    let run = try SceneRun(scene: scene, course: .transition("show"))
    var export = MovieExport(run: run, rate: try #require(MovieFormat.apng.rate(30)))
    let whole = try export.table(format)
    for count in [2, 3, 50] {
      let parts = try (1...count).map { number in
        export.shard = try #require(Shard("\(number)/\(count)"))
        return try export.table(format)
      }
      #expect(parts.map(\.text).joined() == whole.text)
      #expect(parts.map(\.rows).reduce(0, +) == whole.rows)
    }
  }
}
