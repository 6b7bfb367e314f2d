import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

/// A hand that goes on moving a layer while a transition moves it as well.
@Suite struct HandInTransitionTests {
  /// A centre that the transition holds does not go along with a width that the hand sets: the left edge does.
  @Test(arguments: ["center.x: 322", "x: 60", "position.x: 250", "move.x: 40", "width: 200"])
  func aReleaseKeepsEveryVelocity(_ track: String) throws {
    var session = Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: iphone-15
        screens:
          one: {layers: {card: {frame: [40, 100, 200, 200], fill: red}}}
          two: {fill: white}
        transitions:
          open:
            kind: push
            from: one
            to: two
            duration: 1.16
            interruptible: true
            tracks: {from/card: {\(track)}}
        gestures:
          stretch:
            in: one
            recognize: pan
            sets: {one/card: {width: here + dx / 4 in 20..400}}
            cancel: {ease: spring(ratio 0.46 velocity inherit)}
        """
      )
    )
    session.pointer(.began, 220, 627, at: 0.26)
    session.pointer(.moved, 217, 711, at: 0.4)
    session.handle(.trigger("open"))
    session.pointer(.moved, 74, 487, at: 0.75)
    session.advance(to: 0.76)
    let held = session
    session.pointer(.ended, 74, 487, at: 0.76)
    #expect(session.velocityJump(since: held, tolerance: 1e-3, share: 1e-5) == nil)
  }
}
