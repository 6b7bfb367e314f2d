import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage
import SegueTransitions
import Testing

func slideDown() -> Scene {
  var scene = Scene(title: "t", device: Device(name: "d", size: Size(width: 390, height: 844)), start: "home")
  scene.screens = [
    ScreenDefinition(name: "home", root: LayerDefinition(name: "home")),
    ScreenDefinition(name: "sheet", root: LayerDefinition(name: "sheet")),
  ]
  var show = TransitionDefinition(name: "show", kind: .present, from: "home", to: "sheet")
  show.body.duration = .number(0.5)
  show.body.isCustom = true
  show.body.ease = .spring(SpringDefinition(shape: .fitted(ratio: .number(0.6))))
  let rest = Expression(.symbol(.rest)); let h = Expression(.symbol(.containerHeight))
  show.body.tracks = [TrackDefinition(targets: [LayerPath("to")], changes: [.init(property: .y, keyframes: [.init(value: Expression(.binary(.subtract, rest, h))), .init(value: rest)])])]
  var hide = TransitionDefinition(name: "hide", kind: .dismiss, from: "sheet", to: "home")
  hide.body.duration = .number(0.4); hide.body.isCustom = true
  hide.body.tracks = [TrackDefinition(targets: [LayerPath("from")], changes: [.init(property: .y, keyframes: [.init(value: Expression(.binary(.add, rest, h)))])])]
  scene.transitions = [show, hide]
  return scene
}

@Test func plays() {
  var s = Session(scene: slideDown())
  s.handle(.trigger("show"))
  for i in 0...12 { s.advance(to: Double(i) * 0.05); print(s.status, s.layerSamples().map { "\($0.id) \($0.frame.origin.y)" }) }
  s.handle(.trigger("hide"))
  for i in 0...10 { s.advance(to: 0.6+Double(i) * 0.05); print(s.status, s.layerSamples().map { "\($0.id) \($0.frame.origin.y)" }) }
  for t in s.trace { print(t.time, t.call) }
}
