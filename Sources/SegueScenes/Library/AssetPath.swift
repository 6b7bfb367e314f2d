import SegueDocuments
import SegueModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Names of files beside a scene, which never lead out of its folder.
enum AssetPath {
  /// Whether the name is relative and without `..`.
  static func isInside(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.hasPrefix("~") && !name.utf8.contains(0)
      && !name.split(separator: "/").contains("..")
  }

  static func outside(_ scalar: YAMLScalar) -> Finding {
    Finding(
      "'\(TextSanitizer.visible(scalar.text))' leads out of the scene's folder",
      at: scalar.range,
      hint: "files are named relative to the scene and stand beside it or below"
    )
  }

  /// The last component of a path.
  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The file's real path, or nil if it does not exist.
  static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a real path lies in a real folder.
  static func isInside(_ path: String, folder: String) -> Bool {
    path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
