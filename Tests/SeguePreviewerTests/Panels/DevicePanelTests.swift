import SegueGeometry
import SegueGestures
import SegueModel
import SegueCells
import SegueScenes
import SegueTerminal
import SegueTransitions
import Testing

@testable import SegueInterface
@testable import SeguePreviewer
import SeguePlayer

/// What the scene is shown on, changed live.
struct DevicePanelTests {
  private func press(_ keys: [Key], _ preview: inout Preview) {
    for key in keys { _ = preview.handle(Samples.key(key), at: 1) }
  }

  private func press(_ text: String, _ preview: inout Preview) {
    press(text.map { Key.character($0) }, &preview)
  }

  private func bundled(_ name: String) throws -> Scene {
    try SceneFile.load(GestureSamples.scenePath(name)).scene
  }

  /// Everything that is drawn.
  private func cells(_ state: inout PreviewerState) -> [Cell] {
    var grid = CellGrid(size: GridSize(columns: 0, rows: 0))
    state.draw(into: &grid)
    return (0..<grid.size.rows).flatMap { row in
      (0..<grid.size.columns).map { grid[column: $0, row: row] }
    }
  }

  @Test(arguments: ["app-store", "corner-slide", "slide-down"])
  func darkAndBackIsTheIdenticalPicture(_ name: String) throws {
    var state = Samples.state(try bundled(name), columns: 80, rows: 24)
    for time in [0.0, 0.01] { state.tick(time) }
    for _ in 0..<12 { _ = state.handle(Samples.key(.right), at: 0.1) }
    _ = state.handle(Samples.key(.character("i")), at: 0.2)
    _ = state.handle(Samples.key(.character("i")), at: 0.2)
    let light = cells(&state)
    _ = state.handle(Samples.key(.character("b")), at: 0.3)
    let dark = cells(&state)
    _ = state.handle(Samples.key(.character("b")), at: 0.4)
    _ = state.handle(Samples.key(.character("i")), at: 0.5)
    _ = state.handle(Samples.key(.character("i")), at: 0.5)
    #expect(cells(&state) == light)
    #expect(dark != light)
  }

  @Test func aChangeKeepsTheRunAndItsPlayHead() throws {
    var preview = Samples.preview(try bundled("slide-down"))
    press([.right, .right, .right], &preview)
    let position = preview.rehearsal.player.position
    for key in ["b", "d", "}", "{", "u"] {
      press(key, &preview)
      #expect(abs(preview.rehearsal.player.position - position) < 1e-9, "\(key)")
      #expect(preview.rehearsal.session.status.phase == .running, "\(key)")
    }
  }

  @Test func theNextDeviceComesAfterTheScenesOwn() throws {
    var preview = Samples.preview(try bundled("slide-down"))
    press("d", &preview)
    #expect(preview.rehearsal.session.device.name == "iphone-15-plus")
    #expect(preview.rehearsal.session.canvas == Size(width: 430, height: 932))
    for _ in 1..<Device.all.count { press("d", &preview) }
    #expect(preview.rehearsal.session.device.name == "iphone-15")
    #expect(preview.rehearsal.options.device == nil)
  }

  @Test func devicesAreHeldAsBefore() throws {
    var preview = Samples.preview(try bundled("slide-down"))
    press("o", &preview)
    preview.tick(5)
    #expect(preview.rehearsal.session.orientation == .landscape)
    _ = preview.handle(Samples.key(.enter), at: 6)
    preview.tick(9)
    press("d", &preview)
    #expect(preview.rehearsal.session.canvas == Size(width: 932, height: 430))
    #expect(preview.rehearsal.session.safeArea.left == 59)
  }

  @Test func touchesStayAtTheirPlaceOfTheCanvas() throws {
    let old = Size(width: 400, height: 800)
    let new = Size(width: 200, height: 1600)
    let place = Point(x: 100, y: 200)
    let pinch = SessionEvent.pinch(.moved, scale: 2, at: place).moved(from: old, to: new)
    #expect(pinch == .pinch(.moved, scale: 2, at: Point(x: 50, y: 400)))
    #expect(SessionEvent.trigger("a").moved(from: old, to: new) == .trigger("a"))
  }

  @Test func aSizeIsTyped() {
    var preview = Samples.preview()
    press("8", &preview)
    press("s", &preview)
    press("300x500", &preview)
    press([.enter], &preview)
    #expect(preview.rehearsal.session.canvas == Size(width: 300, height: 500))
    press("s", &preview)
    press("wide", &preview)
    press([.enter], &preview)
    #expect(preview.rehearsal.notice?.isWarning == true)
    press([.escape], &preview)
    #expect(preview.rehearsal.session.canvas == Size(width: 300, height: 500))
  }

  @Test func theTerminalIsTakenAsItIsNow() throws {
    var preview = Samples.preview()
    let size = GridSize(columns: 120, rows: 50)
    _ = preview.handle(.resize(size), at: 1)
    preview.show(on: try #require(Device.named("terminal")))
    #expect(preview.rehearsal.session.canvas == PreviewLayout.terminalCanvas(size: size, cellAspect: 2))
    _ = preview.handle(Samples.key(.character("o")), at: 2)
    #expect(preview.rehearsal.notice?.text == "the terminal turns when its window is resized")
  }

  @Test func settingsAreChangedInTheList() {
    var preview = Samples.preview()
    press("8", &preview)
    press([.enter], &preview)
    #expect(preview.rehearsal.session.appearance == .dark)
    press([.down, .right, .right, .left], &preview)
    #expect(preview.rehearsal.options.textSize == .xLarge)
    press([.down, .enter], &preview)
    #expect(preview.rehearsal.options.reduceMotion)
    press([.down, .down, .enter], &preview)
    #expect(preview.stage.showsSafeArea)
    press([.down, .enter], &preview)
    #expect(!preview.stage.roundsCorners)
    press([.down, .enter], &preview)
    // The scene's own device is the first of the list, as the table does not have it.
    #expect(preview.rehearsal.session.device == Samples.empty.device)
    press([.down, .enter], &preview)
    #expect(preview.rehearsal.session.device.name == "iphone-se")
    #expect(
      preview.rehearsal.options.unusualSettings
        == "iPhone SE (3rd), 375×667, dark, text xLarge, reduced motion"
    )
  }

  @Test func settingsOutliveANewText() {
    var preview = Samples.preview()
    press("bd}", &preview)
    let options = preview.rehearsal.options
    var scene = Samples.album
    scene.title = "Another"
    preview.rehearsal.take(scene)
    #expect(preview.rehearsal.options == options)
    #expect(preview.rehearsal.session.appearance == .dark)
  }

  @Test func theSafeAreaIsDrawnWhereItEnds() throws {
    var scene = Samples.empty
    scene.device = try #require(Device.named("iphone-15"))
    var preview = Samples.preview(scene, columns: 80, rows: 24)
    preview.changeDevice(.safeArea)
    var painter = GridPainter(
      grid: CellGrid(size: GridSize(columns: 80, rows: 24)),
      theme: Theme(colors: .truecolor),
      glyphs: .unicode
    )
    preview.drawOverlays(with: &painter)
    let device = preview.geometry.device
    let lines = Samples.text(of: painter.grid).split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.indices.filter { lines[$0].contains("╌") }
    // 59 of 852 points at the top, 34 at the bottom.
    #expect(marked == [device.row + Int(58.99 / 852 * Double(device.rows)), device.endRow - 1])
  }
}
