import SegueDocuments

/// What lies beside an app's Swift files: storyboards, nibs, pictures, the sets of asset catalogues, and data.
struct ResourceFiles {
  /// The paths, what is nearest to the files first.
  private(set) var paths: [String] = []
  private var known: Set<String> = []
  private var visited = 0

  /// The most files that are looked at: an app's own folders hold far fewer, and a home folder far more.
  private static let limit = 10_000
  /// How deep folders are looked into.
  private static let depth = 8
  /// How deep the folder of a lone file is: it may be anybody's.
  private static let lone = 3
  private static let endings = [
    ".storyboard", ".xib", ".imageset", ".colorset", ".png", ".jpg", ".jpeg",
    // What an app reads itself.
    ".json", ".plist", ".txt", ".csv", ".xml", ".html", ".svg", ".pdf", ".gif", ".ttf", ".otf",
    ".strings", ".mp3", ".m4a", ".wav", ".caf", ".mp4", ".mov",
  ]
  /// What never holds an app's own.
  private static let foreign: Set<String> = ["Pods", "Carthage", "build", "DerivedData"]
  /// What Xcode keeps beside the folder of the sources.
  private static let shared: Set<String> = ["Resources", "Assets", "Supporting Files"]

  /// Looks through the folders of files, then through the one that all of them are in, or what is kept beside it.
  ///
  /// - Complexity: Proportional to what is in the folders, up to a limit.
  init(beside files: [String]) {
    var folders: [String] = []
    for file in files {
      let folder = Files.folder(of: file)
      guard let real = Files.realPath(folder), !folders.contains(real) else { continue }
      folders.append(real)
    }
    for folder in folders { look(into: folder, depth: 1) }
    guard let common = Self.common(folders) else { return }
    look(into: common, depth: folders.count > 1 ? Self.depth : Self.lone)
    let outer = Files.folder(of: common)
    for name in FileReader.names(in: outer).sorted() where Self.shared.contains(name) || Self.isOfXcode(name)
    {
      take(outer + "/" + name, name, depth: Self.depth)
    }
  }

  /// The storyboards and nibs.
  var interfaces: [String] { paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") } }

  /// The storyboards that a program can begin with, each by its name: those with a first scene.
  ///
  /// Of two of one name it is the nearest, which is the one that the program reads.
  var openings: [(name: String, path: String)] {
    var names: Set<String> = []
    return paths.filter { $0.hasSuffix(".storyboard") }.compactMap { path in
      let name = String(Files.name(of: path).dropLast(".storyboard".count))
      guard names.insert(name).inserted, !name.hasPrefix("LaunchScreen"), !name.hasPrefix("Launch Screen"),
        let bytes = try? FileReader.read(path, limit: 16 << 20),
        String(decoding: bytes.prefix(4096), as: UTF8.self).contains("initialViewController=")
      else { return nil }
      return (name, path)
    }
  }

  /// Folder by folder, so that what is near is found before what is deep.
  private mutating func look(into folder: String, depth: Int) {
    var level = [folder]
    for left in stride(from: depth, to: 0, by: -1) {
      var next: [String] = []
      for folder in level {
        for name in FileReader.names(in: folder).sorted() {
          let path = folder + "/" + name
          if !take(path, name, depth: left), isAppFolder(path, name) { next.append(path) }
        }
      }
      level = next
    }
  }

  /// Takes a resource, or all that is in a catalogue or a folder of a language; false for anything else.
  @discardableResult
  private mutating func take(_ path: String, _ name: String, depth: Int) -> Bool {
    visited += 1
    guard visited <= Self.limit, !name.hasPrefix(".") else { return false }
    // Of a catalogue this is only what its editor keeps.
    if Self.endings.contains(where: name.hasSuffix), name != "Contents.json" {
      if known.insert(path).inserted { paths.append(path) }
      return true
    }
    guard Self.isOfXcode(name) || Self.shared.contains(name), FileReader.isFolder(path), depth > 0 else {
      return false
    }
    for inner in FileReader.names(in: path).sorted() {
      let below = path + "/" + inner
      if !take(below, inner, depth: depth - 1), FileReader.isFolder(below), !inner.hasPrefix(".") {
        look(into: below, depth: depth - 1)
      }
    }
    return true
  }

  private func isAppFolder(_ path: String, _ name: String) -> Bool {
    visited <= Self.limit && !name.hasPrefix(".") && !Self.foreign.contains(name) && FileReader.isFolder(path)
  }

  private static func isOfXcode(_ name: String) -> Bool {
    name.hasSuffix(".lproj") || name.hasSuffix(".xcassets")
  }

  /// The innermost folder that others are in; nil for one near the root, which is no app's.
  private static func common(_ folders: [String]) -> String? {
    guard folders.count > 1 else { return folders.first }
    var parts = folders[0].split(separator: "/")
    for folder in folders { parts = zip(parts, folder.split(separator: "/")).prefix { $0 == $1 }.map(\.0) }
    return parts.count > 2 ? "/" + parts.joined(separator: "/") : nil
  }
}
