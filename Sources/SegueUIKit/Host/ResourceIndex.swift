import Foundation

/// What lies in an app's folders beside its sources, by name: pictures, colours, storyboards and nibs.
@MainActor
final class ResourceIndex {
  private var paths: [String: String] = [:]
  private var count = 0

  /// The most files that are looked at, and the most folders in each other.
  private static let (fileLimit, depthLimit) = (20_000, 8)
  /// What never holds an app's own.
  private static let foreign: Set<String> = ["Pods", "Carthage", "build", "DerivedData"]

  /// Looks through folders, the folder that all of them are in, and what lies beside them, the nearest first.
  init(folders: [String]) {
    for folder in folders { add(folder, 0) }
    if folders.count > 1, let common = Self.common(folders) { add(common, 0) }
    for folder in folders {
      let outer = (folder as NSString).deletingLastPathComponent
      let names = (try? FileManager.default.contentsOfDirectory(atPath: outer)) ?? []
      for name in names.sorted() where Self.isShared(name) { add("\(outer)/\(name)", 1) }
    }
  }

  /// The innermost folder that others are in; nil for one near the root, which is no app's.
  private static func common(_ folders: [String]) -> String? {
    var parts = folders.first?.split(separator: "/").map(String.init) ?? []
    for folder in folders {
      let other = folder.split(separator: "/").map(String.init)
      parts = zip(parts, other).prefix { $0 == $1 }.map(\.0)
    }
    return parts.count > 2 ? "/" + parts.joined(separator: "/") : nil
  }

  /// The file of a name and an ending; nil if there is none.
  func path(_ name: String, _ ending: String) -> String? { paths["\(name).\(ending)"] }

  /// The finest picture of a name: of a catalogue, or a PNG by itself.
  func picture(_ name: String) -> String? {
    if let set = path(name, "imageset"), let found = Self.picture(inSet: set) { return found }
    if let known = paths[name], !known.hasSuffix("set") { return known }
    let endings = ["png", "jpg", "jpeg"]
    return ["@3x", "@2x", ""].lazy.flatMap { scale in endings.map { (name + scale, $0) } }
      .compactMap { self.path($0, $1) }.first
  }

  /// The finest picture of a set of a catalogue; nil if it has none.
  static func picture(inSet set: String) -> String? {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: set)) ?? []
    func fineness(_ name: String) -> Int { name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1 }
    let pictures = files.filter { name in [".png", ".jpg", ".jpeg"].contains(where: name.hasSuffix) }.sorted {
      (fineness($0), $0) > (fineness($1), $1)
    }
    return pictures.first.map { "\(set)/\($0)" }
  }

  /// What apps keep beside their sources, as Xcode lays them out.
  private static func isShared(_ name: String) -> Bool {
    let endings = [".lproj", ".xcassets", ".storyboard", ".xib"]
    return endings.contains(where: name.hasSuffix)
      || ["Resources", "Assets", "Supporting Files"].contains(name)
  }

  private func add(_ path: String, _ depth: Int) {
    guard count < Self.fileLimit, depth < Self.depthLimit else { return }
    count += 1
    let name = (path as NSString).lastPathComponent
    for ending in ["storyboard", "xib", "imageset", "colorset", "png", "jpg", "jpeg"]
    where name.hasSuffix("." + ending) {
      if paths[name] == nil { paths[name] = path }
      return
    }
    guard !name.hasPrefix("."), !Self.foreign.contains(name),
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    else { return }
    for name in names.sorted() { add("\(path)/\(name)", depth + 1) }
  }
}

extension SegueHost {
  /// What lies beside the app's sources.
  var resources: ResourceIndex { companion { ResourceIndex(folders: self.pictureFolders) } }
}
