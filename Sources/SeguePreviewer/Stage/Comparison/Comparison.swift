import SegueModel
import SegueScenes
import SegueTransitions
import SeguePlayer

/// A second run shown with the first: begun alike, given the same touches, and driven by the same clock.
struct Comparison: Sendable {
  /// How the two runs are shown.
  enum Layout: Hashable, Sendable, CaseIterable {
    case sideBySide
    /// The second on top of the first, half opaque.
    case over
    /// The difference between the two pictures.
    case difference
  }

  let variant: Variant
  /// A number of its own among all comparisons.
  var number = 0
  private(set) var layout: Layout
  /// The second run.
  private(set) var player: Player
  /// The state of the first run when the second last followed it.
  private var followed: (run: Int, log: [TimedEvent])?
  /// The scene of `saved` and `frozen`, which tuning the first one must not affect.
  private let scene: Scene?
  /// The text of the file when the comparison began.
  let source: [UInt8]?
  /// The second scene's literals, if it has a text of its own.
  private let knobs: [Knob.ID: String]
  /// The length of the first run on its own, in seconds.
  private(set) var ownLength: Double

  /// Compares a run with a variant of it; `scene` is that of a variant with a text of its own.
  init(
    _ variant: Variant,
    scene: Scene?,
    knobs: [Knob] = [],
    layout: Layout = .sideBySide,
    of rehearsal: Rehearsal
  ) {
    self.variant = variant
    self.knobs = Dictionary(knobs.map { ($0.id, $0.text) }) { first, _ in first }
    self.scene = scene
    self.layout = layout
    source = rehearsal.document?.savedSource
    ownLength = rehearsal.player.length
    player = Player(subject: rehearsal.player.origin)
    follow(rehearsal)
  }

  /// The literals in which the two texts differ, with both values.
  func differences(from rehearsal: Rehearsal) -> [(name: String, first: String, second: String)] {
    guard !knobs.isEmpty else { return [] }
    return (rehearsal.document?.knobs ?? []).compactMap { knob in
      guard let other = knobs[knob.id], other != knob.text else { return nil }
      let name: String = knob.detail.isEmpty ? knob.name : "\(knob.name) \(knob.detail)"
      return (name, knob.text, other)
    }
  }

  /// Switches to the next layout.
  mutating func cycle() {
    let all: [Layout] = Layout.allCases
    layout = all[((all.firstIndex(of: layout) ?? 0) + 1) % all.count]
  }

  /// Brings the second run to where the first one is.
  mutating func follow(_ rehearsal: Rehearsal) {
    let leader: Player = rehearsal.player
    if followed?.run != leader.version.run {
      begin(rehearsal)
    } else if !isUnchanged(leader) {
      takeEvents(of: rehearsal)
    }
    followed = (leader.version.run, leader.log)
    player.isHeld = leader.isHeld
    if leader.isHeld { player.length = max(player.length, leader.position) }
    player.seek(to: leader.position)
  }

  /// Whether neither run has events that the other lacks.
  private func isUnchanged(_ leader: Player) -> Bool {
    guard let followed, followed.log.count == leader.log.count, player.isHeld == leader.isHeld else {
      return false
    }
    guard let last = followed.log.last, let newest = leader.log.last else { return true }
    return last.time == newest.time && last.event == newest.event
  }

  /// Begins the second run the way the first began.
  private mutating func begin(_ rehearsal: Rehearsal) {
    // The player is kept, so that its runs have numbers of their own.
    player.subject = start(rehearsal)
    player.startRun()
    takeEvents(of: rehearsal)
  }

  /// Gives the second run the events of the first, and determines its new length.
  private mutating func takeEvents(of rehearsal: Rehearsal) {
    let leader: Player = rehearsal.player
    ownLength = leader.length
    let shift: Double = player.origin.time - leader.origin.time
    let events: [TimedEvent] = leader.log.map { entry in
      TimedEvent(
        time: entry.time + shift,
        event: translate(entry.event, rehearsal).delayed(by: shift)
          .moved(from: leader.origin.canvas, to: player.origin.canvas)
      )
    }
    player.replaceLog(by: events)
    guard !leader.isHeld else { return }
    player.rehearse()
  }

  /// An event of the first run, as it applies to the second.
  private func translate(_ event: SessionEvent, _ rehearsal: Rehearsal) -> SessionEvent {
    guard case .transition(let name) = variant, case .trigger = event else { return event }
    return .trigger(name)
  }

  /// The second scene at rest where the first run began.
  private func start(_ rehearsal: Rehearsal) -> any Playable {
    if let program = rehearsal.program { return start(program, of: rehearsal) }
    var options: Session.Options = rehearsal.options
    let scene: Scene = self.scene ?? rehearsal.scene
    var isTurned: Bool = false
    switch variant {
    case .saved, .frozen, .transition: break
    case .reduceMotion: options.reduceMotion.toggle()
    case .allInterruptible: options.allInterruptible.toggle()
    case .otherAppearance:
      let isDark: Bool = (options.appearance ?? scene.appearance) == .dark
      options.appearance = isDark ? .light : .dark
    case .otherOrientation: isTurned = true
    case .device(let name): options.device = Device.named(name)
    }
    return Session(
      scene: scene,
      options: options,
      like: rehearsal.player.origin,
      isTurned: isTurned
    )
  }

  /// The program on another device or turned, where the first run began; itself where it cannot be begun so.
  private func start(_ program: ProgramDesk, of rehearsal: Rehearsal) -> any Playable {
    let origin: any Playable = rehearsal.player.origin
    var (device, orientation) = (origin.device, origin.orientation)
    if case .device(let name) = variant { device = Device.named(name) ?? device }
    if variant == .otherOrientation { orientation = orientation == .portrait ? .landscape : .portrait }
    return (try? program.run(on: device, orientation, repeating: origin)) ?? origin
  }
}
