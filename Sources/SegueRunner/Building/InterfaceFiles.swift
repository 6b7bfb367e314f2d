import SegueDocuments

/// Storyboards and nibs that lie beside Swift files.
enum InterfaceFiles {
  /// What belongs to some files: in their folders, in localized folders there, and beside those that hold several of them.
  ///
  /// - Complexity: Proportional to what is in the folders.
  static func all(beside files: [String]) -> [String] {
    var folders: [String] = []
    for file in files where !folders.contains(Files.folder(of: file)) {
      folders.append(Files.folder(of: file))
    }
    var roots = folders
    if folders.count > 1, let common = common(folders) { roots = [common] }
    var found: [String] = []
    for root in roots {
      for ending in [".storyboard", ".xib"] {
        for path in Files.all(in: root, ending: ending, depth: folders.count > 1 ? 8 : 2)
        where !found.contains(path) {
          found.append(path)
        }
      }
    }
    return found
  }

  /// The storyboards that a program can begin with, each by its name: those with a first scene.
  static func storyboards(beside files: [String]) -> [(name: String, path: String)] {
    all(beside: files).filter { $0.hasSuffix(".storyboard") }.compactMap { path in
      let name = String(Files.name(of: path).dropLast(".storyboard".count))
      guard !name.hasPrefix("LaunchScreen"), !name.hasPrefix("Launch Screen"),
        let bytes = try? FileReader.read(path, limit: 16 << 20),
        String(decoding: bytes.prefix(4096), as: UTF8.self).contains("initialViewController=")
      else { return nil }
      return (name, path)
    }
  }

  /// The innermost folder that others are in.
  private static func common(_ folders: [String]) -> String? {
    var parts = folders.first?.split(separator: "/", omittingEmptySubsequences: false) ?? []
    for folder in folders {
      let other = folder.split(separator: "/", omittingEmptySubsequences: false)
      parts = Array(zip(parts, other).prefix { $0 == $1 }.map(\.0))
    }
    let path = parts.joined(separator: "/")
    return path.isEmpty ? nil : path
  }
}
