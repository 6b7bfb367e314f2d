import ArgumentParser
import SegueDocuments
import SegueExport
import SeguePreviewer
import SegueScenes

struct Config: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Prints the configuration as it is without a file, commented.",
    discussion: """
      Keys, colours and how the previewer starts stand in segue/config.yaml in
      $XDG_CONFIG_HOME, else in ~/.config.

        segue config               what can be set, and what is the case
        segue config --write       writes that file, where there is none
        segue config --check       says what is wrong with the file
      """
  )

  @Flag(help: "Print where the file is looked for.")
  var path = false

  @Flag(help: "Write the file, unless it exists.")
  var write = false

  @Flag(help: "Check the file.")
  var check = false

  func validate() throws {
    if [path, write, check].filter({ $0 }).count > 1 {
      throw ValidationError("--path, --write and --check exclude each other.")
    }
  }

  func run() throws {
    guard path || write || check else {
      return try StandardStream.output.write(Array(ConfigurationTemplate.text.utf8))
    }
    guard let file = Configuration.path(Environment.value) else {
      throw OutputFile.Failure(because: "no folder for a configuration: set HOME or XDG_CONFIG_HOME")
    }
    let shown = TextSanitizer.visible(file)
    if path { return try StandardStream.output.writeLine(shown) }
    if check {
      let notes = try Configuration.load(path: file).takenKeys
      try StandardStream.output.writeLine("\(shown): nothing is wrong")
      for note in notes { try StandardStream.output.writeLine("note: \(note)") }
      return
    }
    try OutputFile(path: file).writeInNewFolders(
      Array(ConfigurationTemplate.text.utf8),
      below: Configuration.base(Environment.value),
      existing: .kept
    )
    try StandardStream.output.writeLine("wrote \(shown)")
  }
}
