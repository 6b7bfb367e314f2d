import SegueDocuments

/// What a program is opened with, chosen among what its sources have.
public struct ProgramOpening: Hashable, Sendable {
  /// What it is called in lists and on the command line.
  public var name: String
  /// What it is: a preview, a controller, the app, a lone transition.
  public var kind: Kind
  /// The file that it is in, as the user named it.
  public var file: String
  /// The line there, counted from 1.
  public var line: Int
  /// The Swift expression that opens it.
  var expression: String
  /// One that takes less for granted, if this does not compile; nil if there is none.
  var plainExpression: String?

  /// The kinds, in the order in which one is chosen by itself.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A `#Preview`.
    case preview
    /// The app's own delegate.
    case application = "app"
    /// A storyboard, from the scene that it begins with.
    case storyboard
    /// An animator, an interactor or a presentation controller, between stock screens.
    case transition
    /// A view controller.
    case controller = "view controller"
    /// A view.
    case view
  }

  /// All that can be played of some sources, the likeliest first.
  static func all(in sources: RewrittenSources, storyboards: [(name: String, path: String)] = [])
    -> [ProgramOpening]
  {
    var found: [ProgramOpening] = []
    for (index, preview) in sources.previews.enumerated() {
      let name = preview.title ?? "Preview \(index + 1)"
      found.append(
        ProgramOpening(
          name: name,
          kind: .preview,
          file: preview.path,
          line: preview.line,
          expression: ".preview(\(index))"
        )
      )
    }
    if let app = application(in: sources) { found.append(app) }
    for one in storyboards {
      let expression = ".storyboard(\"\(one.name)\")"
      found.append(
        ProgramOpening(name: one.name, kind: .storyboard, file: one.path, line: 1, expression: expression)
      )
    }
    found += transitions(in: sources)
    for type in sources.types where type.isNamed && type.isMadeWithoutArguments {
      let isController = type.roles.contains("viewController")
      guard isController || type.roles.contains("view") else { continue }
      let word = isController ? "controller" : "view"
      found.append(
        ProgramOpening(
          name: type.name,
          kind: isController ? .controller : .view,
          file: type.path,
          line: type.line,
          expression: ".\(word)({ \(type.name)() })"
        )
      )
    }
    let order = Kind.allCases
    return found.enumerated().sorted { left, right in
      let ranks = [left, right].map { order.firstIndex(of: $0.element.kind) ?? 0 }
      return (ranks[0], left.offset) < (ranks[1], right.offset)
    }.map(\.element)
  }

  /// Animators between stock screens: those of all files together, and of each other file that has some by itself.
  private static func transitions(in sources: RewrittenSources) -> [ProgramOpening] {
    func opening(_ stock: StockParts, only file: String?) -> ProgramOpening {
      ProgramOpening(
        name: stock.name,
        kind: .transition,
        file: stock.file,
        line: stock.line,
        expression: stock.expression,
        plainExpression: StockParts(sources, only: file, setsProperties: false)?.expression
      )
    }
    guard let whole = StockParts(sources) else { return [] }
    var (found, taken) = ([opening(whole, only: nil)], whole.animators)
    for type in sources.types where type.roles.contains("animator") && !taken.contains(type.name) {
      guard let own = StockParts(sources, only: type.path), own.animators.isDisjoint(with: taken),
        own.animators.contains(type.name)
      else { continue }
      found.append(opening(own, only: type.path))
      taken.formUnion(own.animators)
    }
    return found
  }

  /// The app itself: its delegate, the one with the entry if there are several, and those of its scenes.
  private static func application(in sources: RewrittenSources) -> ProgramOpening? {
    func made(_ role: String) -> [ProgramType] {
      sources.types.filter { $0.isNamed && $0.isMadeWithoutArguments && $0.roles.contains(role) }
    }
    let delegates = made("applicationDelegate")
    let delegate = delegates.first { sources.entries.contains($0.name) } ?? delegates.first
    let scenes = made("sceneDelegate")
    guard let named = delegate ?? scenes.first else { return nil }
    let makers = scenes.map { "{ \($0.name)() }" }.joined(separator: ", ")
    return ProgramOpening(
      name: named.name,
      kind: .application,
      file: named.path,
      line: named.line,
      expression: ".application(\(delegate.map { "{ \($0.name)() }" } ?? "nil"), scenes: [\(makers)])"
    )
  }

  /// The one of a name, or the likeliest.
  ///
  /// - Throws: `RunnerError.nothingToPlay`, which says what was looked for and what there is.
  static func chosen(
    _ name: String?,
    in sources: RewrittenSources,
    storyboards: [(name: String, path: String)] = []
  ) throws(RunnerError) -> ProgramOpening {
    let all = all(in: sources, storyboards: storyboards)
    guard let first = all.first else { throw .nothingInFiles }
    guard let name else { return first }
    if let named = all.first(where: { $0.name == name }) { return named }
    let hint = Suggestions().hint(for: name, among: all.map(\.name), listing: "there is")
    throw .nothingToPlay("nothing in these files is called '\(TextSanitizer.visible(name))'\n  \(hint)")
  }
}
