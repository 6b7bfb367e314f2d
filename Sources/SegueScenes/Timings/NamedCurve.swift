public import SegueMotion

/// The curves that have a name in the language.
public enum NamedCurve: String, Hashable, Sendable, CaseIterable {
  /// Constant speed.
  case linear
  /// `CAMediaTimingFunction`'s ease-in: a slow start.
  case easeIn = "ease-in"
  /// Its ease-out: a slow end.
  case easeOut = "ease-out"
  /// Its ease-in-ease-out: a slow start and end.
  case easeInOut = "ease-in-out"
  /// Core Animation's default curve.
  case standard = "default"

  /// The timing curve of that name.
  public var curve: TimingCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .cubicBezier(.easeIn)
    case .easeOut: .cubicBezier(.easeOut)
    case .easeInOut: .cubicBezier(.easeInOut)
    case .standard: .cubicBezier(.standard)
    }
  }
}
