import SegueCells
import SegueDocuments
import SegueGeometry
import SegueModel

/// The command that writes a golden frame; its paths are absolute, so it can be pasted into a shell in any folder.
struct GoldenCommand {
  let scene: String
  let check: CheckDefinition
  /// The golden file's path, relative to the scene's folder.
  let file: String
  let picture: FramePicture

  var text: String {
    let course = check.script.map { ["--script", $0] } ?? ["--transition", check.transition ?? ""]
    let folder = scene.lastIndex(of: "/").map { String(scene[...$0]) } ?? ""
    let words =
      ["segue", "render", FilePath.absolute(scene)] + course
      + [
        "--time", "\(check.time ?? 0)", "--no-reduce-motion", "--size",
        "\(picture.size.columns)x\(picture.size.rows)",
      ]
      + ["--glyphs", picture.glyphs.rawValue, "--colors", picture.colors.rawValue]
      + ["--format", ExportFormat.golden.rawValue, "-o", FilePath.absolute(folder + file)]
    return words.map(Self.quoted).joined(separator: " ")
  }

  /// A word, quoted for a POSIX shell if need be.
  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "/._-+,=:@".utf8.contains(byte)
        }
      }
    if isPlain { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
