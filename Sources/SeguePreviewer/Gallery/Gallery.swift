import SegueCells
import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTerminal
import SegueTransitions
import SegueInterface

/// The scenes to choose from.
struct Gallery {
  var cards: [GalleryCard]
  /// Letters that must occur in a scene's title or name.
  private(set) var filter = ""
  /// Whether letters are being typed into the filter.
  private(set) var isFiltering = false
  /// An index into `shown`.
  private(set) var selection = 0
  private(set) var firstRow = 0
  /// The page of the help on top of everything; nil if it is closed.
  var helpPage: Int?
  /// The meaning of each key.
  var keys: KeyMap
  /// Whether thumbnails play.
  let isLive: Bool
  /// What scenes are shown on, here as when one of them is opened.
  private let options: Session.Options
  /// Whether the terminal's window has the focus.
  private(set) var hasFocus = true
  /// The time of the last tick; nil before the first.
  var lastTick: Double?

  /// Lists scenes that are yet to be read.
  init(
    references: [SceneReference],
    keys: KeyMap = .standard,
    isLive: Bool = true,
    options: Session.Options = Session.Options()
  ) {
    cards = references.map { GalleryCard(reference: $0) }
    self.keys = keys
    self.isLive = isLive
    self.options = options
  }

  /// Replaces the list of scenes; for one that stays, what is known of it is kept, and so is the selection.
  mutating func list(_ references: [SceneReference], size: GridSize) {
    let selected: String? = selectedPath
    cards = references.map { reference in
      cards.first { $0.reference == reference } ?? GalleryCard(reference: reference)
    }
    let shown: [Int] = self.shown
    select(shown.firstIndex { cards[$0].reference.path == selected } ?? selection)
    follow(GalleryLayout(size: size, count: shown.count))
  }

  /// The indices of the cards that match the filter.
  var shown: [Int] { cards.indices.filter { cards[$0].matches(filter) } }

  /// The path of the next scene to read.
  var cardToLoad: String? { cards.first(where: \.isStale)?.reference.path }

  /// Seconds between the starts of successive cards, so that the cost of their frames spreads.
  private static let stagger = 0.23
  private static let staggered = 7

  /// Takes the result of reading a scene.
  mutating func take(_ result: Result<Scene, DocumentError>, path: String) {
    for index in cards.indices where cards[index].reference.path == path {
      cards[index].take(result, delay: Double(index % Self.staggered) * Self.stagger, options: options)
    }
  }

  /// Marks scenes to be read again because their files have changed.
  mutating func reread(_ paths: Set<String>) {
    for index in cards.indices where paths.contains(cards[index].reference.path) {
      cards[index].isStale = true
    }
  }

  /// Handles one input.
  mutating func handle(_ event: InputEvent, size: GridSize) -> Effects {
    let layout = GalleryLayout(size: size, count: shown.count)
    var effects = Effects()
    switch event {
    case .key(let press): effects = type(press, layout: layout)
    case .mouse(let mouse): effects = point(mouse, layout: layout)
    case .paste(let text): if isFiltering { edit(filter + text.filter { !$0.isNewline }) }
    case .focus(let hasFocus): self.hasFocus = hasFocus
    default: break
    }
    follow(layout)
    return effects
  }

  /// While a filter is being typed, characters go to it; all other keys keep their meaning.
  private mutating func type(_ press: KeyPress, layout: GalleryLayout) -> Effects {
    if let page = helpPage, let turned = help(above: layout.footer).page(page, turnedBy: press) {
      helpPage = turned
      return Effects()
    }
    if isFiltering, press.modifiers.isDisjoint(with: [.control, .alt]) {
      switch press.key {
      case .character(let character):
        edit(filter + String(character))
        return Effects()
      case .backspace:
        edit(String(filter.dropLast()))
        return Effects()
      default: break
      }
    }
    guard let command = keys.command(for: press, in: .gallery) else { return Effects() }
    return perform(command, layout: layout)
  }

  /// Shows all scenes again.
  mutating func leaveFilter() {
    guard isFiltering || !filter.isEmpty else { return }
    isFiltering = false
    edit("")
  }

  private mutating func point(_ mouse: MouseEvent, layout: GalleryLayout) -> Effects {
    var effects = Effects()
    if mouse.kind == .press, helpPage != nil {
      helpPage = nil
      return effects
    }
    switch mouse.kind {
    case .wheelUp: select(selection - layout.columns)
    case .wheelDown: select(selection + layout.columns)
    case .press:
      guard mouse.button == .left else { break }
      if let command = footer(on: layout.footer).command(column: mouse.column, row: mouse.row) {
        return perform(command, layout: layout)
      }
      guard let index = place(of: mouse, layout: layout) else { break }
      selection = index
      effects.open = enter(selectedPath)
    default: break
    }
    return effects
  }

  private func place(of mouse: MouseEvent, layout: GalleryLayout) -> Int? {
    shown.indices.first { index in
      layout.rect(at: index, firstRow: firstRow)?.contains(column: mouse.column, row: mouse.row) == true
    }
  }

  var selectedPath: String? {
    let shown: [Int] = self.shown
    return shown.indices.contains(selection) ? cards[shown[selection]].reference.path : nil
  }

  mutating func beginFilter() { isFiltering = true }

  /// Opens a scene: on return, the filter still holds, but keys are commands again.
  mutating func enter(_ path: String?) -> String? {
    if path != nil { isFiltering = false }
    return path
  }

  private mutating func edit(_ newFilter: String) {
    filter = newFilter
    select(0)
  }

  mutating func select(_ index: Int) { selection = min(max(index, 0), max(shown.count - 1, 0)) }

  /// Scrolls the selection into view.
  mutating func follow(_ layout: GalleryLayout) {
    let row: Int = selection / layout.columns
    firstRow = min(max(firstRow, row - layout.visibleRows + 1), row)
  }
}

/// Playing the thumbnails.
extension Gallery {
  /// Whether a later frame would differ, now or soon.
  ///
  /// Nothing moves in a window without focus, nor for users who want less motion.
  func isMoving(on size: GridSize) -> Bool {
    guard isLive, hasFocus else { return false }
    let layout = GalleryLayout(size: size, count: shown.count)
    return !layout.isList && visible(in: layout).contains { cards[$0].thumbnail != nil }
  }

  /// Advances the visible cards to `now`.
  mutating func tick(_ now: Double, on size: GridSize) {
    defer { lastTick = now }
    guard let lastTick, isMoving(on: size) else { return }
    for index in visible(in: GalleryLayout(size: size, count: shown.count)) {
      cards[index].thumbnail?.advance(by: now - lastTick)
    }
  }

  /// The indices of the cards on the screen.
  private func visible(in layout: GalleryLayout) -> [Int] {
    let shown: [Int] = self.shown
    return shown.indices.filter { layout.rect(at: $0, firstRow: firstRow) != nil }.map { shown[$0] }
  }
}
