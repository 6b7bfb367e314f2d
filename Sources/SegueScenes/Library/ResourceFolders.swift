#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the bundled scenes and pictures are.
///
/// Not `Bundle.module`, which traps where the bundle is missing and knows the build folder's path only.
enum ResourceFolders {
  /// The folders of that name that exist, the nearest to the executable first.
  static func folders(named name: String) -> [String] {
    candidates.map { "\($0)/\(name)" }.filter(FileReader.isFolder)
  }

  /// Folders that may hold scenes: SwiftPM lays them beside the pictures' folder, an installation below `Scenes`.
  static var scenes: [String] { candidates.flatMap { ["\($0)/Scenes", $0] }.filter(FileReader.isFolder) }

  /// The files at a path in the folders, the nearest to the executable first.
  static func files(at path: String) -> [String] {
    candidates.map { "\($0)/\(path)" }.filter(FileReader.isFile)
  }

  private static let candidates: [String] = {
    guard let folder = executableFolder else { return ["Sources/SegueScenes/Resources"] }
    return [
      "\(folder)/Segue_SegueScenes.resources",
      "\(folder)/Segue_SegueScenes.bundle/Contents/Resources",
      "\(folder)/Segue_SegueScenes.bundle",
      "\(folder)/../share/segue",
      "Sources/SegueScenes/Resources",
    ]
  }()

  private static var executableFolder: String? {
    #if os(Linux)
      let path = AssetPath.real("/proc/self/exe")
    #else
      let path = CommandLine.arguments.first.flatMap(AssetPath.real)
    #endif
    guard let path, let slash = path.lastIndex(of: "/") else { return nil }
    return String(path[..<slash])
  }
}
