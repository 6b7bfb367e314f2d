import SegueModel
import SegueScenes
import SegueTerminal
import SegueTransitions
import Testing

@testable import SeguePreviewer

@Suite("Why a gesture ended as it did stays on the screen until the next one")
struct VerdictTests {
  private static let text = """
    segue: 1
    device: [390, 780]
    screens: {home: {fill: black}, sheet: {fill: white}}
    transitions:
      show: {kind: present, from: home, to: sheet, duration: 0.4, tracks: {to: {y: H -> rest}}}
      hide: {kind: dismiss, from: sheet, to: home, duration: 0.4, tracks: {from: {y: H}}}
    gestures:
      pull: {in: sheet, recognize: pan, progress: dy / 400 in 0..1, drives: hide,
             finish: {when: progress > 0.9 or velocity.y > 9000}}
    """

  /// A sheet that is shown, and where time has got to.
  private func shown(columns: Int, rows: Int) throws -> (state: PreviewerState, now: Double) {
    let scene = try Samples.preview(of: Self.text).rehearsal.scene
    var state = Samples.state(scene, columns: columns, rows: rows)
    var now = 0.0
    func pass(_ seconds: Double, _ state: inout PreviewerState) {
      let end: Double = now + seconds
      while now < end {
        now += 1.0 / 60
        state.tick(now)
      }
    }
    pass(0.1, &state)
    _ = state.handle(Samples.key(.enter), at: now)
    pass(1, &state)
    return (state, now)
  }

  private func drag(_ state: inout PreviewerState, _ now: inout Double, moves: Int, then key: Key) {
    _ = state.handle(Samples.key(.character("f")), at: now)
    for _ in 0..<moves {
      now += 0.05
      state.tick(now)
      _ = state.handle(Samples.key(.down, .shift), at: now)
    }
    _ = state.handle(Samples.key(key), at: now)
    for _ in 0..<120 {
      now += 1.0 / 60
      state.tick(now)
    }
  }

  @Test("On the screen", arguments: [(80, 24), (120, 40), (200, 60)])
  func screen(columns: Int, rows: Int) throws {
    var (state, now) = try shown(columns: columns, rows: rows)
    #expect(!Samples.text(of: &state).contains("progress > 0.9"))
    drag(&state, &now, moves: 4, then: .enter)
    let cancelled = Samples.text(of: &state)
    #expect(cancelled.contains("cancelled"))
    #expect(cancelled.contains("progress > 0.9 or velocity.y > 9000"))
    if rows >= 34 {
      #expect(cancelled.contains("cancelled: progress > 0.9 or velocity.y > 9000 was false (progress 0."))
      #expect(cancelled.contains("velocity.y 0 pt/s)"))
    }
    // It stays, however long nobody touches anything, and goes with the next touch.
    for _ in 0..<600 {
      now += 1.0 / 60
      state.tick(now)
    }
    #expect(Samples.text(of: &state) == cancelled)
    _ = state.handle(Samples.key(.character("f")), at: now)
    state.tick(now + 0.02)
    #expect(!Samples.text(of: &state).contains("progress > 0.9"))
  }

  @Test("In the inspector, each value on a line of its own")
  func inspector() throws {
    var (state, now) = try shown(columns: 120, rows: 40)
    drag(&state, &now, moves: 12, then: .enter)
    _ = state.handle(Samples.key(.character("2")), at: now)
    let text = Samples.text(of: &state)
    #expect(text.contains("LAST GESTURE"))
    #expect(text.contains("finished: progress > 0.9"))
    #expect(text.contains("progress 1"))
  }

  @Test(
    "In words",
    arguments: [
      (
        GestureVerdict(
          gesture: "pull",
          time: 0,
          occasion: .ended,
          outcome: .cancelled,
          condition: "progress > 0.5",
          held: false,
          readings: [
            .init(name: "progress", value: .number(0.37), unit: ""),
            .init(name: "velocity.y", value: .number(120.04), unit: "pt/s"),
          ]
        ), "cancelled: progress > 0.5 was false (progress 0.37, velocity.y 120 pt/s)"
      ),
      (
        GestureVerdict(
          gesture: "pull",
          time: 0,
          occasion: .cancelled,
          outcome: .cancelled,
          condition: "progress > 0.5"
        ),
        "cancelled: the system took the touch away"
      ),
      (
        GestureVerdict(gesture: "pull", time: 0, occasion: .ended, outcome: .finished),
        "finished: pull has no finish condition"
      ),
      (sheet(.init(height: 412.4, detent: "medium")), "medium: let go towards a height of 412 pt"),
      (sheet(.init(height: -90, detent: nil)), "dismissed: let go towards a height of -90 pt"),
    ]
  )
  func words(verdict: GestureVerdict, text: String) {
    #expect(verdict.sentence == text)
  }

  @Test("A sheet that goes to a detent is where it was sent; only what is undone is a setback")
  func setback() {
    let lifted = Self.sheet(.init(height: 412, detent: "medium"))
    #expect(!lifted.isSetback && lifted.result == "medium")
    #expect(!Self.sheet(.init(height: -90, detent: nil)).isSetback)
    for outcome in [GestureVerdict.Outcome.finished, .cancelled] {
      let verdict = GestureVerdict(gesture: "pull", time: 0, occasion: .ended, outcome: outcome)
      #expect(verdict.isSetback == (outcome == .cancelled))
      #expect(verdict.result == outcome.rawValue)
    }
  }

  private static func sheet(_ landing: GestureVerdict.Landing) -> GestureVerdict {
    var verdict = GestureVerdict(gesture: "places/sheet", time: 0, occasion: .ended, outcome: .cancelled)
    verdict.landing = landing
    return verdict
  }

  @Test("The tokens of the condition are told with what was held to them")
  func tokens() throws {
    let preview = try Samples.preview(
      of: """
        segue: 1
        tokens: {most: 40%, mostly: 3, other: 7}
        screens: {home: {}}
        """
    )
    let verdict = GestureVerdict(
      gesture: "pull",
      time: 0,
      occasion: .ended,
      outcome: .finished,
      condition: "progress > $most",
      held: true,
      readings: [.init(name: "progress", value: .number(0.5), unit: "")]
    )
    let told = verdict.tellingTokens(of: preview.rehearsal.document?.knobs ?? [])
    #expect(told.sentence == "finished: progress > $most was true (progress 0.5, $most 0.4)")
  }

  @Test("A finger that rests has no velocity, and the inspector says so")
  func velocity() throws {
    var (state, now) = try shown(columns: 120, rows: 40)
    _ = state.handle(Samples.key(.character("2")), at: now)
    _ = state.handle(Samples.key(.character("f")), at: now)
    for _ in 0..<5 {
      now += 0.05
      state.tick(now)
      _ = state.handle(Samples.key(.down, .shift), at: now)
    }
    state.tick(now + 0.02)
    #expect(!Samples.text(of: &state).contains("0.0, 0.0 pt/s"))
    for frame in 1...30 { state.tick(now + Double(frame) / 60) }
    #expect(Samples.text(of: &state).contains("0.0, 0.0 pt/s"))
  }
}
