/// A sound of the system's; none is heard.
public typealias SystemSoundID = UInt32

/// The sound of a buzz.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Would play a sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { noteSilence() }
/// Would play a sound with a buzz.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { noteSilence() }
/// Would play a sound, and calls a block when it is over.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inCompletionBlock: (@Sendable @MainActor () -> Void)?
) {
  noteSilence()
  if let inCompletionBlock { VirtualRunLoop.schedule(after: 0, inCompletionBlock) }
}

private func noteSilence() {
  VirtualRunLoop.schedule(after: 0) { SegueHost.current.note("sounds are not heard") }
}
