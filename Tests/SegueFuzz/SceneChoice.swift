import ArgumentParser

/// Which scenes the seeds play.
enum SceneChoice: String, ExpressibleByArgument, CaseIterable {
  /// Those of Scenes/, which even seeds play.
  case bundled
  /// Those that odd seeds draw from the language.
  case drawn
  case all
  /// Those of Scenes/ and of the language's catalogue, with a strange value in one place; seeds number them.
  case strange

  /// Whether a seed is played.
  func includes(_ seed: UInt64) -> Bool {
    switch self {
    case .bundled: seed.isMultiple(of: 2)
    case .drawn: !seed.isMultiple(of: 2)
    case .all, .strange: true
    }
  }
}
