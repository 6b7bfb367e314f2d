import SegueDocuments
import SegueExport
import SegueGeometry
import SegueModel
import SegueRaster
import SegueScenes
import Testing

@testable import SegueBench

/// A scene's frames, stage by stage.
struct SceneBenchTests {
  private func report(rounds: Int = 1) throws -> BenchReport {
    let file = try SceneFile.load("logo-reveal")
    let name = try #require(file.scene.transitions.first?.name)
    let run = try SceneRun(scene: file.scene, course: .transition(name))
    var bench = SceneBench(size: GridSize(columns: 20, rows: 12), options: RasterOptions())
    bench.rounds = rounds
    bench.framesPerSecond = 10
    return bench.report(run, title: "logo")
  }

  @Test func everyStageOfEveryFrameIsMeasured() throws {
    let report = try report(rounds: 2)
    #expect(report.frames > 4)
    for stage in BenchStage.allCases { #expect(report.seconds[stage]?.count == report.frames, "\(stage)") }
    #expect(report.cells <= 20 * 12)
    #expect(report.allocations.summary == nil)
  }

  @Test func aCardCrossesRestingLayers() {
    var bench = RestingBench(size: GridSize(columns: 20, rows: 12), options: RasterOptions())
    bench.layers = 30
    bench.rounds = 2
    let report = bench.report(title: "card")
    #expect(report.frames == 120)
    #expect(report.median > 0)
    #expect((report.bytes.summary?.worst ?? 0) > 0)
  }

  @Test func unknownAllocationsAreLeftOpen() throws {
    let report = try report()
    #expect(report.table.contains("allocations a frame              –         –         –"))
    #expect(report.json.line.contains("\"allocations\":null"))
    #expect(report.json.line.contains("\"size\":[20,12]"))
  }

  @Test func tablesSayMillisecondsAndNanoseconds() {
    var report = BenchReport(title: "title", size: GridSize(columns: 4, rows: 5), cells: 20)
    report.add(.fit, seconds: 0.0005)
    report.add(.fit, seconds: 0.00025)
    report.add(.fit, seconds: 0.001)
    report.add(bytes: 1234, allocations: 0)
    let lines = report.table.split(separator: "\n").map(String.init)
    #expect(lines[0] == "title")
    #expect(lines[1] == "4×5 cells, 20 of them drawn, 1 frames")
    #expect(lines[3] == "fit                          0.500     0.500     1.000   25000.0")
    #expect(lines[4] == "bytes a frame                 1234      1234      1234")
    #expect(lines[5] == "allocations a frame              0         0         0")
  }
}
