import Foundation
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

/// A folder that is removed with all that is in it.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(filePath: "\(path)/\(name)"))
  }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }
}

/// A scene from text, as `SceneFile.parse` reads it without a folder.
func scene(_ text: String) throws(SceneError) -> SceneFile {
  try SceneFile.parse(Array(text.utf8), path: "scene.yaml", folder: nil)
}
