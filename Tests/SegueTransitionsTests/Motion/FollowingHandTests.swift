import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// What a hand, and a transition that it leads to, read of layers that follow what it moves.
@Suite struct FollowingHandTests {
  /// A screen with a card under a finger, other layers, and what the gesture on the card does.
  private func session(_ layers: String, gesture: String, rest: String = "") throws -> Session {
    let text = """
      segue: 1
      device: [400, 800]
      screens:
        home:
          fill: white
          layers:
            card: {frame: [0, 100, 100, 100], fill: red}
      \(indented(layers, by: 6))
      \(rest)
      gestures:
        drag:
          in: home/card
          recognize: pan
      \(indented(gesture, by: 4))
      """
    return Session(scene: try Scenes.parse(text))
  }

  /// A page that is pushed in a second, with what it shows and what the transition adds.
  private func page(_ layers: String, adding added: String) -> String {
    """
      page: {fill: gray, layers: {\(layers)}}
    transitions:
      open:
        kind: push
        from: home
        to: page
        duration: 1
        add:
    \(indented(added, by: 6))
        tracks: {to: {opacity: 0 -> 1}}
    """
  }

  private func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n").map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }

  /// What a gesture sets after a follower moves at the follower's velocity, and goes on with it.
  @Test func aGestureReadsIt() throws {
    var session = try session(
      """
      dot: {width: 10, height: 10, follow: {x: home/card.x * 0.5 + 20}}
      tail: {frame: [20, 400, 10, 10], fill: blue}
      """,
      gesture: """
        sets: {home/card: {x: here + x - start.x}, home/tail: {x: home/dot.x * 3 - 40}}
        finish: {when: true, rest: {home/card: {x: 200}}, ease: spring(response 0.5 ratio 1 velocity inherit)}
        """
    )
    session.swing(300, 0, seconds: 0.3, from: (50, 150))
    let card = try #require(session.layer("home/card")?.frame.minX)
    #expect(card > 50)
    #expect(session.layer("home/dot")?.frame.minX == card * 0.5 + 20)
    #expect(session.layer("home/tail")?.frame.minX == (card * 0.5 + 20) * 3 - 40)
    let before = session
    session.pointer(.ended, session.fingerX(after: 0.3), 150, at: session.time)
    let step = 1.0 / 65536
    session.advance(to: session.time + step)
    let slope =
      ((session.layer("home/tail")?.frame.minX ?? .nan) - (before.layer("home/tail")?.frame.minX ?? .nan))
      / step
    // 300 points a second, halved, thrice; the spring has slowed a little in a step.
    #expect(abs(slope - 450) < 0.3)
  }

  /// What is read of it as a transition begins is what it has come to by then, though its screen is only just loaded.
  @Test func aTransitionBeginsWithIt() throws {
    var session = try session(
      "",
      gesture: """
        sets: {home/card: {x: here + x - start.x}}
        finish: {when: true, rest: {home/card: {x: 300}}, duration: 1, ease: linear}
        """,
      rest: page(
        "mate: {y: 300, width: 10, height: 10, follow: {x: home/card.x}}",
        adding: "ghost: {frame: to/mate.frame, fill: red}"
      )
    )
    session.swing(300, 0, seconds: 0.3, from: (50, 150))
    session.pointer(.ended, 140, 150, at: session.time)
    session.advance(to: session.time + 0.5)
    let card = try #require(session.layer("home/card")?.frame.minX)
    #expect(card > 150 && card < 250)
    session.handle(.trigger("open"))
    #expect(session.status.transition == "open")
    #expect(abs((session.layer("container/ghost")?.frame.minX ?? .nan) - card) < 1e-9)
  }

  /// Of two added masks of a layer the second replaces the first, which follows nothing any more.
  @Test func aMaskThatFollowsIsReplaced() throws {
    let added = """
      first: {masks: to, width: 10, height: 10, fill: red, follow: {x: home/card.x}}
      second: {masks: to, width: 20, height: 20, fill: red, follow: {x: home/card.x + 1}}
      """
    var session = try session(
      "",
      gesture:
        "sets: {home/card: {x: here + x - start.x}}\nfinish: {when: true, rest: {home/card: {x: 300}}}",
      rest: page("", adding: added)
    )
    session.handle(.trigger("open"))
    #expect(session.status.transition == "open")
    session.advance(to: 2)
    #expect(session.screen == "page")
  }

  /// As a content's offset and what it follows besides are set in one change, it is read between the two.
  @Test func aGestureReadsItBetweenWhatItSets() throws {
    var session = try session(
      """
      list: {scroll: y, frame: [0, 0, 400, 90], layers: {row: {frame: [0, 0, 400, 900], fill: gray}}}
      mate: {x: 300, width: 10, height: 10, follow: {y: home/card.y - home/list.offset.y}}
      tail: {frame: [200, 500, 10, 10], fill: blue}
      """,
      gesture:
        "sets: {home/card: {y: here + y - start.y}, home/list: {offset.y: y - start.y}, home/tail: {y: home/mate.y * 2}}"
    )
    session.swing(0, 300, seconds: 0.3, from: (50, 150))
    #expect(session.layer("home/card")?.frame.minY == 178)
    #expect(session.layer("home/tail")?.frame.minY == 200)
  }
}

extension Session {
  /// Where the finger of `swing(300, 0, …, from: (50, 150))` is.
  fileprivate func fingerX(after seconds: Double) -> Double { 50 + 300 * seconds }
}
