import Testing

@testable import SegueUIKit

/// Tasks that wait; those of programs, which do so in virtual time, are run end to end.
@Suite("Waiting tasks")
struct TaskWaitingTests {
  @Test(
    "what is left of a delay tells how long it was to be",
    arguments: [
      (0.5, 0.499_87), (0.3, 0.299_2), (0.05, 0.049_999), (0.016, 0.015_9), (0.019, 0.018_9),
      (0.001, 0.000_4), (2, 1.999_99),
      (0.25, 0.25),
    ]
  )
  func intended(delay: Double, left: Double) {
    #expect(abs(TaskSleeper.intended(left) - delay) < 1e-12)
  }

  @Test("outside of a program they wait for a clock, and a cancelled one wakes")
  func outside() async throws {
    #expect(!VirtualTasks.areTaken)
    await Task.yield()
    try await Task.sleep(nanoseconds: 1000)
    try await Task.sleep(for: .microseconds(1))
    try await Task.sleep(until: .now + .microseconds(1), clock: .continuous)
    let sleeper = Task { try await Task.sleep(for: .seconds(1000)) }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }
}
