import SegueExport
import SegueModel
import SeguePages
import SegueText
import SegueTransitions

/// A scene as a page has it, with every transition that can be triggered.
func page(of scene: Scene) throws -> PageScene {
  var glyphs = GlyphBook()
  glyphs.add(scene.texts, from: try HarfBuzzGlyphs())
  let courses = scene.transitions.filter { $0.kind != .rotate }.map { transition in
    PageCourse(
      name: transition.name,
      startScreen: transition.from,
      events: [TimedEvent(time: 0, event: .trigger(transition.name))]
    )
  }
  let rest = PageCourse(name: "rest", startScreen: nil, events: [])
  return PageScene(scene: scene, options: Session.Options(), courses: courses + [rest], glyphs: glyphs)
}

extension SceneRun {
  /// A page's course, played as the other exports play it.
  init(_ course: PageCourse, of scene: Scene) throws {
    let hasTransition = scene.transitions.contains { $0.name == course.name }
    try self.init(scene: scene, course: hasTransition ? .transition(course.name) : .rest)
  }
}

let someTimes = [0, 0.016, 0.1, 0.15, 0.21, 0.3, 0.4, 0.55, 0.8, 1.3]
