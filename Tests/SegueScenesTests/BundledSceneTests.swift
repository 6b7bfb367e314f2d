import SegueDocuments
import SegueModel
import SegueScenes
import Testing

@Suite("Bundled scenes")
struct BundledSceneTests {
  @Test(
    "Every scene that comes with the program loads",
    arguments: [
      "app-store", "cards", "context-menu", "corner-slide", "crossfade", "cube", "explode", "flip", "fold",
      "herb-gallery", "hero", "image-card", "logo-reveal", "material", "nat-geo", "pan", "photos",
      "picture-corner", "place-sheet", "portal", "reveals", "settings", "shelf", "side-panel", "slide-down",
      "system-alert", "tabs", "turn",
    ]
  )
  func loads(name: String) throws {
    do {
      let file = try SceneFile.load(name)
      #expect(!file.scene.screens.isEmpty)
      #expect(file.warnings.isEmpty)
    } catch {
      Issue.record("\(error.rendered())")
    }
  }

  @Test("The bundle holds all that ./Scenes holds")
  func bundleIsComplete() {
    #expect(SceneLibrary.bundled().map(\.name) == SceneLibrary.scenes(in: "Scenes").map(\.name))
    #expect(SceneLibrary.bundled().allSatisfy { !$0.path.hasPrefix("Scenes") })
  }
}
