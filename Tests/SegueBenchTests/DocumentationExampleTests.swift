import SegueBench
import SegueExport
import SegueGeometry
import SegueRaster
import SegueScenes
import Testing

/// The example of the landing page, `Sources/SegueBench/SegueBench.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aTransitionMeasured() throws {
    let scene = try SceneFile.load("logo-reveal").scene
    let run = try SceneRun(scene: scene, course: .transition("reveal"))

    var bench = SceneBench(size: GridSize(columns: 20, rows: 12), options: RasterOptions())
    bench.framesPerSecond = 10
    bench.rounds = 1
    let report = bench.report(run, title: "logo-reveal")

    #expect(report.frames > 4)
    #expect(!report.table.isEmpty)
  }
}
