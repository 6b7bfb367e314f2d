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

        segue new my-card                       writes my-card.yaml
        segue my-card.yaml                      plays it
        segue new my-list --template cascade    another scene to start from

      Templates: \(SceneTemplate.allCases.map { "\($0.rawValue), \($0.summary)" }.joined(separator: "; ")).
      """
  )

  @Argument(help: "The scene's name, or the path of its file.", completion: .file(extensions: ["yaml"]))
  var name: String

  @Option(name: .shortAndLong, help: "What to start from.")
  var template = SceneTemplate.start

  func run() throws {
    let path = try StarterScene.write(name: name, template: template)
    let shown = TextSanitizer.visible(path)
    try StandardStream.output.writeLine("wrote \(shown): play it with `segue \(shown)`")
  }
}
