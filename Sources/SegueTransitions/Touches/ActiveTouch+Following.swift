import SegueGestures
import SegueStage

extension ActiveTouch {
  /// The recognizers of some followers, and which of them may be recognized together.
  init(
    id: Int,
    chain: [LayerID],
    pressed: LayerID?,
    following: [(recognizer: AnyRecognizer, follower: TouchFollower)],
    hasCaught: Bool,
    areSimultaneous: (TouchFollower, TouchFollower) -> Bool
  ) {
    var arbiter = GestureArbiter()
    for first in following.indices {
      for second in following.indices where second > first {
        if areSimultaneous(following[first].follower, following[second].follower) {
          arbiter.allowTogether(first, second)
        }
      }
    }
    self.init(
      id: id,
      chain: chain,
      pressed: pressed,
      recognizers: following.map(\.recognizer),
      followers: following.map(\.follower),
      arbiter: arbiter,
      hasCaught: hasCaught
    )
  }
}
