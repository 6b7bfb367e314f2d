import Foundation

/// An app's own code, with what can be found in it by name.
@preconcurrency @MainActor
public struct SegueProgram {
  /// Makes the app's delegate; nil if it has none.
  public var applicationDelegate: (@MainActor () -> any UIApplicationDelegate)?
  /// The app's own entry, if that is not a delegate; it is not called, as it would wait for a real screen.
  public var main: (@MainActor () -> Void)?

  /// Creates a program with the tables of all its files.
  public init(table: SegueTable) {}

  /// Plays the app: its delegate, or its first preview.
  public func run() {
    run(applicationDelegate == nil ? .preview(0) : .application(applicationDelegate, scenes: []))
  }

  /// Plays what it is opened with, as it is told on descriptor 3, until nobody tells it anything any more.
  public func run(_ opening: SegueOpening) {
    ProgramLoop(self, opening).run()
  }
}
