import ArgumentParser
import SegueDocuments
import SegueExport
import SegueScenes

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a commented scene to start from.",
    discussion: """
      Never overwrites a file.

        segue new my-card            writes my-card.yaml
        segue my-card.yaml           plays it
      """
  )

  @Argument(help: "The scene's name, or the path of its file.", completion: .file(extensions: ["yaml"]))
  var name: String

  func run() throws {
    let path = try StarterScene.write(name: name)
    let shown = TextSanitizer.visible(path)
    try StandardStream.output.writeLine("wrote \(shown): play it with `segue \(shown)`")
  }
}
