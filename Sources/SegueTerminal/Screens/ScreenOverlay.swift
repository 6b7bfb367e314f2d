/// Pictures that a screen shows over its cells.
///
/// What it appends follows the cells' own bytes in the same synchronized update, so neither is seen without the other.
/// It may leave the cursor and the rendition anywhere.
@MainActor
public protocol ScreenOverlay: AnyObject {
  /// Appends what makes the terminal show the pictures as they are now; nothing if it does already.
  func encode(_ pace: OverlayPace, into bytes: inout [UInt8])
  /// Whether something waits for `OverlayPace.resting`.
  var isUnfinished: Bool { get }
  /// Forgets what is shown, as after the screen was cleared.
  func invalidate()
  /// Appends what removes everything, as before the terminal is given back.
  ///
  /// `isCut`: some of what was appended last has not been sent, and will not be; the sequence that was cut off has been
  /// cancelled.
  func leave(isCut: Bool, into bytes: inout [UInt8])
}

/// How much time there is for an overlay's frame.
public enum OverlayPace: Hashable, Sendable, CaseIterable {
  /// Another frame follows, and the link has room for all of it.
  case moving
  /// Another frame follows, and the link is slow.
  case hurried
  /// Nothing has changed for a while.
  case resting
}
