import SegueDocuments

/// A folder of Swift files.
public enum SwiftFolder {
  /// The most files that are taken at once.
  private static let limit = 1000

  /// The Swift files in a folder and below it, sorted; none if it is a scene's folder, or none.
  public static func files(in folder: String) -> [String] {
    guard FileReader.isFolder(folder), !FileReader.isFile(folder + "/scene.yaml") else { return [] }
    let all = Files.all(in: folder, ending: ".swift").filter { !$0.hasSuffix("/Package.swift") }
    return Array(all.prefix(limit))
  }
}
