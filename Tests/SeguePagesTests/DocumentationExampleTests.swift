import SegueModel
import SeguePages
import SegueScenes
import SegueTransitions
import Testing

@Suite("The documentation's example")
struct DocumentationExampleTests {
  @Test("A scene becomes bytes, and plays from them")
  func example() throws {
    let scene = try SceneFile.load("slide-down").scene
    let course = PageCourse(
      name: "hide",
      startScreen: "sheet",
      events: [TimedEvent(time: 0, event: .trigger("hide"))]
    )
    let page = PageScene(scene: scene, options: Session.Options(), courses: [course], glyphs: GlyphBook())

    let player = try PagePlayer(page.bytes)
    player.run.seek(to: player.run.length)
    #expect(player.run.session.screen == "home")
    player.run.seek(to: 0)
    #expect(player.run.session.screen == "sheet")
  }
}
