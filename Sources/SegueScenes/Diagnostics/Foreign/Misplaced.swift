/// Keys that are written one level too high, and calls' labels that are no keys, with where they belong.
enum Misplaced {
  /// What to say of a key that its owner has not; nil: nothing is known of it.
  static func cure(_ key: String, in owner: String) -> String? {
    switch (owner, key) {
    case ("a transition", "dimming"): "it belongs to the presentation: 'presentation: {dimming: black 40%}'"
    case ("a transition", "style"): "it belongs to the presentation: 'presentation: {style: page-sheet}'"
    case ("a transition", "frame"):
      "it belongs to the presentation: 'presentation: {style: custom, frame: [x, y, width, height]}'"
    case ("a gesture", "when"), ("a gesture", "then"), ("a gesture", "rest"), ("a gesture", "delay"):
      "it belongs to the end: 'finish: {when: …}'"
    case ("a gesture", "duration"): "it belongs to an end: 'finish: {…}' or 'cancel: {duration: 0.2}'"
    case (_, "usingSpringWithDamping"), (_, "dampingRatio"): "write 'ease: spring(ratio 0.8)'"
    case (_, "initialSpringVelocity"): "write 'ease: spring(ratio 0.8 velocity 1)'"
    case (_, "springDuration"): "write 'ease: spring(duration 0.5 bounce 0.2)'"
    default: nil
    }
  }
}
