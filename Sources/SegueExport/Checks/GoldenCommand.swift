import SegueCells
import SegueGeometry
import SegueModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command that writes a golden frame; it can be pasted into a shell in any folder.
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
      ["segue", "render", Self.absolute(scene)] + course
      + [
        "--time", "\(check.time ?? 0)", "--no-reduce-motion", "--size",
        "\(picture.size.columns)x\(picture.size.rows)",
      ]
      + ["--glyphs", picture.glyphs.rawValue, "--colors", picture.colors.rawValue]
      + ["--format", ExportFormat.golden.rawValue, "-o", Self.absolute(folder + file)]
    return words.map(Self.quoted).joined(separator: " ")
  }

  /// The absolute path, so that the working folder does not matter.
  private static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
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
