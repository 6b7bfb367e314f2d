import SegueStage

extension Session {
  /// How many layers there are as the hand goes on, which velocities are read from: it may begin a transition.
  package var layerCountAhead: Int {
    guard let hand else { return layerCount }
    var moved = self
    moved.move(hand, by: OneSidedDifference.step)
    return moved.layerCount
  }
}
