import ArgumentParser
import SegueFuzzing

/// Plays runs in processes of their own, so that one that traps is found like any other.
@main struct SegueFuzz: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Does to scenes what seeds say, and holds each run to the laws of Tests/SegueFuzzing.",
    discussion: "Even seeds play the bundled scenes, odd ones scenes that they draw from the language.",
    subcommands: [Worker.self]
  )

  @Option(help: "How many seeds, from the first on.")
  var runs: UInt64 = 10_000

  @Option(help: "The first seed.")
  var first: UInt64 = 0

  @Option(help: "Which scenes are played: bundled, drawn, all of these, or strange ones.")
  var scenes = SceneChoice.all

  @Option(help: "How many of the failures are shrunk and printed.")
  var shown = 5

  /// The seeds that every process plays: what it shows must not hang on anything but the seed.
  private static let shared: UInt64 = 100
  /// One a core of the machines that changes are tested on.
  private static let processes: UInt64 = 2

  func run() async throws {
    let jobs = Self.processes
    let span = scenes == .all || scenes == .strange ? runs : 2 * runs
    let outcomes = try await withThrowingTaskGroup(of: WorkerOutcome.self) { group in
      for job in 0..<jobs {
        let length = span / jobs
        let start = first + job * length
        let end = job + 1 == jobs ? first + span : start + length
        group.addTask {
          try WorkerOutcome(
            playing: [first..<min(first + Self.shared, first + span), start..<end],
            of: scenes
          )
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let failed = Set(outcomes.flatMap(\.failed)).sorted()
    // They stay on the screen whatever showing them does.
    if !failed.isEmpty { Output.line("failed: \(failed.map(String.init).joined(separator: ", "))") }
    for seed in failed.prefix(shown) {
      try scenes == .strange ? StrangeReport.show(seed: seed) : FailureReport.show(seed: seed)
    }
    let unlike = WorkerOutcome.unlikeSeeds(in: outcomes)
    for seed in unlike.prefix(shown) { print("seed \(seed): two processes show different frames") }
    print("\(runs) runs, \(failed.count + unlike.count) failures")
    if !failed.isEmpty || !unlike.isEmpty { throw ExitCode.failure }
  }
}
