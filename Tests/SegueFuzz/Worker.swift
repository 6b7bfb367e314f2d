import ArgumentParser
import SegueFuzzing

/// One process's share: a line before each run and one after it, so that the last line names a run that traps.
struct Worker: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Plays seeds.", shouldDisplay: false)

  @Option(help: "Pairs of a first seed and the seed after the last.")
  var seeds: [UInt64] = []

  @Option(help: "Which of them are played.")
  var played = SceneChoice.all

  @Option(help: "The only steps of the run to take, by their places.")
  var steps: [Int] = []

  @Flag(help: "Take no step at all but those of --steps.")
  var isPartial = false

  func run() throws {
    played == .strange ? playStrange() : try playSeeds()
  }

  private func playStrange() {
    let scenes = StrangeScenes.ofRepository()
    Bounds.limitMemory()
    for pair in stride(from: 0, to: seeds.count - 1, by: 2) {
      for seed in seeds[pair]..<seeds[pair + 1] {
        Output.line("run \(seed)")
        Bounds.limitTime()
        let verdict = StrangeTrial.verdict(of: scenes[Int(clamping: seed)])
        Output.line(verdict.fault == nil ? "held \(verdict.digest)" : "broken \(verdict.digest)")
      }
    }
  }

  private func playSeeds() throws {
    let bundled = try FuzzScene.all()
    var done: Set<UInt64> = []
    for pair in stride(from: 0, to: seeds.count - 1, by: 2) {
      for seed in seeds[pair]..<seeds[pair + 1] where played.includes(seed) && done.insert(seed).inserted {
        Output.line("run \(seed)")
        guard var run = try? FuzzRun.of(seed: seed, bundled: bundled) else {
          Output.line("broken refused")
          continue
        }
        if isPartial { run.steps = steps.map { run.steps[$0] } }
        let verdict = Trial.verdict(of: run)
        Output.line(verdict.violation == nil ? "held \(verdict.digest)" : "broken \(verdict.digest)")
      }
    }
  }
}
