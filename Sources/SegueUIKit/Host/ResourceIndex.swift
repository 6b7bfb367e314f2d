import Foundation

/// What lies beside an app's sources, by name: pictures, colours, storyboards, nibs and data.
@MainActor
final class ResourceIndex {
  private var paths: [String: String] = [:]
  private let all: [String]

  /// Takes paths, of which the first of a name counts.
  init(_ all: [String]) {
    self.all = all
    for path in all {
      let name = (path as NSString).lastPathComponent
      if paths[name] == nil { paths[name] = path }
    }
  }

  /// The file of a name and an ending; nil if there is none.
  func path(_ name: String, _ ending: String) -> String? { paths["\(name).\(ending)"] }

  /// The file of a whole name, and in a folder if one is named; nil if there is none.
  func path(_ name: String, in folder: String?) -> String? {
    guard let folder, !folder.isEmpty else { return paths[name] }
    return all.first { $0.hasSuffix("/\(folder)/\(name)") }
  }

  /// Whether there is any picture at all: what a lone file names is not here then, rather than nowhere.
  private(set) lazy var hasPictures = paths.keys.contains { name in
    ["imageset", "png", "jpg", "jpeg"].contains((name as NSString).pathExtension.lowercased())
  }

  /// The names of all files of an ending, sorted.
  func names(_ ending: String) -> [String] {
    paths.keys.filter { $0.hasSuffix("." + ending) }.map { String($0.dropLast(ending.count + 1)) }.sorted()
  }

  /// The finest picture of a name: of a catalogue, or a file by itself; nil if there is none.
  func picture(_ name: String) -> String? {
    if let set = path(name, "imageset"), let found = Self.picture(inSet: set) { return found }
    let endings = ["png", "jpg", "jpeg"]
    if endings.contains((name as NSString).pathExtension) { return paths[name] }
    return ["@3x", "@2x", ""].lazy.flatMap { scale in endings.map { (name + scale, $0) } }
      .compactMap { self.path($0, $1) }.first
  }

  /// The finest picture of a set of a catalogue; nil if it has none.
  private static func picture(inSet set: String) -> String? {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: set)) ?? []
    func fineness(_ name: String) -> Int { name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1 }
    let pictures = files.filter { name in [".png", ".jpg", ".jpeg"].contains(where: name.hasSuffix) }.sorted {
      (fineness($0), $0) > (fineness($1), $1)
    }
    return pictures.first.map { "\(set)/\($0)" }
  }
}

extension SegueHost {
  /// ``resourcePaths`` by name.
  var resources: ResourceIndex { companion { ResourceIndex(self.resourcePaths) } }
}
