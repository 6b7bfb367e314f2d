import SegueDocuments
import SegueModel

/// Keys that have no effect in a transition, and some that are missing.
extension TransitionReader {
  /// Warns about a seed if nothing in the scene is random.
  mutating func checkSeed(_ written: [Field]) {
    guard !animators.usesRandom, let seed = written.first(where: { $0.name == "seed" }) else { return }
    reading.report(
      Finding(
        "'seed' has no effect where nothing is random",
        at: seed.key.range,
        hint: "it chooses what 'random(0..1)' comes to",
        severity: .warning
      )
    )
  }

  /// Refuses keys that only an animator supports if UIKit's own transition runs.
  mutating func checkSystem(_ body: [Field], kind: TransitionDefinition.Kind) {
    for field in body where Self.animatorKeys.contains(field.name) {
      reading.report(
        Finding(
          "'\(field.name)' without 'tracks' changes nothing",
          at: field.key.range,
          hint:
            "UIKit's own \(kind.rawValue) runs; write 'tracks', or 'use' with a preset, to have an animator"
        )
      )
    }
  }

  /// What UIKit's own transitions do not heed.
  private static let animatorKeys: Set = ["duration", "ease", "insert", "add", "seed", "completes"]

  static func useless(_ field: Field, inRotation entry: Field) -> Finding {
    Finding(
      "'\(field.name)' has no effect in a rotation",
      at: field.key.range,
      hint: "it runs when the device is rotated, on whatever screen is shown"
    )
  }

  mutating func reportMissingKind(_ entry: Field) {
    reading.report(
      Finding(
        "transition '\(entry.name)' needs a 'kind'",
        at: entry.key.range,
        hint: "kinds: push, pop, present, dismiss, rotate, tab"
      )
    )
  }
}
