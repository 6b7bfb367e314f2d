import SegueExport
import SegueGeometry
import SegueRaster
import SegueScenes
import SegueStage
import SegueTransitions
import Testing

@Suite("Pictures that are cut into pieces")
struct CutPictureTests {
  private static let sizes = [
    GridSize(columns: 37, rows: 40), GridSize(columns: 55, rows: 60), GridSize(columns: 18, rows: 20),
  ]

  @Test("Before its pieces fly a picture looks as it did whole", arguments: sizes)
  func explodes(size: GridSize) throws {
    let file = try SceneFile.load("explode")
    let rest = try SceneRun(scene: file.scene, course: .rest)
    let begun = try SceneRun(scene: file.scene, course: .transition("forth"))
    #expect(draw(rest, size) == draw(begun, size))
  }

  @Test("So it does before it folds, where no leaf of the other one stands before it", arguments: sizes)
  func folds(size: GridSize) throws {
    let file = try SceneFile.load("fold")
    let rest = draw(try SceneRun(scene: file.scene, course: .rest), size)
    let begun = draw(try SceneRun(scene: file.scene, course: .transition("forth")), size)
    for y in 0..<rest.height {
      let free = (y * rest.width + rest.width / 5)..<((y + 1) * rest.width)
      #expect(rest.pixels[free] == begun.pixels[free], "row \(y)")
    }
  }

  /// The pixels at time 0, texts as bars.
  private func draw(_ run: SceneRun, _ size: GridSize) -> Surface {
    var run = run
    run.advance(to: 0)
    var frame = Frame()
    run.session.sample(into: &frame)
    var compositor = Compositor()
    compositor.drawsTextAsBars = true
    var surface = Surface()
    compositor.composite(
      frame,
      viewport: Viewport(size: size, canvas: Rect(origin: .zero, size: run.session.canvas)),
      pixelSize: GridSize(columns: 8 * size.columns, rows: 8 * size.rows),
      into: &surface
    )
    return surface
  }
}
