import SegueDocuments
import SegueExport
import SegueModel
import SegueScenes
import SeguePlayer

/// The script files beside a scene: `NAME.script`.
struct ScriptFolder: Hashable, Sendable {
  static let group = "files"
  /// The most files that are listed.
  private static let mostFiles = 200

  /// The scene's file, as given on the command line.
  private let scenePath: String

  /// The folder that holds a scene's file.
  init(of scenePath: String) { self.scenePath = scenePath }

  /// The files by name; those that hold no script for this scene say why.
  ///
  /// Without a scene they are for a program, which has no names to be checked.
  func entries(for scene: Scene?) -> [GestureEntry] {
    ScriptParser.names(beside: scenePath).prefix(Self.mostFiles).map { name in
      do throws(DocumentError) {
        let path: String = file(named: name).path
        let script: Script
        if let scene {
          script = try ScriptParser.load(path, for: scene)
        } else {
          script = try Self.script(at: path)
        }
        return GestureEntry(.file, group: Self.group, name: name, script: script)
      } catch {
        let problem: String = error.diagnostics.first?.message ?? "it cannot be read"
        return GestureEntry(.file, group: Self.group, name: name, script: nil, problem: problem)
      }
    }
  }

  /// A script that nothing is known of but its text.
  private static func script(at path: String) throws(DocumentError) -> Script {
    guard let bytes = try SceneFile.bytes(at: path) else { return Script(steps: []) }
    return try ScriptParser.parse(String(decoding: bytes, as: UTF8.self), file: path)
  }

  /// The file for a name.
  func file(named name: String) -> OutputFile {
    OutputFile(path: ScriptParser.path(named: name, beside: scenePath))
  }

  /// A script as the text of a file, with a comment on how to play it.
  func text(of script: Script, device: String?) -> String {
    let option: String = device.map { " --device \($0)" } ?? ""
    return ScriptWriter.text(of: script, comment: ["segue sample \(scenePath) --script FILE\(option)"])
  }

  /// A name that is safe in a file name, or nil: letters, digits, hyphens, points and underscores.
  static func plain(_ name: String) -> String? {
    let ending: String = ScriptParser.fileEnding
    let trimmed: String = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    let plain = String(trimmed.map { $0 == " " ? "-" : $0 })
    let isPlain: Bool = plain.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5a).contains($0) || (0x61...0x7a).contains($0)
        || [0x2d, 0x2e, 0x5f].contains($0)
    }
    return isPlain && !plain.isEmpty && !plain.hasPrefix(".") && plain.utf8.count <= 100 ? plain : nil
  }
}
