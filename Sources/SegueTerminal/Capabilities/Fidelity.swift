/// How true colours are while the picture moves; at rest they always become exact.
public enum Fidelity: String, Hashable, Sendable, CaseIterable {
  case exact
  /// Near-lossless while the link is too slow for exact frames.
  case auto
  /// Near-lossless always: six bits a channel, and small changes wait.
  case fast
}
