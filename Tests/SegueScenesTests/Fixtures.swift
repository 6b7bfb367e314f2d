import SegueDocuments
import SegueScenes

/// Every transition of the language's catalogue, as scenes.
enum Catalogue {
  static let names = [
    "app-store", "explode", "fold", "herb-gallery", "image-card", "logo-reveal", "side-panel", "slide-down",
    "the-other-eight",
  ]

  static func path(_ name: String) -> String {
    "\(#filePath.dropLast("Fixtures.swift".count))Catalogue/\(name).yaml"
  }
}

/// A scene from text, as `SceneFile.parse` reads it without a folder.
func scene(_ text: String) throws(DocumentError) -> SceneFile {
  try SceneFile.parse(Array(text.utf8), path: "scene.yaml", folder: nil)
}
