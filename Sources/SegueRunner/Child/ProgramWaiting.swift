/// What is done while a program takes its time to answer.
public enum ProgramWaiting {
  /// Asked on the waiting thread, ten times a second, whether to wait any longer; the program is ended if not.
  ///
  /// Nobody is asked by default. Work on other threads does not see the value of this one.
  @TaskLocal public static var goesOn: (@Sendable () -> Bool)?
}
