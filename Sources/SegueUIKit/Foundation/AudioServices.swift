/// A sound of the system's; none is heard.
public typealias SystemSoundID = UInt32

/// The sound of a buzz.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Would read a sound; 0, as none is.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL,
  _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  outSystemSoundID.pointee = 0
  return 0
}
/// Lets go of a sound; 0, as none is held.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
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
