import SegueStage

/// The work that all checks of a scene may take together.
///
/// A megabyte of scene has room for thousands of transitions of a minute and thousands of layers in each frame of them:
/// what their product asks for is bounded here, so that checking ends within seconds and says what it has left out. The
/// unit is one layer in one frame.
public struct CheckBudget: Hashable, Sendable {
  /// What is left, in layers times frames.
  private var left: Int

  /// Creates a budget, by default as large as a command has.
  public init(_ work: Int = 4_000_000) { left = max(work, 0) }

  /// Whether nothing is left: whoever watches stops.
  public var isSpent: Bool { left <= 0 }

  /// Takes from what is left.
  ///
  /// - Parameter work: Layers times frames, however many.
  public mutating func spend(_ work: Int) { left -= min(max(work, 1), left) }

  /// Takes looks at all layers of a session.
  package mutating func spend(looks: Int, at session: Session) {
    spend(frames: looks * Self.look, of: session)
  }

  /// Takes the passing of frames.
  package mutating func spend(frames: Int, of session: Session) {
    spend(frames * (session.stage.tree.count + Self.overhead))
  }

  /// What a frame without layers takes, in layers.
  private static let overhead = 20
  /// What reading all that is seen takes, in frames that pass.
  private static let look = 10
}
