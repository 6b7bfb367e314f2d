import SegueGeometry
import SegueModel
import SegueCells
import SegueDocuments
import SegueScenes
import SegueTerminal
import Testing

@testable import SeguePreviewer
import SegueInterface

struct GalleryTests {
  private let size = GridSize(columns: 80, rows: 24)

  private func gallery(_ names: [String] = ["album", "broken", "cards", "deck", "ease"]) -> Gallery {
    Gallery(references: names.map { SceneReference(name: $0, path: "Scenes/\($0)/scene.yaml") })
  }

  private func press(_ key: Key, in gallery: inout Gallery) -> Effects {
    gallery.handle(.key(KeyPress(key)), size: size)
  }

  private static let failure = DocumentError(
    diagnostics: [Diagnostic(message: "unknown key 'frme'", file: "scene.yaml", line: 7)]
  )

  @Test func arrowsMoveWithinTheGrid() {
    // Four cards a row at 80 columns.
    var gallery = gallery()
    var places: [Int] = []
    for key: Key in [.right, .down, .down, .down, .left, .up, .home, .left, .end] {
      _ = press(key, in: &gallery)
      places.append(gallery.selection)
    }
    #expect(places == [1, 4, 4, 4, 3, 0, 0, 0, 4])
  }

  @Test func enterAndClickOpen() {
    var gallery = gallery()
    _ = press(.right, in: &gallery)
    #expect(press(.enter, in: &gallery).open == "Scenes/broken/scene.yaml")
    let click = MouseEvent(kind: .press, button: .left, column: 5, row: 5)
    #expect(gallery.handle(.mouse(click), size: size).open == "Scenes/album/scene.yaml")
  }

  @Test func typingFilters() {
    var gallery = gallery()
    for character in "/CA" { _ = press(.character(character), in: &gallery) }
    #expect(gallery.shown == [2])
    #expect(press(.character("q"), in: &gallery).quit == nil)
    #expect(gallery.shown.isEmpty)
    #expect(press(.enter, in: &gallery).open == nil)
    _ = press(.backspace, in: &gallery)
    #expect(gallery.shown == [2])
    #expect(press(.escape, in: &gallery).quit == nil)
    #expect(gallery.shown.count == 5)
    // One too many is not the end.
    #expect(press(.escape, in: &gallery) == Effects())
    #expect(press(.character("q"), in: &gallery).quit == 0)
  }

  @Test func aFilterIsKeptButNoLongerTypedAfterASceneWasOpened() {
    var gallery = gallery()
    for character in "/ca" { _ = press(.character(character), in: &gallery) }
    #expect(press(.enter, in: &gallery).open == "Scenes/cards/scene.yaml")
    #expect(gallery.filter == "ca")
    #expect(!gallery.isFiltering)
    #expect(press(.character("q"), in: &gallery).quit == 0)
  }

  @Test func theHeaderSaysThatThereAreMoreScenes() {
    var gallery = gallery((0..<18).map { "scene-\($0)" })
    let layout = GalleryLayout(size: size, count: 18)
    let onScreen: Int = layout.columns * layout.visibleRows
    #expect(gallery.hiddenScenes(layout) == "\(18 - onScreen) below")
    _ = press(.pageDown, in: &gallery)
    #expect(gallery.hiddenScenes(layout)?.contains("above, ") == true)
    _ = press(.end, in: &gallery)
    #expect(gallery.hiddenScenes(layout)?.hasSuffix(" above") == true)
    #expect(self.gallery(["one"]).hiddenScenes(GalleryLayout(size: size, count: 1)) == nil)
  }

  @Test func theFooterSaysWhatIsTyped() {
    var gallery = gallery()
    let line = CellRect(column: 0, row: 23, columns: 80, rows: 1)
    func keys() -> [String] { gallery.footer(on: line).items.map(\.hint.keys) }
    #expect(keys().suffix(3) == ["enter", "arrows", "/"])
    #expect(keys().contains("q"))
    _ = press(.character("/"), in: &gallery)
    #expect(keys() == ["type", "arrows", "enter", "esc"])
    _ = press(.character("c"), in: &gallery)
    _ = press(.enter, in: &gallery)
    #expect(gallery.footer(on: line).items.first { $0.hint.keys == "esc" }?.hint.label == "all scenes")
  }

  @Test func scenesAreReadOneAfterAnother() {
    var gallery = gallery(["album", "broken"])
    #expect(gallery.cardToLoad == "Scenes/album/scene.yaml")
    gallery.take(.success(Samples.album), path: "Scenes/album/scene.yaml")
    #expect(gallery.cardToLoad == "Scenes/broken/scene.yaml")
    gallery.take(.failure(Self.failure), path: "Scenes/broken/scene.yaml")
    #expect(gallery.cardToLoad == nil)
  }

  @Test func aSceneThatIsGoneHasNoLine() {
    var card = GalleryCard(reference: SceneReference(name: "gone", path: "gone"))
    let missing = Diagnostic(message: "no such scene", file: "gone", line: 0, column: 0)
    card.take(.failure(DocumentError(diagnostics: [missing])))
    guard case .broken("no such scene") = card.contents else {
      Issue.record("the card says \(card.contents)")
      return
    }
  }

  @Test func aBrokenSceneSaysWhyOnItsCard() {
    var state = PreviewerState(
      scene: nil,
      gallery: ["album", "broken"].map { SceneReference(name: $0, path: $0) },
      options: PreviewerOptions(),
      look: TerminalLook(),
      size: GridSize(columns: 60, rows: 14)
    )
    state.take(.success(Samples.album), path: "album")
    state.open(.failure(Self.failure), path: "broken")
    #expect(state.preview == nil)
    #expect(
      Samples.text(of: &state) == """
         Segue · 2 scenes
         ╭───────────────────────────╮╭───────────────────────────╮
         │                           ││ line 7: unknown key       │
         │                           ││ 'frme'                    │
         │                           ││                           │
         │                           ││                           │
         │                           ││                           │
         │                           ││                           │
         │                           ││                           │
         │                           ││                           │
         │ Album                     ││ broken                    │
         │ 3 transitions             ││ broken                    │
         ╰───────────────────────────╯╰───────────────────────────╯
         enter open  arrows choose  / filter         ? keys  q quit
        """
    )
  }

  @Test func aLowScreenListsScenesInLines() {
    var state = PreviewerState(
      scene: nil,
      gallery: ["album", "broken"].map { SceneReference(name: $0, path: $0) },
      options: PreviewerOptions(),
      look: TerminalLook(),
      size: GridSize(columns: 40, rows: 6)
    )
    state.take(.success(Samples.album), path: "album")
    state.take(.failure(Self.failure), path: "broken")
    #expect(
      Samples.text(of: &state) == """
         Segue · 2 scenes
         ▸ Album  3 transitions
           broken  line 7: unknown key 'frme'


         enter open              ? keys  q quit
        """
    )
  }

  @Test func openingAndComingBack() throws {
    var state = PreviewerState(
      scene: nil,
      gallery: [SceneReference(name: "album", path: "album")],
      options: PreviewerOptions(),
      look: TerminalLook(),
      size: size
    )
    let effects = state.handle(.key(KeyPress(.enter)), at: 0)
    #expect(effects.open == "album")
    let text = "segue: 1\nscreens: {home: {}}\n"
    let document = try SceneDocument(source: Array(text.utf8), path: "album/scene.yaml")
    state.open(.success(document), path: "album")
    #expect(state.openPath == "album/scene.yaml")
    #expect(state.preview != nil)
    #expect(state.sceneToLoad == nil)
    _ = state.handle(.key(KeyPress(.escape)), at: 1)
    #expect(state.preview == nil)
    #expect(state.gallery != nil)
  }

  @Test func manyScenesScroll() {
    var gallery = gallery((0..<40).map { "scene\($0)" })
    _ = press(.end, in: &gallery)
    let layout = GalleryLayout(size: size, count: 40)
    #expect(layout.rect(at: 39, firstRow: gallery.firstRow) != nil)
    #expect(layout.rect(at: 0, firstRow: gallery.firstRow) == nil)
    _ = press(.home, in: &gallery)
    #expect(gallery.firstRow == 0)
  }

  @Test func otherScenesKeepWhatIsKnownOfThoseThatStay() {
    var gallery = gallery(["album", "cards", "deck"])
    for card in ["album", "cards", "deck"] {
      gallery.take(.success(Samples.album), path: "Scenes/\(card)/scene.yaml")
    }
    _ = press(.right, in: &gallery)
    #expect(gallery.selectedPath == "Scenes/cards/scene.yaml")
    let names: [String] = ["aa", "ab", "cards", "deck"]
    gallery.list(names.map { SceneReference(name: $0, path: "Scenes/\($0)/scene.yaml") }, size: size)
    #expect(gallery.selectedPath == "Scenes/cards/scene.yaml" && gallery.selection == 2)
    #expect(gallery.cards.map(\.isStale) == [true, true, false, false])
    #expect(gallery.cards[2].title == "Album")
    gallery.list([SceneReference(name: "aa", path: "Scenes/aa/scene.yaml")], size: size)
    #expect(gallery.selection == 0 && gallery.firstRow == 0)
    gallery.list([], size: size)
    #expect(gallery.selectedPath == nil && press(.enter, in: &gallery).open == nil)
  }
}
