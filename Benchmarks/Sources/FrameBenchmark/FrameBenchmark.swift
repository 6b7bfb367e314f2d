import CAllocationCount
import SegueBench
import SegueExport
import SegueGeometry
import SegueRaster
import SegueScenes

/// Prints what the frames of a transition cost, with their allocations: `FrameBenchmark [SCENE [TRANSITION]]`; then what
/// those of a card do that moves over resting layers; then how often a text that grows asks for memory.
///
/// `segue bench` prints the same without allocations, which the shipped program does not count.
@main
enum FrameBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let file = try SceneFile.load(arguments.first ?? "app-store")
    let name = arguments.dropFirst().first ?? file.scene.transitions.first?.name ?? ""
    for size in [GridSize(columns: 120, rows: 40), GridSize(columns: 200, rows: 60)] {
      for fills in [false, true] {
        var bench = SceneBench(size: size, options: RasterOptions())
        bench.fills = fills
        bench.allocationCount = { segue_allocation_count() }
        let run = try SceneRun(scene: file.scene, course: .transition(name))
        let place = fills ? "whole terminal" : "device"
        print(bench.report(run, title: "\(file.scene.title), \(name), truecolor, \(place)").table)
      }
    }
    let run = try SceneRun(scene: file.scene, course: .transition(name))
    try PixelFrames.report(run, title: "\(file.scene.title), \(name)")
    reportResting()
    print("a text at 38 widths never seen before: \(GrowingText.allocations(turned: false)) allocations")
    print("the same as bars: \(GrowingText.allocations(turned: true)) allocations")
  }

  /// How much more a card costs that moves over many layers than one over none.
  private static func reportResting() {
    var bench = RestingBench(size: GridSize(columns: 200, rows: 60), options: RasterOptions())
    bench.allocationCount = { segue_allocation_count() }
    let many = bench.report(title: "a card over \(bench.layers) resting layers")
    print(many.table)
    bench.layers = 0
    let none = bench.report(title: "a card over none")
    print(none.table)
    let percent = Int((many.median / max(none.median, 1e-9) * 100).rounded())
    print("resting layers: \(percent) % of the frame without them")
  }
}
