import Foundation
import SegueScenes

/// A scene in which the value of one place is strange.
public struct StrangeScene: Sendable {
  /// What was changed: `slide-down.yaml: screens/home/fill: null`.
  public var name: String
  /// The scene file.
  public var text: String
  /// Where its pictures are.
  public var folder: String?
}

/// Valid scenes with each strange value in each place, one at a time.
public struct StrangeScenes: Sendable {
  /// A scene that is changed.
  public struct Source: Sendable {
    var name: String
    var text: String
    var folder: String?

    /// Creates a source of changed scenes.
    public init(name: String, text: String, folder: String? = nil) {
      self.name = name
      self.text = text
      self.folder = folder
    }
  }

  private let sources: [Source]
  /// A source and what of it is changed.
  private let places: [(source: Int, place: ValuePlaces.Place)]

  /// Finds the places of some scenes.
  public init(_ sources: [Source]) {
    self.sources = sources
    places = sources.enumerated().flatMap { index, source in
      ValuePlaces(source.text).places.map { (index, $0) }
    }
  }

  /// Every scene of the repository that these sources lie in, and of the language's catalogue.
  public static func ofRepository() -> StrangeScenes {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let bundled = SceneLibrary.scenes(in: root + "/Scenes").map(\.path)
    let catalogue = root + "/Tests/SegueScenesTests/Catalogue/"
    let others = (try? FileManager.default.contentsOfDirectory(atPath: catalogue)) ?? []
    let paths = bundled + others.sorted().filter { $0.hasSuffix(".yaml") }.map { catalogue + $0 }
    return StrangeScenes(
      paths.compactMap { path in
        let file = path.hasSuffix(".yaml") ? path : path + "/scene.yaml"
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        let folder = (file as NSString).deletingLastPathComponent
        return Source(name: (folder as NSString).lastPathComponent, text: text, folder: folder)
      }
    )
  }

  /// How many changed scenes there are.
  public var count: Int { places.count * StrangeValue.all.count }

  /// One of them; neighbours have nothing to do with each other, so that any part of them is a sample of all.
  public subscript(index: Int) -> StrangeScene {
    let mixed = index % count * Self.stride % count
    let (source, place) = places[mixed / StrangeValue.all.count]
    let value = StrangeValue.all[mixed % StrangeValue.all.count]
    var bytes = Array(sources[source].text.utf8)
    bytes.replaceSubrange(place.range, with: Array(" \(value)".utf8))
    let shown = value.count > 60 ? "\(value.prefix(60))…" : value
    return StrangeScene(
      name: "\(sources[source].name): \(place.name): \(shown)",
      text: String(decoding: bytes, as: UTF8.self),
      folder: sources[source].folder
    )
  }

  /// A prime beyond any number of places and values, so that all of them are met.
  private static let stride = 1_000_003
}
