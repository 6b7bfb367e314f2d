import Foundation

/// What a process that played seeds has said.
struct WorkerOutcome: Sendable {
  /// What was seen, by seed.
  private(set) var digests: [UInt64: String] = [:]
  /// The seeds that broke a law or ended the process.
  private(set) var failed: [UInt64] = []

  /// Plays seeds in processes of their own; after one that traps another goes on with the next seed.
  init(playing ranges: [Range<UInt64>], of scenes: SceneChoice) throws {
    var ranges = ranges.filter { !$0.isEmpty }
    while !ranges.isEmpty {
      let seeds = ranges.flatMap { ["--seeds", "\($0.lowerBound)", "--seeds", "\($0.upperBound)"] }
      let result = try Self.run(["worker", "--played", scenes.rawValue] + seeds)
      var running: UInt64?
      for line in result.lines {
        let words = line.split(separator: " ")
        guard words.count == 2 else { continue }
        if words[0] == "run" { running = UInt64(words[1]) }
        guard let seed = running, words[0] != "run" else { continue }
        digests[seed] = String(words[1])
        if words[0] == "broken" { failed.append(seed) }
        running = nil
      }
      guard !result.isDone, let seed = running else { return }
      failed.append(seed)
      ranges = Self.rest(of: ranges, after: seed)
    }
  }

  /// Whether a part of a run's steps ends the process.
  static func traps(_ seed: UInt64, steps: [Int]) throws -> Bool {
    let kept = steps.flatMap { ["--steps", "\($0)"] }
    return try !run(["worker", "--is-partial", "--seeds", "\(seed)", "--seeds", "\(seed + 1)"] + kept).isDone
  }

  /// The seeds that did not show the same in every process that played them.
  static func unlikeSeeds(in outcomes: [WorkerOutcome]) -> [UInt64] {
    var digests: [UInt64: Set<String>] = [:]
    for (seed, digest) in outcomes.flatMap(\.digests) { digests[seed, default: []].insert(digest) }
    return digests.filter { $0.value.count > 1 }.keys.sorted()
  }

  private static func rest(of ranges: [Range<UInt64>], after seed: UInt64) -> [Range<UInt64>] {
    guard let place = ranges.firstIndex(where: { $0.contains(seed) }) else { return [] }
    return ([seed + 1..<ranges[place].upperBound] + ranges[(place + 1)...]).filter { !$0.isEmpty }
  }

  private static func run(_ arguments: [String]) throws -> (lines: [Substring], isDone: Bool) {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isDone = process.terminationReason == .exit && process.terminationStatus == 0
    return (String(decoding: data, as: UTF8.self).split(separator: "\n"), isDone)
  }
}
