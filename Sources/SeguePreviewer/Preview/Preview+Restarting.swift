import SegueGeometry
import SegueModel
import SegueTransitions

extension Preview {
  /// The scene at rest on a screen, at time 0, as the session's options have it.
  func session(on screen: String, _ orientation: Script.Orientation) -> Session {
    var options: Session.Options = self.options
    options.startScreen = screen
    options.orientation = orientation
    return Session(scene: scene, options: options)
  }

  /// A scene at rest on the screen that another session is on, and the same way round or turned, at time 0.
  static func session(
    of scene: Scene,
    options: Session.Options,
    like other: Session,
    isTurned: Bool = false
  ) -> Session {
    var options: Session.Options = options
    options.startScreen = other.screen
    let isUpright: Bool = (other.orientation == .portrait) != isTurned
    options.orientation = isUpright ? .portrait : .landscape
    return Session(scene: scene, options: options)
  }

  /// Makes the same run with other options, and goes to where it was.
  ///
  /// The run begins on the same screen, the same way round, and sees the same events; on another canvas touches are at
  /// the same place of it.
  mutating func restart() {
    dropFinger()
    let old: Session = player.origin
    let session: Session = Self.session(of: scene, options: options, like: old)
    let shift: Double = session.time - old.time
    player.restart(from: session) { event in
      event.delayed(by: shift).moved(from: old.canvas, to: session.canvas)
    }
  }
}
