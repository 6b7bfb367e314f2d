import SegueDocuments

/// A folder of Swift files.
public enum SwiftFolder {
  /// The Swift files in a folder and below it, sorted; none if it is a scene's folder, or none.
  public static func files(in folder: String) -> [String] {
    guard FileReader.isFolder(folder), !FileReader.isFile(folder + "/scene.yaml") else { return [] }
    return Files.all(in: folder, ending: ".swift").filter(isOfModule)
  }

  /// Whether a file belongs to an app or a library: manifests and playgrounds are programs of their own.
  private static func isOfModule(_ path: String) -> Bool {
    let name = Files.name(of: path)
    return name != "Package.swift" && !name.hasPrefix("Package@swift-") && !path.contains(".playground/")
  }
}
