import ArgumentParser
import SegueDocuments
import SegueExport
import SegueScenes

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists scenes with their transitions and gestures.",
    discussion: """
      Without a scene: those of this folder and of its folder Scenes, or else the
      bundled ones.

        segue list
        segue list app-store --json
      """
  )

  @Argument(help: "A scene file, a folder, or a bundled scene's name.", completion: .scenes)
  var scene: String?

  @Flag(help: "Print JSON: an array of scenes, or the one scene.")
  var json = false

  func run() throws {
    if let scene {
      let listing = SceneListing(name: scene, scene: try SceneFile.load(scene).scene)
      try StandardStream.output.writeLine(json ? listing.json.line : listing.text)
      return
    }
    let references = SceneLibrary.scenes()
    if references.isEmpty, !json {
      return try StandardStream.output.writeLine("no scenes here: 'segue new NAME' writes one to start from")
    }
    var listings: [SceneListing] = []
    for reference in references {
      do throws(DocumentError) {
        let file = try SceneFile.load(reference.path)
        listings.append(SceneListing(name: reference.name, scene: file.scene))
      } catch {
        StandardError.print(error.diagnostics)
      }
    }
    let all =
      json ? JSONValue.array(listings.map(\.json)).line : listings.map(\.text).joined(separator: "\n\n")
    try StandardStream.output.writeLine(all)
  }
}
