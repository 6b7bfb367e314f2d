import SegueDocuments
import SegueGeometry
public import SegueModel
import SeguePages
import SegueText
public import SegueTransitions

/// A page that plays scenes by itself: one file with the engine, the compositor and all that the scenes need.
public struct PageExport: Sendable {
  /// The page's title.
  public var title: String
  /// Pixels per point; nil: as many as the screen has.
  public var scale: Double?
  private var stages: [Stage] = []

  /// The scenes that a page shows at most.
  public static let mostScenes = 12
  private static let mostBytes = 48_000_000

  /// What is in a page.
  public struct Result: Hashable, Sendable {
    /// The scenes.
    public var scenes: Int
    /// What each of them can play, in sum.
    public var courses: Int
    /// The bytes of the engine in the page.
    public var playerBytes: Int
  }

  /// A scene with its name.
  private struct Stage {
    var name: String
    var page: PageScene
    var scrolls: Bool
  }

  /// Creates a page without scenes.
  public init(title: String) { self.title = title }

  /// Adds a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene; its transitions and scripts can be played.
  ///   - name: What it is called on the page.
  ///   - first: What it plays first, and what that is called; nil: its first transition.
  ///   - options: How it is shown.
  /// - Throws: `FontError` if text cannot be set, and `RunError` for an unknown transition.
  public mutating func add(
    _ scene: Scene,
    name: String,
    first: (name: String, course: SceneRun.Course)?,
    options: Session.Options
  ) throws {
    var courses: [PageCourse] = []
    let own = scene.courses
    let others = own.filter { $0.name != first?.name }
    for (name, course) in [first].compactMap({ $0 }) + others + (own.isEmpty ? [("rest", .rest)] : []) {
      let (start, events) = try course.start(in: scene, options: options)
      courses.append(
        PageCourse(name: name, startScreen: start.startScreen, orientation: start.orientation, events: events)
      )
    }
    var glyphs = GlyphBook()
    glyphs.add(scene.texts, from: try HarfBuzzGlyphs())
    let page = PageScene(scene: scene, options: options, courses: courses, glyphs: glyphs)
    stages.append(Stage(name: name, page: page, scrolls: scene.hasScrollLayers))
  }

  /// Returns the page's bytes and what is in it.
  ///
  /// - Throws: `PageError` if the engine is not there, or there is too much for a page.
  public func page() throws(PageError) -> (bytes: [UInt8], result: Result) {
    let player = try PlayerFile.bytes()
    let engine = try PageData.script(player, attributes: "id=\"player\"")
    var data = [engine]
    for stage in stages { data.append(try script(of: stage)) }
    let title = SVGFormat.escaped(self.title)
    var text = PageData.markup
    for (name, value) in [
      ("title", title), ("style", PageData.style), ("script", PageData.script),
      ("data", data.joined(separator: "\n")),
    ] {
      text = Self.filled(text, name, value)
    }
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.mostBytes else { throw .tooLarge(bytes.count, limit: Self.mostBytes) }
    let courses = stages.reduce(0) { $0 + $1.page.courses.count }
    return (bytes, Result(scenes: stages.count, courses: courses, playerBytes: engine.utf8.count))
  }

  private func script(of stage: Stage) throws(PageError) -> String {
    let bytes = stage.page.bytes
    // What the page would refuse is refused here.
    guard (try? PageScene(bytes)) != nil else { throw .unreadable(stage.page.scene.title) }
    let pixels = scale.map { " data-scale=\"\(SVGFormat.number($0))\"" } ?? ""
    let scrolls = stage.scrolls ? " data-scrolls" : ""
    return try PageData.script(
      bytes,
      attributes: "class=\"scene\" data-title=\"\(SVGFormat.escaped(stage.name))\"\(pixels)\(scrolls)"
    )
  }

  /// A text with every `{{name}}` replaced.
  private static func filled(_ text: String, _ name: String, _ value: String) -> String {
    let mark = Array("{{\(name)}}".utf8)
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "{"), bytes[place...].starts(with: mark) {
        result += value.utf8
        place += mark.count
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension Scene {
  /// What can be played of it, by name: transitions, then scripts.
  fileprivate var courses: [(name: String, course: SceneRun.Course)] {
    transitions.filter { $0.kind != .rotate }.map { ($0.name, .transition($0.name)) }
      + scripts.map { ("script \($0.name)", .script($0.script, of: nil)) }
  }

  fileprivate var hasScrollLayers: Bool { screens.contains { $0.root.scrolls } }
}

extension LayerDefinition {
  fileprivate var scrolls: Bool { !scroll.isEmpty || layers.contains { $0.scrolls } }
}
