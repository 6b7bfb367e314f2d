import ArgumentParser
import SegueDocuments
import SegueExport
import SegueScenes

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the scene language's JSON Schema, for completion in an editor.",
    discussion: """
      Editors with a YAML language server complete and check a scene whose first
      line names the schema:

        segue schema > scene.schema.json
        # yaml-language-server: $schema=scene.schema.json
      """
  )

  func run() throws {
    try StandardStream.output.write(Array(try SceneSchema.text().utf8))
  }
}
