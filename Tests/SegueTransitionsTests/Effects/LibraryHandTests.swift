import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

/// The interaction controllers of VCTransitionsLibrary: which way their hands go, and how far they count.
@Suite struct LibraryHandTests {
  /// `CEHorizontalSwipeInteractionController` with `popOnRightToLeft`, its default.
  static let sideways = [
    ("pan", "forest"), ("crossfade", "city"), ("cube", "side"), ("flip", "right"), ("fold", "view"),
    ("turn", "back-side"),
  ]

  @Test(arguments: sideways) func aPopIsSwipedFromRightToLeft(_ scene: String, _ screen: String) throws {
    #expect(try swiped(scene, screen, x: 60, y: 0).status.phase == .idle)
    for (distance, percent) in [(-20.0, 0.1), (-60, 0.3), (-120, 0.6), (-198, 0.99), (-260, 0.99)] {
      let session = try swiped(scene, screen, x: distance, y: 0)
      #expect(session.status.phase == .interactive)
      #expect(abs((session.transitionContext?.percentComplete ?? 0) - percent) < 1e-9)
    }
    // Any direction that goes leftwards at all will do; only the horizontal way counts.
    #expect(
      abs((try swiped(scene, screen, x: -40, y: 90).transitionContext?.percentComplete ?? 0) - 0.2) < 1e-9
    )
  }

  /// `CEVerticalSwipeInteractionController`.
  @Test(arguments: [("cards", "letter"), ("cube", "base"), ("turn", "under-side")])
  func aPopIsSwipedDownwards(_ scene: String, _ screen: String) throws {
    #expect(try swiped(scene, screen, x: 0, y: -60).status.phase == .idle)
    let session = try swiped(scene, screen, x: 90, y: 80)
    #expect(abs((session.transitionContext?.percentComplete ?? 0) - 0.4) < 1e-9)
  }

  /// More than half finishes, half does not; the system's cancel never does.
  @Test(arguments: sideways) func moreThanHalfFinishes(_ scene: String, _ screen: String) throws {
    for (distance, phase) in [(-100.0, TransitionStatus.Phase.cancelling), (-102, .finishing)] {
      var session = try swiped(scene, screen, x: distance, y: 0)
      session.pointer(.ended, 330 + distance, 400, at: 1)
      #expect(session.status.phase == phase)
    }
    var session = try swiped(scene, screen, x: -150, y: 0)
    session.pointer(.cancelled, 180, 400, at: 1)
    #expect(session.status.phase == .cancelling)
  }

  /// `CEPinchInteractionController` measures from the scale at which the pinch was recognised.
  @Test(arguments: [("portal", "hall"), ("explode", "dawn"), ("nat-geo", "page")])
  func aPinchCountsFromWhereItWasRecognised(_ scene: String, _ screen: String) throws {
    for (scale, percent, phase) in [
      (0.72, 0.2, TransitionStatus.Phase.cancelling), (0.45, 0.5, .cancelling),
      (0.44, 1 - 0.44 / 0.9, .finishing),
    ] {
      var session = try Session(scene, startScreen: screen)
      let hand = "0 pinch 196 426 1\n0.1 pinch 196 426 0.9\n0.2 pinch 196 426 \(scale)"
      session.play(try ScriptParser.parse(hand, file: "pinch"), until: 0.2)
      #expect(abs((session.transitionContext?.percentComplete ?? -1) - percent) < 1e-9)
      session.play(try ScriptParser.parse(hand + "\n0.3 release 196 426", file: "pinch"), until: 0.3)
      #expect(session.status.phase == phase)
    }
  }

  /// A finger that goes so far from the middle of a screen, in steps, and stays down.
  private func swiped(_ scene: String, _ screen: String, x: Double, y: Double) throws -> Session {
    var session = try Session(scene, startScreen: screen)
    session.pointer(.began, 330, 400, at: 0)
    for step in 1...10 {
      let part = Double(step) / 10
      session.pointer(.moved, 330 + x * part, 400 + y * part, at: 0.05 * Double(step))
    }
    return session
  }
}
