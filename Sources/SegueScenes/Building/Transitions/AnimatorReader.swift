import SegueDocuments
import SegueGeometry
import SegueModel

/// Reads what an animator does: the layers that it adds, what it sets, and what it leads from one value to another.
struct AnimatorReader: OverLayers {
  var layers: LayerReader
  /// Whether a number anywhere is random.
  var usesRandom = false

  /// Reads a key of an animator.
  mutating func body(_ field: Field, into body: inout TransitionBody) {
    let scope = Scope(.track, substitutions: field.substitutions)
    let held = scope.at(.held)
    switch field.name {
    case "duration": body.duration = reading.seconds(field, scope.at(.transitionTiming))
    case "ease": body.ease = reading.ease(field, scope.at(.transitionTiming)) ?? .easeInOut
    case "insert": body.insert = reading.word(field, TransitionDefinition.Insertion.self)
    case "add": body.additions = additions(field, to: field.joins ? body.additions : [])
    case "during":
      body.during = (field.joins ? body.during : []) + values.assignments(field, held)
      for assignment in body.during where assignment.values.contains(where: { $0.property == .scrolling }) {
        reading.report(
          Finding(
            "'scrolling' has no effect while a transition runs",
            at: assignment.path.source,
            hint: "UIKit takes no touches then; 'before' or 'after' sets it for afterwards"
          )
        )
      }
    case "before": body.before = (field.joins ? body.before : []) + values.assignments(field, held)
    case "after": body.after = (field.joins ? body.after : []) + values.assignments(field, held)
    case "tracks": body.tracks = (field.joins ? body.tracks : []) + tracks(field, scope)
    case "alongside": body.alongside = (field.joins ? body.alongside : []) + tracks(field, scope)
    case "completes": body.completes = reading.flag(field) ?? true
    case "seed":
      let wanted = "a whole number from 0"
      if let seed = reading.literal(field, wanted, in: 0...9_007_199_254_740_992, isWhole: true) {
        body.seed = UInt64(Int(clamping: seed))
      }
    default: return
    }
  }
}
