import ArgumentParser
import SegueDocuments
import SegueScenes

/// The command line as the system passes it: bytes, which need not be text.
enum ArgumentBytes {
  /// Throws if an argument is not UTF-8.
  ///
  /// File names are text everywhere in the program; replacing invalid bytes would make it read or write a
  /// file other than the one named.
  static func check() throws(ValidationError) {
    for index in 1..<max(Int(CommandLine.argc), 1) {
      guard let pointer = CommandLine.unsafeArgv[index] else { continue }
      let bytes: [UInt8] = Array(UnsafeRawBufferPointer(start: pointer, count: length(of: pointer)))
      guard String(validating: bytes, as: UTF8.self) == nil else { continue }
      throw ValidationError(
        "argument \(index) is not UTF-8: '\(shown(bytes))'; rename the file, or name it by a symbolic link"
      )
    }
  }

  private static func length(of pointer: UnsafePointer<CChar>) -> Int {
    var count = 0
    while pointer[count] != 0 { count += 1 }
    return count
  }

  /// ASCII unchanged, every other byte as in a shell's `$'…'`.
  private static func shown(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      if 0x20..<0x7f ~= byte { return String(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 16)
      return "\\x" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}

/// The first word after the program's name: a command, or what the default command opens.
enum CommandWord {
  /// Refuses a word that closely resembles a command's name and names no scene, and the argument parser's
  /// internal option without its arguments.
  static func check(_ arguments: ArraySlice<String>, in program: any ParsableCommand.Type) throws {
    guard let word = arguments.first else { return }
    if word == "---completion", arguments.count < 3 {
      throw ValidationError("'---completion' is for the scripts that --generate-completion-script writes.")
    }
    let commands = program.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !word.hasPrefix("-"), !word.contains("/"), !commands.contains(word), !SceneLibrary.has(word) else {
      return
    }
    let shown = TextSanitizer.visible(word)
    if let suggestion = Suggestions.forScenes.near(word, among: commands) {
      throw ValidationError("unknown command '\(shown)', \(suggestion)")
    }
    guard FileReader.obstacle(at: word) == nil, !FileReader.isFolder(word), !word.contains(".") else {
      return
    }
    throw SceneFile.missing(word, commands: commands)
  }
}
