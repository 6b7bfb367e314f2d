import SegueModel
import SegueStage
import SegueTransitions

/// What the scene is shown on.
extension Preview {
  mutating func changeDevice(_ command: Command.Device) {
    switch command {
    case .rotate: rehearsal.rotate()
    case .reduceMotion: rehearsal.toggleReducedMotion()
    case .allInterruptible: rehearsal.toggleAllInterruptible()
    case .nextDevice: show(on: rehearsal.nextDevice)
    case .appearance: rehearsal.set(rehearsal.session.appearance == .light ? .dark : .light)
    case .safeArea: stage.showsSafeArea.toggle()
    case .corners: stage.roundsCorners.toggle()
    case .textSize(let steps): rehearsal.set(rehearsal.options.textSize.larger(by: steps))
    }
  }

  /// Shows the scene on another device, whole.
  mutating func show(on device: Device) {
    stage.zoom = StageZoom()
    rehearsal.show(on: device)
  }
}
