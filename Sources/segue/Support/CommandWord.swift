import ArgumentParser
import SegueDocuments
import SegueScenes

/// The first word after the program's name: a command, or what the default command opens.
enum CommandWord {
  /// Refuses a word that is nearly a command's name and that no scene has; what the argument parser keeps to itself, too.
  static func check(_ arguments: ArraySlice<String>) throws {
    guard let word = arguments.first else { return }
    if word == "---completion", arguments.count < 3 {
      throw ValidationError("'---completion' is for the scripts that --generate-completion-script writes.")
    }
    let commands = Segue.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !word.hasPrefix("-"), !word.contains("/"), !commands.contains(word), !SceneLibrary.has(word),
      let suggestion = Suggestions.forScenes.near(word, among: commands)
    else { return }
    throw ValidationError("unknown command '\(TextSanitizer.visible(word))', \(suggestion)")
  }
}
