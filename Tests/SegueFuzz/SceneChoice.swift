import ArgumentParser

/// Which scenes the seeds play.
enum SceneChoice: String, ExpressibleByArgument, CaseIterable {
  /// Those of Scenes/, which even seeds play.
  case bundled
  /// Those that odd seeds draw from the language.
  case drawn
  case all

  /// Whether a seed is played.
  func includes(_ seed: UInt64) -> Bool {
    switch self {
    case .bundled: seed.isMultiple(of: 2)
    case .drawn: !seed.isMultiple(of: 2)
    case .all: true
    }
  }
}
