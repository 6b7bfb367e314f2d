import SegueCells
import SegueExport
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions

/// Plays a script of a scene, and prints every tenth of a second which layers have changed and what is seen:
/// `FrameDump [SCENE [SCRIPT]]`.
@main
enum FrameDump {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let sceneName = arguments.first ?? "slide-down"
    let scriptName = arguments.count > 1 ? arguments[1] : "finish"
    do {
      let scene = try SceneFile.load(sceneName).scene
      guard let named = scene.scripts.first(where: { $0.name == scriptName }) else {
        let names = scene.scripts.map(\.name).joined(separator: ", ")
        print("no script '\(scriptName)'; the scene has: \(names)")
        return
      }
      play(named.script, of: scene)
    } catch {
      print(error.rendered())
    }
  }

  private static func play(_ script: Script, of scene: Scene) {
    var options = Session.Options()
    options.startScreen = script.startScreen
    var course = SessionCourse(Session(scene: scene, options: options), events: script.events[...])
    let picture = FramePicture(size: GridSize(columns: 40, rows: 24), glyphs: .ascii, colors: .none)
    var shown: [LayerSample] = []
    var tenths = 0
    repeat {
      course.advance(to: Double(tenths) / 10)
      let layers = course.session.layerSamples()
      print("\(Double(tenths) / 10) s, \(course.session.status.phase.rawValue)")
      for layer in layers where !shown.contains(layer) { print("  \(layer.id): \(text(of: layer.frame))") }
      print(TextWriter.text(of: picture.grid(of: course.session)))
      shown = layers
      tenths += 1
    } while (!course.pending.isEmpty || course.session.isAnimating) && tenths < 600
  }

  /// Origin and size in points, with one decimal.
  private static func text(of frame: Rect) -> String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return numbers.map { "\(($0 * 10).rounded() / 10)" }.joined(separator: " ")
  }
}
