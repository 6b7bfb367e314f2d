import SegueCells
import SegueDocuments
import SegueGeometry
import SegueModel
import SegueRaster
import SegueScenes
import SegueTerminal
import SegueTransitions
import Testing

@testable import SeguePreviewer
import SegueInterface

struct ThumbnailTests {
  /// Which screens a thumbnail shows and which transitions it runs, second by second.
  private func history(of scene: Scene, seconds: Double) -> [String] {
    var thumbnail = Thumbnail(scene: scene)
    var history: [String] = []
    for _ in 0..<Int(seconds * 30) {
      thumbnail.advance(by: 1.0 / 30)
      let event: String =
        thumbnail.isMoving
        ? thumbnail.session.status.transition ?? "nothing" : "at \(thumbnail.session.screen)"
      if history.last != event { history.append(event) }
    }
    return history
  }

  @Test func everyWayOutIsShownWithItsWayBack() {
    #expect(
      history(of: Samples.album, seconds: 9).prefix(8)
        == ["at list", "open", "at detail", "close", "at list", "peek", "at detail", "close"]
    )
  }

  @Test func aSceneWithoutTransitionsStandsStill() {
    #expect(history(of: Samples.empty, seconds: 5) == ["at list"])
  }

  @Test func aLongPauseIsNotCaughtUpWith() {
    var thumbnail = Thumbnail(scene: Samples.album)
    thumbnail.advance(by: 3600)
    #expect(!thumbnail.isMoving)
    for _ in 0..<8 { thumbnail.advance(by: 3600) }
    #expect(thumbnail.isMoving)
    let time: Double = thumbnail.session.time
    thumbnail.advance(by: 3600)
    #expect(thumbnail.session.time <= time + 0.1 + 1e-9)
  }

  private func gallery(isLive: Bool = true) -> Gallery {
    let names: [String] = (0..<12).map { "scene\($0)" }
    var gallery = Gallery(references: names.map { SceneReference(name: $0, path: $0) }, isLive: isLive)
    for name in names { gallery.take(.success(Samples.album), path: name) }
    return gallery
  }

  @Test func onlyTheCardsShownPlay() {
    let size = GridSize(columns: 80, rows: 24)
    var gallery = gallery()
    for step in 0..<90 { gallery.tick(Double(step) / 30, on: size) }
    let played: [Int] = gallery.cards.indices.filter { (gallery.cards[$0].thumbnail?.session.time ?? 0) > 0 }
    let layout = GalleryLayout(size: size, count: 12)
    #expect(!played.isEmpty)
    #expect(played.allSatisfy { layout.rect(at: $0, firstRow: 0) != nil })
  }

  @Test func nothingMovesWithoutFocusNorForThoseWhoWantLessMotion() {
    let size = GridSize(columns: 80, rows: 24)
    var live = gallery()
    #expect(live.isMoving(on: size))
    _ = live.handle(.focus(false), size: size)
    #expect(!live.isMoving(on: size))
    _ = live.handle(.focus(true), size: size)
    #expect(live.isMoving(on: size))
    #expect(!live.isMoving(on: GridSize(columns: 40, rows: 8)))
    #expect(!gallery(isLive: false).isMoving(on: size))
  }

  @Test func aMendedFileIsReadAgain() {
    var gallery = Gallery(references: [SceneReference(name: "a", path: "a")])
    let wrong = Diagnostic(message: "no", file: "a", line: 3, column: 1)
    gallery.take(.failure(DocumentError(diagnostics: [wrong])), path: "a")
    #expect(gallery.cards[0].contents == .broken("line 3: no"))
    #expect(gallery.cardToLoad == nil)
    gallery.reread(["a"])
    #expect(gallery.cardToLoad == "a")
    // Until it is read, the card says what it said.
    #expect(gallery.cards[0].isBroken)
    gallery.take(.success(Samples.album), path: "a")
    #expect(gallery.cards[0].title == "Album")
  }

  @Test(arguments: [(80, 24), (120, 40), (200, 60), (400, 120), (60, 14)])
  func cardsStayOnTheScreen(columns: Int, rows: Int) {
    for count in [1, 2, 5, 8, 18, 40, 300] {
      let layout = GalleryLayout(size: GridSize(columns: columns, rows: rows), count: count)
      for place in 0..<count {
        guard let rect = layout.rect(at: place, firstRow: 0) else { continue }
        #expect(rect.column >= 0 && rect.endColumn <= columns)
        #expect(rect.row > layout.header.row && rect.endRow <= layout.footer.row)
      }
      #expect(layout.rect(at: 0, firstRow: 0) != nil)
    }
  }

  @Test(
    "Thumbnails of upright devices cover two fifths of a screen",
    arguments: [(80, 24), (120, 40), (200, 60), (300, 80)]
  )
  func coverage(columns: Int, rows: Int) {
    for count in [12, 18, 40] {
      let layout = GalleryLayout(size: GridSize(columns: columns, rows: rows), count: count)
      let high: Int = min(
        layout.cardSize.rows - GalleryLayout.captionRows,
        (layout.cardSize.columns - 2) * 13 / 12
      )
      let cells: Int = min(layout.columns * layout.visibleRows, count) * high * high * 12 / 13
      #expect(cells * 5 >= columns * rows * 2, "\(count) \(layout.shown) \(layout.cardSize)")
    }
  }

  @Test func aLargeScreenShowsAllScenesLarge() {
    let layout = GalleryLayout(size: GridSize(columns: 400, rows: 120), count: 18)
    #expect(layout.rect(at: 17, firstRow: 0) != nil)
    #expect(layout.cardSize.rows >= 30)
  }

  @Test func scenesAreShownOnWhatTheUserAskedFor() throws {
    var options = PreviewerOptions()
    options.session.device = Device(name: "wide", size: Size(width: 300, height: 200))
    options.session.orientation = .landscape
    options.session.appearance = .dark
    options.session.textSize = .xLarge
    var state = PreviewerState(
      scene: nil,
      gallery: [SceneReference(name: "a", path: "a")],
      options: options,
      look: TerminalLook(),
      size: GridSize(columns: 80, rows: 24)
    )
    state.take(.success(Samples.album), path: "a")
    let session = try #require(state.gallery?.cards[0].thumbnail?.session as? Session)
    #expect(session.canvas == Size(width: 200, height: 300))
    #expect(session.appearance == .dark && session.options.textSize == .xLarge)
    #expect(session.options.terminalCanvas == Size(width: 800, height: 400))
  }
}
