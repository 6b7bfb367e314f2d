/// What waits for the end of some animations: a block's completion, or a transaction's.
///
/// It opens once it is closed to new animations and the last one has left it.
@MainActor
final class AnimationGate {
  private var count = 0
  private var hasFinished = true
  private var isClosed = false
  private var opened: ((Bool) -> Void)?

  /// `opened` is called once, with whether all animations have run to their ends.
  init(_ opened: @escaping (Bool) -> Void) { self.opened = opened }

  /// Whether no animation has entered yet.
  var isEmpty: Bool { count == 0 }

  /// An animation begins.
  func enter() { count += 1 }

  /// An animation is over.
  func leave(finished: Bool) {
    count -= 1
    hasFinished = hasFinished && finished
    openIfDue()
  }

  /// No animation will enter any more.
  func close() {
    isClosed = true
    openIfDue()
  }

  private func openIfDue() {
    guard isClosed, count <= 0, let opened else { return }
    self.opened = nil
    opened(hasFinished)
  }
}
