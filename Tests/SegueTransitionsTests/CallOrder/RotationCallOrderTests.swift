import SegueModel
import SegueTransitions
import Testing

/// The calls of a device that is turned, line by line.
@Suite struct RotationCallOrderTests {
  /// The calls from when a device is turned, with some screens over the first.
  private func calls(_ text: String, showing transitions: [String]) throws -> [String] {
    var session = Session(scene: try Scenes.parse(text))
    for (second, transition) in transitions.enumerated() {
      session.advance(to: Double(second))
      session.handle(.trigger(transition))
    }
    session.advance(to: 5)
    let count = session.calls.count
    session.handle(.rotate(.landscape))
    session.advance(to: 10)
    return Array(session.calls.dropFirst(count))
  }

  /// A navigation controller tells all its children, those that are covered too.
  @Test func aNavigationStack() throws {
    #expect(
      try calls(CallOrderScenes.navigation, showing: ["open", "deeper"]) == [
        "5.000 home viewWillTransition(to: 800x400, with: coordinator)",
        "5.000 detail viewWillTransition(to: 800x400, with: coordinator)",
        "5.000 last viewWillTransition(to: 800x400, with: coordinator)",
      ]
    )
  }

  /// The presented controllers after those that present them, and the layout of a custom presentation's container, though
  /// another covers it.
  @Test func presentationsOverOneAnother() throws {
    #expect(
      try calls(CallOrderScenes.presentation, showing: ["slide", "warn"]) == [
        "5.000 home viewWillTransition(to: 800x400, with: coordinator)",
        "5.000 panel viewWillTransition(to: 800x400, with: coordinator)",
        "5.000 alert viewWillTransition(to: 800x400, with: coordinator)",
        "5.000 containerViewWillLayoutSubviews",
      ]
    )
  }

  @Test(arguments: [
    // What no layout does by itself, and a track of the rotation's own.
    ("opacity: 0.5 if W > H else 1", "{kind: rotate, duration: 0.25}"),
    ("opacity: 1", "{kind: rotate, duration: 0.25, tracks: {home/card: {opacity: 0 -> 1}}}"),
  ])
  func whatRunsAlongside(_ value: String, _ turn: String) throws {
    let text = """
      segue: 1
      device: [400, 800]
      screens: {home: {layers: {card: {frame: [0, 0, W, 100], \(value)}}}}
      transitions: {turn: \(turn)}
      """
    #expect(
      try calls(text, showing: []) == [
        "5.000 home viewWillTransition(to: 800x400, with: coordinator)",
        "5.000 animate(alongsideTransition:)",
        "5.250 animate(alongsideTransition:) completion(isCancelled: false)",
      ]
    )
  }

  /// A layout that only moves frames needs nobody's animations.
  @Test func framesAreTheLayoutsOwn() throws {
    let text = """
      segue: 1
      device: [400, 800]
      screens: {home: {layers: {card: {frame: [W / 4, 0, W / 2, H / 2]}}}}
      """
    #expect(
      try calls(text, showing: []) == ["5.000 home viewWillTransition(to: 800x400, with: coordinator)"]
    )
  }

  /// Each turn's coordinator completes by itself, at once where it takes no time.
  @Test func turnsOnOneAnothersWay() throws {
    func calls(_ duration: Double) throws -> [String] {
      let text = """
        segue: 1
        device: [400, 800]
        screens: {home: {layers: {card: {frame: [0, 0, W, 100], opacity: 0.5 if W > H else 1}}}}
        transitions: {turn: {kind: rotate, duration: \(duration)}}
        """
      var session = Session(scene: try Scenes.parse(text))
      session.handle(.rotate(.landscape))
      session.advance(to: 0.3)
      session.handle(.rotate(.portrait))
      session.advance(to: 3)
      return session.calls
    }
    let (there, back) = ("home viewWillTransition(to: 800x400", "home viewWillTransition(to: 400x800")
    let completion = "animate(alongsideTransition:) completion(isCancelled: false)"
    #expect(
      try calls(0.5) == [
        "0.000 \(there), with: coordinator)", "0.000 animate(alongsideTransition:)",
        "0.300 \(back), with: coordinator)", "0.300 animate(alongsideTransition:)",
        "0.500 \(completion)", "0.800 \(completion)",
      ]
    )
    #expect(
      try calls(0) == [
        "0.000 \(there), with: coordinator)", "0.000 animate(alongsideTransition:)", "0.000 \(completion)",
        "0.300 \(back), with: coordinator)", "0.300 animate(alongsideTransition:)", "0.300 \(completion)",
      ]
    )
  }
}
