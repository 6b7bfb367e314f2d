import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import Testing

@testable import SegueTransitions

/// What a hand moves along a way it hands over at the way's own velocity, not at that of the straight line.
@Suite struct ScrubbedWayTests {
  private static func session(_ track: String) throws -> Session {
    Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: [400, 800]
        screens: {home: {layers: {dot: {frame: [40, 60, 120, 80], fill: red}}}}
        gestures:
          pull: {in: home, recognize: pan, progress: dx / 300, scrubs: {home/dot: \(track)}}
        """
      )
    )
  }

  private static let tracks: [(track: String, property: LayerProperty)] = [
    ("{x: 0 -> 100 @ 0.65 -> 40}", .frameX), ("{x: 0 -> 100 -> 40, mode: cubic}", .frameX),
    ("{x: 0 -> 100 -> 40 -> 90, mode: cubic-paced}", .frameX), ("{x: 0 -> 100 -> 40, mode: paced}", .frameX),
    ("{along: M 60 40 C 300 0 -90 60 200 300}", .positionX),
    ("{along: M 60 40 C 300 0 -90 60 200 300, mode: paced, turn: auto}", .rotationZ),
    ("{center: \"[0, 0] -> [90, 40]\", arc: 70}", .centerX),
  ]

  @Test(arguments: tracks.indices) func aHandLetsGoAtTheWaysVelocity(_ index: Int) throws {
    let (track, property) = Self.tracks[index]
    var session = try Self.session(track)
    session.pointer(.began, 50, 500, at: 0)
    for step in 1...30 {
      let (x, time) = (50 + 7 * Double(step), 0.01 * Double(step))
      session.pointer(.moved, x, 500, at: time)
      guard step > 10 else { continue }
      let gesture = try #require(session.hands.active?.followers.first?.gesture)
      let layer = try #require(session.stage.resolve(LayerPath("home/dot")).first)
      let handOff = session.handOff(of: gesture)
      let rate = try #require(handOff.rates[layer]?[property])
      func number(_ shift: Double) throws -> Double {
        var other = session
        other.pointer(.moved, x + shift, 500, at: time + 0.001)
        let state = other.stage.tree.presentation(of: layer, at: other.time)
        return try #require(state.number(of: property))
      }
      let slope = (try number(0.01) - number(-0.01)) / 0.02
      let error = abs(rate - slope * handOff.velocity.x)
      #expect(error < 1e-3 * (1 + abs(rate)), "\(step)")
    }
  }
}
