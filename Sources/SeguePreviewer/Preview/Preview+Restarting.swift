import SegueGeometry
import SegueModel
import SegueTransitions
import SeguePlayer

extension Preview {
  /// The scene at rest on a screen, at time 0, with the session's options.
  func session(on screen: String, _ orientation: Script.Orientation) -> Session {
    var options: Session.Options = self.options
    options.startScreen = screen
    options.orientation = orientation
    return Session(scene: scene, options: options)
  }

  /// A scene at rest on the same screen as another session, in the same orientation or turned, at time 0.
  static func session(
    of scene: Scene,
    options: Session.Options,
    like other: any Playable,
    isTurned: Bool = false
  ) -> Session {
    var options: Session.Options = options
    options.startScreen = other.screen
    let isUpright: Bool = (other.orientation == .portrait) != isTurned
    options.orientation = isUpright ? .portrait : .landscape
    return Session(scene: scene, options: options)
  }

  /// Recreates the run with new options and returns to the current position.
  ///
  /// The run begins on the same screen in the same orientation and receives the same events; on a different
  /// canvas, touches move in proportion.
  mutating func restart() {
    dropFinger()
    let old: any Playable = player.origin
    let session: Session = Self.session(of: scene, options: options, like: old)
    let shift: Double = session.time - old.time
    player.restart(from: session) { event in
      event.delayed(by: shift).moved(from: old.canvas, to: session.canvas)
    }
  }
}
