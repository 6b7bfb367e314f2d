import SegueDocuments
import SegueGeometry
import SegueModel
import SegueRunner
import SegueTransitions
import SeguePlayer

extension Rehearsal {
  /// What is previewed, at rest where a run like another one begins; nil if it cannot be begun, as the problem then says.
  mutating func beginning(like other: any Playable) -> (any Playable)? {
    guard program != nil else { return Session(scene: scene, options: options, like: other) }
    return started(heldAs: other.orientation, repeating: other)
  }

  /// The scene at rest on a screen, or the program at its start; nil if it cannot be begun, as the problem then says.
  mutating func beginning(on screen: String, _ orientation: Script.Orientation) -> (any Playable)? {
    guard program != nil else { return Session(scene: scene, options: options, on: screen, orientation) }
    return started(heldAs: orientation)
  }

  /// The program on the device held in a way, after the events of a run.
  mutating func started(heldAs orientation: Script.Orientation, repeating other: (any Playable)? = nil)
    -> ProgramRun?
  {
    guard let program else { return nil }
    do throws(RunnerError) {
      return try program.run(on: options.device ?? scene.device, orientation, repeating: other)
    } catch {
      problem = DocumentError(error, in: program.file)
      return nil
    }
  }

  /// Recreates the run with new options and returns to the current position.
  ///
  /// The run begins on the same screen in the same orientation and receives the same events; on a different
  /// canvas, touches move in proportion.
  mutating func restart() {
    dropFinger()
    let old: any Playable = player.origin
    guard let session = beginning(like: old) else { return }
    let shift: Double = session.time - old.time
    player.restart(from: session) { event in
      event.delayed(by: shift).moved(from: old.canvas, to: session.canvas)
    }
  }
}

extension Session {
  /// The scene at rest on a screen, at time 0.
  init(scene: Scene, options: Options, on screen: String, _ orientation: Script.Orientation) {
    var options: Options = options
    options.startScreen = screen
    options.orientation = orientation
    self.init(scene: scene, options: options)
  }

  /// The scene at rest on the same screen as another session, in the same orientation or turned, at time 0.
  init(scene: Scene, options: Options, like other: any Playable, isTurned: Bool = false) {
    let isUpright: Bool = (other.orientation == .portrait) != isTurned
    self.init(scene: scene, options: options, on: other.screen, isUpright ? .portrait : .landscape)
  }
}
