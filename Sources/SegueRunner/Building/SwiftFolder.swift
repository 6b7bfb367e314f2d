import SegueDocuments

/// A folder of Swift files.
public enum SwiftFolder {
  /// The most folders that are looked into: an app has far fewer, and a home folder far more.
  private static let mostFolders = 10_000

  /// The Swift files in a folder and below it, sorted; none if it is a scene's folder, or holds too much to be an app's.
  public static func files(in folder: String) -> [String] {
    guard FileReader.isFolder(folder), !FileReader.isFile(folder + "/scene.yaml") else { return [] }
    return (Files.all(in: folder, ending: ".swift", folders: mostFolders) ?? []).filter(isOfModule)
  }

  /// Whether a folder holds more folders than an app does, so that its files are not looked for.
  public static func isTooLarge(_ folder: String) -> Bool {
    FileReader.isFolder(folder) && Files.all(in: folder, ending: ".swift", folders: mostFolders) == nil
  }

  /// Whether a file belongs to an app or a library: manifests and playgrounds are programs of their own.
  private static func isOfModule(_ path: String) -> Bool {
    let name = Files.name(of: path)
    return name != "Package.swift" && !name.hasPrefix("Package@swift-") && !path.contains(".playground/")
  }
}
