import SegueCells
import SegueExport
import SegueGeometry
import SegueScenes
import Testing

/// The example of the landing page, `Sources/SegueExport/SegueExport.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aTransitionsCallsNumbersAndPicture() throws {
    let scene = try SceneFile.load("slide-down").scene
    var run = try SceneRun(scene: scene, course: .transition("show"))
    let calls = TraceWriter.lines(of: run)

    run.advance(to: 0.25)
    let sample = SampleWriter.line(run.session, at: 0.25)

    let picture = FramePicture(size: GridSize(columns: 40, rows: 24), glyphs: .ascii, colors: .none)
    let text = TextWriter.text(of: picture.grid(of: run.session))

    #expect(calls.contains("0.000 transitionDuration"))
    #expect(sample.hasPrefix("{\"t\":0.25,"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 25)
  }
}
