import ArgumentParser

/// Whether the user has asked for reduced motion.
struct MotionOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Run what is for users who want less motion (default: as SEGUE_REDUCE_MOTION says, else no)."
  )
  var reduceMotion: Bool?

  /// What the option says, else the environment.
  var isReduced: Bool { isReduced(otherwise: false) }

  /// What the option says, else the environment, else what is given.
  func isReduced(otherwise fallback: Bool) -> Bool {
    reduceMotion ?? Environment.value("SEGUE_REDUCE_MOTION").map(Self.isYes) ?? fallback
  }

  /// Any value means yes but for the empty one, `0`, `no`, `false` and `off`.
  private static func isYes(_ value: String) -> Bool {
    !["", "0", "no", "false", "off"].contains(value.lowercased())
  }
}
