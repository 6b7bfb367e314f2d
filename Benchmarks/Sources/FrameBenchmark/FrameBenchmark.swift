import SegueGeometry
import SegueRaster
import SegueScenes
import SegueTransitions

/// Prints what the frames of a transition cost: `FrameBenchmark [SCENE [TRANSITION]]`.
@main
enum FrameBenchmark {
  private static let rounds = 10
  private static let framesPerSecond = 60.0

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let file = try SceneFile.load(arguments.first ?? "app-store")
    let session = Session(scene: file.scene)
    let name = arguments.dropFirst().first ?? session.availableTransitions.first?.name ?? ""
    for size in [GridSize(columns: 120, rows: 40), GridSize(columns: 200, rows: 60)] {
      let fitted = Viewport.fitting(canvas: session.canvas, size: size)
      let filling = Viewport(column: 0, row: 0, size: size, canvas: Rect(origin: .zero, size: session.canvas))
      for (place, viewport) in [("device", fitted), ("whole terminal", filling)] {
        let title =
          "\(file.scene.title), \(name), \(size.columns)×\(size.rows), truecolor, "
          + "\(place) (\(viewport.size.columns)×\(viewport.size.rows) cells)"
        measure(session, transition: name, viewport, size).print(title)
      }
    }
  }

  /// Plays the transition over and over; the first time, which fills the caches, does not count.
  private static func measure(
    _ session: Session,
    transition: String,
    _ viewport: Viewport,
    _ size: GridSize
  ) -> FrameCosts {
    var costs = FrameCosts()
    var pipeline = FramePipeline(viewport: viewport, size: size)
    for round in 0...rounds {
      if round == 1 { costs = FrameCosts() }
      var session = session
      session.handle(.trigger(transition))
      var frame = 0
      repeat {
        pipeline.draw(&session, at: Double(frame) / framesPerSecond, costs: &costs)
        frame += 1
      } while session.isAnimating && frame < 600
    }
    return costs
  }
}
