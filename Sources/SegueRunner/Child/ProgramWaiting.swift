/// What is done while a program takes its time to answer.
public final class ProgramWaiting: Sendable {
  /// Whom a program's answers are waited for with; nobody by default.
  ///
  /// Work on other threads does not see it. An object and not the function itself: the optimizer of Swift 6.3 passes a task-local function on without its
  /// type, and the program ends where it is set.
  @TaskLocal public static var current: ProgramWaiting?

  /// Asked on the waiting thread, ten times a second, whether to wait any longer; the program is ended if not.
  public let goesOn: @Sendable () -> Bool

  /// Creates a waiting that ends where a function says so.
  public init(goesOn: @escaping @Sendable () -> Bool) { self.goesOn = goesOn }
}
