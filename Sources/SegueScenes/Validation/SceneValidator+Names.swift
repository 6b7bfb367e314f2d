import SegueDocuments
import SegueGeometry
import SegueModel

/// Names that have a value in transitions of some kinds only.
extension SceneValidator {
  /// Refuses what has a value in some kinds of transitions only; a preset may be meant for those.
  mutating func checkKind(of symbol: Expression.Symbol, at place: SourceRange, in context: PathContext) {
    guard !isTrial, let kind = context.transition?.definition.kind else { return }
    let hint: String
    switch symbol {
    case .direction where kind != .tab: hint = symbol.whereabouts
    case .touchX where kind == .rotate, .touchY where kind == .rotate:
      hint = "no finger turns the device: write a place, as W / 2"
    default: return
    }
    report(Finding("'\(symbol.rawValue)' has no value here", at: place, hint: hint))
  }
}
