import SegueScenes
import SegueTransitions
import Testing

/// The example of the landing page, `Sources/SegueTransitions/SegueTransitions.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aPresentationHalfwayThrough() throws {
    let scene = try SceneFile.load("slide-down").scene
    var session = Session(scene: scene)
    let start = session

    session.handle(.trigger("show"))
    session.advance(to: 0.25)
    let layers = session.layerSamples()
    let calls = session.trace.map(\.text)

    session = start  // back to the beginning

    #expect(layers.contains { $0.id == "sheet" })
    #expect(calls.contains("transitionDuration"))
    #expect(session.time == 0)
    #expect(session.trace == start.trace)
  }
}
