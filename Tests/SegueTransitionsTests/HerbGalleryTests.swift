import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

@Suite struct HerbGalleryTests {
  static let screen = Rect(x: 0, y: 0, width: 393, height: 852)
  static let herb = Rect(x: 20, y: 518, width: 0.66 * 280, height: 260)
  /// 20 / xScale.
  static let radius = 20 / (herb.size.width / 393)

  @Test func theHerbGrowsToTheScreenByASpring() throws {
    var session = try Session("herb-gallery")
    #expect(session.layer("home/strip/herb-0")?.frame == HerbGalleryTests.herb)
    session.handle(.tap(LayerPath("home/strip/herb-0")))
    for percent in stride(from: 0, through: 90, by: 10) {
      let time = Double(percent) / 100
      session.advance(to: time)
      let part = Numbers.uikitSpring(time, duration: 1, ratio: 0.4)
      let detail = try #require(session.layer("detail"))
      #expect(detail.frame.isClose(to: HerbGalleryTests.herb.mixed(with: HerbGalleryTests.screen, part)))
      #expect(abs(detail.cornerRadius - HerbGalleryTests.radius * (1 - part)) < 1e-6)
      #expect(abs(try #require(session.layer("detail/panel")).opacity - part) < 1e-6)
      #expect(session.layer("home/strip/herb-0")?.isHidden == true)
    }
    session.advance(to: 1)
    #expect(session.layer("detail")?.frame == HerbGalleryTests.screen)
    #expect(session.layer("detail")?.cornerRadius == 0)
    #expect(session.layer("detail/panel")?.opacity == 1)
  }

  /// Not time reversed: a new spring, forwards, with the values swapped.
  @Test func itSpringsBackIntoItsPlace() throws {
    var session = try Session("herb-gallery")
    let start = session.layerSamples()
    session.handle(.tap(LayerPath("home/strip/herb-0")))
    session.advance(to: 2)
    session.handle(.tap(LayerPath("detail")))
    for percent in stride(from: 0, through: 90, by: 10) {
      let time = Double(percent) / 100
      session.advance(to: 2 + time)
      let part = Numbers.uikitSpring(time, duration: 1, ratio: 0.4)
      let detail = try #require(session.layer("detail"))
      #expect(detail.frame.isClose(to: HerbGalleryTests.screen.mixed(with: HerbGalleryTests.herb, part)))
      #expect(abs(detail.cornerRadius - HerbGalleryTests.radius * part) < 1e-6)
      #expect(session.layerSamples().first?.id == "home")
      #expect(session.layer("home/strip/herb-0")?.isHidden == true)
    }
    session.advance(to: 3)
    #expect(session.layerSamples() == start)
  }

  /// The herb that was tapped is the one that opens and comes back, wherever the strip has been scrolled to.
  @Test func aScrolledHerbIsFoundWhereItIsSeen() throws {
    var session = try Session("herb-gallery")
    session.handle(.scroll(LayerPath("home/strip"), by: Point(x: 160, y: 0)))
    let herb = try #require(session.layer("home/strip/herb-2")).frame
    #expect(abs(herb.minX - (20 + 2 * (0.66 * 280 + 14) - 160)) < 1e-9)
    session.handle(.tap(LayerPath("home/strip/herb-2")))
    #expect(try #require(session.layer("detail")).frame.isClose(to: herb))
    session.advance(to: 2)
    session.handle(.tap(LayerPath("detail")))
    session.advance(to: 2.5)
    let part = Numbers.uikitSpring(0.5, duration: 1, ratio: 0.4)
    let frame = try #require(session.layer("detail")).frame
    #expect(frame.isClose(to: HerbGalleryTests.screen.mixed(with: herb, part)))
    session.advance(to: 3)
    #expect(session.layer("home/strip/herb-2")?.isHidden == false)
  }

  @Test func theFingerHoldsTheCollapseLinearly() throws {
    var session = try Session("herb-gallery", startScreen: "detail")
    let start = session.layerSamples()
    session.pointer(.began, 196, 300, at: 0)
    session.pointer(.moved, 196, 311, at: 0.02)
    for sample in 1...20 {
      let distance = 11 + Double(sample) * 7
      session.pointer(.moved, 196, 300 + distance, at: 0.02 + Double(sample) * 0.02)
      let part = distance / 400
      let detail = try #require(session.layer("detail"))
      #expect(detail.frame.isClose(to: HerbGalleryTests.screen.mixed(with: HerbGalleryTests.herb, part)))
      #expect(abs(detail.cornerRadius - HerbGalleryTests.radius * part) < 1e-6)
    }
    session.pointer(.ended, 196, 451, at: 0.5)
    #expect(session.status.phase == .cancelling)
    session.advance(to: 2)
    #expect(session.layerSamples() == start)
    // It is still away from its place, for it is on the screen.
    session.handle(.tap(LayerPath("detail")))
    #expect(session.layer("home/strip/herb-0")?.isHidden == true)
  }

  @Test func theGardenFadesInAndOut() throws {
    var session = try Session("herb-gallery")
    let start = session.layerSamples()
    session.handle(.tap(LayerPath("home/today")))
    for percent in stride(from: 0, through: 90, by: 10) {
      session.advance(to: Double(percent) / 100)
      let part = Numbers.easeInOut(Double(percent) / 100)
      #expect(abs(try #require(session.layer("garden")).opacity - part) < 1e-6)
    }
    session.advance(to: 1)
    #expect(session.layer("garden")?.opacity == 1)
    session.handle(.tap(LayerPath("garden")))
    for percent in stride(from: 0, through: 90, by: 10) {
      session.advance(to: 1 + Double(percent) / 100)
      let part = Numbers.easeInOut(Double(percent) / 100)
      #expect(abs(try #require(session.layer("garden")).opacity - (1 - part)) < 1e-6)
    }
    session.advance(to: 2)
    #expect(session.layerSamples() == start)
  }

  @Test func turningTheDeviceDimsTheBackgroundAlongside() throws {
    var session = try Session("herb-gallery")
    let start = session.layerSamples()
    session.handle(.rotate(.landscape))
    for percent in stride(from: 0, through: 90, by: 10) {
      session.advance(to: Double(percent) / 100 * 0.4)
      let part = Numbers.easeInOut(Double(percent) / 100)
      let background = try #require(session.layer("home/background"))
      #expect(abs(background.opacity - (0.55 - 0.3 * part)) < 1e-6)
      // The box around the window, which turns about the middle of the new canvas.
      let window = Size(width: 393 + 459 * part, height: 852 - 459 * part)
      let (cosine, sine) = (Numbers.cosine(.pi / 2 * (1 - part)), Numbers.sine(.pi / 2 * (1 - part)))
      let width = window.width * cosine + window.height * sine
      let height = window.width * sine + window.height * cosine
      let box = Rect(x: 426 - width / 2, y: 196.5 - height / 2, width: width, height: height)
      #expect(background.frame.isClose(to: box))
    }
    session.advance(to: 0.4)
    #expect(session.layer("home/background")?.opacity == 0.25)
    session.handle(.rotate(.portrait))
    session.advance(to: 0.8)
    #expect(session.layerSamples() == start)
    #expect(
      session.trace.filter { $0.call != nil }.map(\.text) == [
        "home viewWillTransition(to: 852x393, with: coordinator)", "animate(alongsideTransition:)",
        "animate(alongsideTransition:) completion(isCancelled: false)",
        "home viewWillTransition(to: 393x852, with: coordinator)", "animate(alongsideTransition:)",
        "animate(alongsideTransition:) completion(isCancelled: false)",
      ]
    )
  }

  /// A track of the rotation's own runs alongside and leaves the layer as it is laid out.
  @Test func aRotationsTrackLeavesNothingBehind() throws {
    var scene = try Scenes.load("herb-gallery")
    let index = try #require(scene.transitions.firstIndex { $0.kind == .rotate })
    let dip = TrackDefinition.Change(
      property: .opacity,
      keyframes: [.init(value: .number(1)), .init(value: .number(0))]
    )
    scene.transitions[index].body.tracks = [
      TrackDefinition(targets: [LayerPath("home/title")], changes: [dip])
    ]
    var session = Session(scene: scene)
    let start = session.layerSamples()
    session.handle(.rotate(.landscape))
    session.advance(to: 0.2)
    #expect(abs(try #require(session.layer("home/title")).opacity - 0.5) < 1e-6)
    session.advance(to: 0.5)
    #expect(session.layer("home/title")?.opacity == 1)
    session.handle(.rotate(.portrait))
    session.advance(to: 1)
    #expect(session.layerSamples() == start)
  }

  @Test func resizingTheTerminalTurnsASceneThatFillsIt() throws {
    var scene = try Scenes.load("herb-gallery")
    scene.device = Device(name: "terminal", size: nil)
    var options = Session.Options()
    options.terminalCanvas = Size(width: 500, height: 700)
    var session = Session(scene: scene, options: options)
    #expect(session.layer("home/background")?.opacity == 0.55)
    session.handle(.resize(Size(width: 900, height: 700)))
    session.advance(to: 0.2)
    #expect(abs(try #require(session.layer("home/background")).opacity - 0.4) < 1e-6)
    #expect(abs(try #require(session.layer("home")).frame.size.width - 700) < 1e-6)
    session.advance(to: 0.4)
    #expect(session.layer("home/background")?.opacity == 0.25)
    #expect(session.layer("home")?.frame == Rect(x: 0, y: 0, width: 900, height: 700))
  }

  /// Turned while a herb is open, it goes back to where the herb is now.
  @Test func aHerbGoesBackToItsPlaceOnATurnedDevice() throws {
    var session = try Session("herb-gallery", startScreen: "detail")
    session.handle(.rotate(.landscape))
    session.advance(to: 1)
    session.handle(.tap(LayerPath("detail")))
    session.advance(to: 1.5)
    let part = Numbers.uikitSpring(0.5, duration: 1, ratio: 0.4)
    let wide = Rect(x: 0, y: 0, width: 852, height: 393)
    let herb = Rect(x: 59 + 20, y: 393 - 21 - 222, width: 0.66 * 220, height: 200)
    #expect(try #require(session.layer("detail")).frame.isClose(to: wide.mixed(with: herb, part)))
    session.advance(to: 3)
    #expect(session.layer("home/strip/herb-0")?.frame.isClose(to: herb) == true)
    #expect(session.layer("home/strip/herb-0")?.isHidden == false)
  }
}
