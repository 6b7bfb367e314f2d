import SegueFuzzing

/// A strange scene that failed: what was changed, and what is wrong with what came of it.
enum StrangeReport {
  static func show(seed: UInt64) throws {
    let scene = StrangeScenes.ofRepository()[Int(clamping: seed)]
    print("seed \(seed): \(scene.name)")
    let outcome = try WorkerOutcome(playing: [seed..<seed + 1], of: .strange)
    if outcome.digests[seed] == nil {
      print("  it ends the process, or takes more than a scene may")
    } else if let fault = StrangeTrial.verdict(of: scene).fault {
      print("  \(fault)")
    }
  }
}
