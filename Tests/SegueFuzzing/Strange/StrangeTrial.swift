import SegueCells
import SegueDocuments
import SegueExport
import SegueGeometry
import SegueModel
import SegueRaster
import SegueScenes
import SegueStage
import SegueTransitions

/// A strange scene is refused with a place and a word, or it plays.
public struct StrangeTrial {
  /// What came of a scene.
  public struct Verdict: Sendable {
    /// nil: it is as it should be.
    public var fault: String?
    /// Whether the scene could be run.
    public var isAccepted = false
    /// Of all that was said and shown.
    public var digest: UInt64 = 0
  }

  private static let picture = FramePicture(
    size: GridSize(columns: 40, rows: 16),
    glyphs: .eighths,
    colors: .truecolor
  )
  private var digest = Digest()
  private var fault: String?

  /// Reads a scene; what is accepted is checked, sampled and drawn.
  public static func verdict(of scene: StrangeScene) -> Verdict {
    var trial = StrangeTrial()
    var isAccepted = false
    do throws(DocumentError) {
      let file = try SceneFile.parse(Array(scene.text.utf8), path: "strange.yaml", folder: scene.folder)
      isAccepted = true
      trial.look(at: file.warnings)
      trial.look(at: SceneChecks.diagnostics(of: file))
      trial.play(file.scene)
    } catch {
      if error.diagnostics.isEmpty { trial.fault = "it is refused without a word" }
      trial.look(at: error.diagnostics)
    }
    return Verdict(fault: trial.fault, isAccepted: isAccepted, digest: trial.digest.value)
  }

  private mutating func look(at diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let text = diagnostic.rendered()
      for byte in text.utf8 { digest.add(UInt64(byte)) }
      if diagnostic.line < 1 || diagnostic.column < 1 || diagnostic.message.isEmpty {
        fault = "it says nothing of where: \(text)"
      }
      if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\n" }) {
        fault = "it says control characters: \(text)"
      }
    }
  }

  private mutating func play(_ scene: Scene) {
    for transition in scene.transitions.prefix(2) { play(scene, .transition(transition.name)) }
    for script in scene.scripts.prefix(1) { play(scene, .script(script.script, of: nil)) }
    if scene.transitions.isEmpty, scene.scripts.isEmpty { play(scene, .rest) }
  }

  private mutating func play(_ scene: Scene, _ course: SceneRun.Course) {
    guard var run = try? SceneRun(scene: scene, course: course) else { return }
    var frame = Frame()
    for moment in [0, 0.1, 0.45, 2] {
      run.advance(to: moment)
      run.session.sample(into: &frame)
      digest.add(frame)
      if run.session.layerSamples().isEmpty { fault = "it shows nothing at \(moment) s" }
      if !digest.isFinite { fault = fault ?? "a value is not finite at \(moment) s" }
    }
    for cell in Self.picture.grid(of: run.session).cells { digest.add(UInt64(cell.glyph)) }
  }
}
