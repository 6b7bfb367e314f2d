import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

/// A script's tap of a layer is a finger's in the middle of it.
@Suite struct TapPathTests {
  private func session(_ gestures: String) throws -> Session {
    Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: [400, 800]
        screens:
          one: {layers: {card: {frame: [40, 80, 200, 100], layers: {label: {frame: [20, 10, 60, 30]}}}, mark: {frame: [0, 300, 9, 9]}}}
          two: {}
        transitions: {forth: {kind: push, from: one, to: two, tap: from/card}, on: {kind: push, from: one, to: two}}
        gestures:
        \(gestures)
        """
      )
    )
  }

  private static let values =
    "sets: {one/mark: {x: x, y: y}}, finish: {when: true, rest: {one/mark: {x: x, y: y}}}"

  @Test(
    arguments: [
      "  touch: {in: one/card, recognize: tap, \(values)}",
      "  touch: {in: one/card/label, recognize: tap, \(values)}",
      "  touch: {in: one, recognize: tap, \(values)}",
      "  touch: {in: one, recognize: tap, finish: {when: true, then: on}, sets: {one/mark: {x: x}}}",
      "  outer: {in: one, recognize: tap, \(values)}\n  inner: {in: one/card/label, recognize: tap, sets: {one/mark: {opacity: 0.5}}}",
    ]
  )
  func aTapOfALayerIsAFingersTapOnIt(_ gestures: String) throws {
    var (named, touched) = (try session(gestures), try session(gestures))
    named.advance(to: 1)
    named.handle(.tap(LayerPath(components: ["one", "card", "label"])))
    touched.pointer(.began, 90, 105, at: 1)
    touched.pointer(.ended, 90, 105, at: 1)
    for time in [1, 1.1, 1.3, 3] {
      named.advance(to: time)
      touched.advance(to: time)
      #expect(named.layerSamples() == touched.layerSamples(), "\(time)")
      #expect(named.status.phase == touched.status.phase && named.screen == touched.screen)
    }
    #expect(named.trace == touched.trace)
  }
}
